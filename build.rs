//! Gives the shared library the name that programs look for and, on request,
//! writes the C header.

/// Changes exactly when the ABI breaks: programs linked with one generation
/// never load another.
const GENERATION: u32 = 1;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let target = |key: &str| std::env::var(format!("CARGO_CFG_TARGET_{key}")).unwrap_or_default();
    if target("FAMILY") == "unix" {
        let name = match &*target("VENDOR") {
            "apple" => format!("-install_name,@rpath/libfanorona.{GENERATION}.dylib"),
            _ => format!("-soname,libfanorona.so.{GENERATION}"),
        };
        println!("cargo::rustc-cdylib-link-arg=-Wl,{name}");
    }
    #[cfg(feature = "header")]
    header::write();
}

#[cfg(feature = "header")]
mod header {
    use std::env;
    use std::path::PathBuf;

    pub(crate) fn write() {
        println!("cargo::rerun-if-changed=src");
        println!("cargo::rerun-if-changed=cbindgen.toml");
        let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
        let config = cbindgen::Config::from_file(root.join("cbindgen.toml")).expect("a good file");
        // Only the ABI's own files: the rest of the crate is no business of C's.
        let files = ["version", "codes", "boundary", "values", "table", "answers", "geometry"];
        let files = files.iter().chain(&[
            "keys",
            "boards",
            "steps",
            "chains",
            "moves",
            "games",
            "search",
            "notation",
            "gametexts",
        ]);
        files
            .fold(cbindgen::Builder::new(), |builder, file| {
                builder.with_src(root.join("src/abi").join(file).with_extension("rs"))
            })
            .with_config(config)
            .generate()
            .expect("the C ABI's source is understood")
            .write_to_file(root.join("include/fanorona.h"));
    }
}
