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

    use cbindgen::{Builder, Config};

    /// The headers, and the files of the ABI that each declares, in its order:
    /// the rest of the crate is no business of C's.
    const HEADERS: [(&str, &[&str]); 2] = [
        (
            "fanorona",
            &[
                "version",
                "codes",
                "values",
                "table",
                "answers",
                "geometry",
                "keys",
                "boards",
                "steps",
                "chains",
                "moves",
                "games",
                "search",
                "notation",
                "gametexts",
            ],
        ),
        (
            "brandubh",
            &[
                "version", "codes", "values", "table", "answers", "geometry", "keys", "boards",
                "moves", "captures", "games",
            ],
        ),
    ];

    pub(crate) fn write() {
        println!("cargo::rerun-if-changed=src");
        println!("cargo::rerun-if-changed=cbindgen.toml");
        let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
        let source = root.join("src/abi");
        for (game, files) in HEADERS {
            let read = |path| Config::from_file(path).expect("a good file");
            let own = read(source.join(game).join("header.toml"));
            let config = Config {
                header: own.header,
                after_includes: own.after_includes,
                trailer: own.trailer,
                export: own.export,
                ..read(root.join("cbindgen.toml"))
            };
            let builder = Builder::new().with_src(source.join("boundary.rs")).with_config(config);
            files
                .iter()
                .fold(builder, |builder, file| {
                    builder.with_src(source.join(game).join(file).with_extension("rs"))
                })
                .generate()
                .expect("the C ABI's source is understood")
                .write_to_file(root.join("include").join(game).with_extension("h"));
        }
    }
}
