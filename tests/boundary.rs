//! Every exported function is wholly inside the panic boundary, and in the table.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use syn::{Block, Expr, File, Item, ItemFn, Stmt};

/// The doors of the boundary: each catches a panic of what it is given.
const DOORS: [&str; 7] = ["guard", "answer", "live", "read", "write", "make", "free"];

/// The games, each with the folder of its part of the ABI and the number of functions that it has at least.
const GAMES: [(&str, usize); 2] = [("fanorona", 100), ("brandubh", 50)];

fn sources(game: &str) -> Vec<File> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/abi").join(game);
    let files = fs::read_dir(folder).expect("the game's folder is there").filter_map(|entry| {
        let path = entry.expect("a readable folder").path();
        path.extension().is_some_and(|extension| extension == "rs").then_some(path)
    });
    files
        .map(|path| syn::parse_file(&fs::read_to_string(path).expect("a readable file")))
        .map(|file| file.expect("Rust"))
        .collect()
}

fn exported(game: &str) -> Vec<ItemFn> {
    let functions = sources(game)
        .into_iter()
        .flat_map(|file| file.items)
        .filter_map(|item| if let Item::Fn(function) = item { Some(function) } else { None });
    functions.filter(|function| function.sig.abi.is_some()).collect()
}

/// True for a call of a door, with or without `unsafe` around it.
fn is_door(expression: &Expr) -> bool {
    match expression {
        Expr::Unsafe(block) => is_inside(&block.block),
        Expr::Call(call) => {
            let Expr::Path(path) = &*call.func else { return false };
            let last = path.path.segments.last();
            // What is computed for a door's arguments happens outside, so it must be trivial.
            last.is_some_and(|name| DOORS.iter().any(|door| name.ident == door))
                && call.args.iter().all(is_harmless)
        }
        _ => false,
    }
}

/// True for what cannot panic: names, literals, constants, closures not yet called.
fn is_harmless(expression: &Expr) -> bool {
    match expression {
        Expr::Path(_) | Expr::Lit(_) | Expr::Closure(_) => true,
        Expr::Tuple(tuple) => tuple.elems.iter().all(is_harmless),
        Expr::Call(call) => {
            matches!(&*call.func, Expr::Path(path)
                if path.path.segments.last().is_some_and(|name| name.ident == "null"))
        }
        Expr::MethodCall(call) => call.method == "as_ptr" && is_harmless(&call.receiver),
        _ => false,
    }
}

/// True for a block of doors and of bindings that cannot panic.
fn is_inside(block: &Block) -> bool {
    !block.stmts.is_empty()
        && block.stmts.iter().all(|statement| match statement {
            Stmt::Local(local) => local.init.as_ref().is_some_and(|init| {
                init.diverge.is_none() && (is_harmless(&init.expr) || is_door(&init.expr))
            }),
            Stmt::Item(item) => matches!(item, Item::Const(_)),
            Stmt::Expr(expression, _) => is_door(expression),
            Stmt::Macro(_) => false,
        })
}

#[test]
fn every_exported_body_is_a_call_of_the_boundary() {
    for (game, least) in GAMES {
        let functions = exported(game);
        assert!(functions.len() >= least, "only {} functions of {game}", functions.len());
        for function in functions {
            let name = &function.sig.ident;
            assert!(is_inside(&function.block), "{name} does something outside of the boundary");
        }
    }
}

#[test]
fn the_check_sees_a_body_outside_of_the_boundary() {
    for body in [
        "{ 1 + 1 }",
        "{ panic!() }",
        "{ let x = compute(); answer(|| Ok(x)) }",
        "{ answer(compute()) }",
        "{ answer(|| Ok(0)) + 1 }",
        "{ }",
    ] {
        let block: Block = syn::parse_str(body).expect("Rust");
        assert!(!is_inside(&block), "{body}");
    }
}

#[test]
fn the_exported_functions_are_those_of_the_committed_list() {
    let names: BTreeSet<String> = GAMES
        .iter()
        .flat_map(|(game, _)| exported(game))
        .map(|function| function.sig.ident.to_string())
        .collect();
    let list = include_str!("symbols.txt").lines().filter(|line| !line.starts_with('#'));
    assert_eq!(names, list.map(str::to_owned).collect());
}

#[test]
fn the_table_of_each_game_has_every_function_but_its_own() {
    for (game, _) in GAMES {
        let names: BTreeSet<String> = exported(game)
            .iter()
            .map(|function| {
                let name = function.sig.ident.to_string();
                let rest = name.strip_prefix(game).and_then(|rest| rest.strip_prefix('_'));
                rest.unwrap_or_else(|| panic!("{name} in the folder of {game}")).to_owned()
            })
            .filter(|name| name != "abi")
            .collect();
        let items = sources(game).into_iter().flat_map(|file| file.items);
        let table = items
            .filter_map(|item| if let Item::Struct(item) = item { Some(item) } else { None })
            .find(|item| item.ident == "Abi");
        let fields: Vec<String> = table
            .expect("the table is in the ABI")
            .fields
            .iter()
            .filter_map(|field| field.ident.as_ref().map(ToString::to_string))
            .collect();
        assert_eq!(&fields[..2], ["version", "size"]);
        assert_eq!(names, fields[2..].iter().cloned().collect());
    }
}
