//! Every exported function is wholly inside the panic boundary, and in the table.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use syn::{Block, Expr, File, Item, ItemFn, Stmt};

/// The doors of the boundary: each catches a panic of what it is given.
const DOORS: [&str; 6] = ["guard", "answer", "read", "write", "make", "free"];

fn sources() -> Vec<(String, File)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/abi");
    let files = fs::read_dir(folder).expect("the ABI's folder is there");
    files
        .map(|entry| {
            let path = entry.expect("a readable folder").path();
            let text = fs::read_to_string(&path).expect("a readable file");
            let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
            (name, syn::parse_file(&text).expect("Rust"))
        })
        .collect()
}

fn exported() -> Vec<ItemFn> {
    let functions = sources()
        .into_iter()
        .flat_map(|(_, file)| file.items)
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
    let functions = exported();
    assert!(functions.len() > 70, "only {} functions were found", functions.len());
    for function in functions {
        let name = &function.sig.ident;
        assert!(is_inside(&function.block), "{name} does something outside of the boundary");
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
    let names: BTreeSet<String> =
        exported().iter().map(|function| function.sig.ident.to_string()).collect();
    let list = include_str!("symbols.txt").lines().filter(|line| !line.starts_with('#'));
    assert_eq!(names, list.map(str::to_owned).collect());
}

#[test]
fn the_table_has_every_function_but_its_own() {
    let functions = exported();
    let names: BTreeSet<String> = functions
        .iter()
        .filter_map(|function| {
            function.sig.ident.to_string().strip_prefix("fanorona_").map(Into::into)
        })
        .filter(|name: &String| name != "abi")
        .collect();
    let table =
        sources().into_iter().flat_map(|(_, file)| file.items).find_map(|item| match item {
            Item::Struct(table) if table.ident == "Abi" => Some(table),
            _ => None,
        });
    let fields: Vec<String> = table
        .expect("the table is in the ABI")
        .fields
        .iter()
        .filter_map(|field| field.ident.as_ref().map(ToString::to_string))
        .collect();
    assert_eq!(&fields[..2], ["version", "size"]);
    assert_eq!(names, fields[2..].iter().cloned().collect());
}
