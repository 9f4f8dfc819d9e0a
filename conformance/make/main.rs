//! Writes the vectors of the conformance kits anew: the same seeds, the same bytes. With `--check` it
//! writes nothing and fails where a file differs.

// The tests' modules hold more than is used here.
#![allow(dead_code, unreachable_pub)]

mod contents;
mod draw;
mod games;

#[path = "../../tests/brandubh/mod.rs"]
mod brandubh;
#[path = "../../tests/kit/mod.rs"]
mod kit;
#[path = "../../tests/plain/mod.rs"]
mod plain;
#[path = "../../tests/random/mod.rs"]
mod random;

use std::error::Error;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let check = match env::args().nth(1).as_deref() {
        None => false,
        Some("--check") => true,
        Some(other) => {
            return Err(format!("{other} is not understood; there is only --check").into());
        }
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("conformance");
    let mut different = Vec::new();
    let files = [games::fanorona::kit().files(), games::brandubh::kit().files()].concat();
    for (name, text) in files {
        let path = folder.join(&name);
        if fs::read_to_string(&path).ok().as_ref() == Some(&text) {
            continue;
        }
        if check {
            different.push(name);
        } else {
            fs::create_dir_all(path.parent().expect("a folder"))?;
            fs::write(&path, text)?;
        }
    }
    if !different.is_empty() {
        return Err(
            format!("out of date, `make vectors` writes them: {}", different.join(", ")).into()
        );
    }
    Ok(())
}
