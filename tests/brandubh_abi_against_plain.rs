//! The C boundary of brandubh against the plain implementation: every number for a square, good or
//! not, and random runs of calls.

mod brandubh;
mod brandubh_calls;

use brandubh::plain::Rules;
use brandubh::random;
use brandubh_calls::{Handle, variant};
use rand::RngCore;

#[test]
fn every_reason_for_every_number() {
    let mut numbers: Vec<i32> = (-2..84).collect();
    numbers.extend([255, 256, 256 + 40, 65_536 + 40, i32::MAX, i32::MIN, i32::MIN + 40]);
    let mut rng = random::seeded(40);
    for rules in Rules::all() {
        for _ in 0..12 {
            let plain = random::any(&mut rng, rules);
            let board = Handle::parse(plain.text().as_bytes()).unwrap();
            for &from in &numbers {
                for &to in &numbers {
                    let why = plain.why_not(from, to, rules);
                    let answer = board.why_not(from, to, &variant(rules));
                    assert_eq!(answer, why, "{from} {to} {rules:?} {}", plain.text());
                }
            }
        }
    }
}

#[test]
fn random_runs_of_calls() {
    let mut rng = random::seeded(41);
    for length in [80, 200, 600].into_iter().cycle().take(3_000) {
        let mut bytes = vec![0; length];
        rng.fill_bytes(&mut bytes);
        brandubh_calls::run(&bytes);
    }
}
