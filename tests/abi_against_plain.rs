//! The C boundary against the plain implementation: every number for a point, a direction and a
//! kind, good or not, and random runs of calls.

mod calls;
mod plain;
mod random;

use calls::Handle;
use rand::RngCore;

/// Off the board on every side, and numbers that wrap round to good ones.
fn numbers(end: i32) -> Vec<i32> {
    let mut numbers: Vec<i32> = (-2..end + 3).collect();
    numbers.extend([255, 256, 256 + 12, 65_536 + 38, i32::MAX, i32::MIN, i32::MIN + 38]);
    numbers
}

#[test]
fn every_reason_for_every_number() {
    let mut rng = random::seeded(40);
    for _ in 0..1_500 {
        let reached = random::reached(&mut rng);
        let mut board = Handle::parse(reached.start.text().as_bytes()).unwrap();
        for step in &reached.played {
            let answer = match step {
                Some(step) => board.play(step.from, step.dir, step.kind),
                None => board.stop(),
            };
            assert_eq!(answer, 0);
        }
        let plain = reached.board;
        assert_eq!(board.text(), plain.text());
        for from in numbers(plain::CELLS as i32) {
            for dir in numbers(8) {
                for kind in numbers(3) {
                    let asked = (from, dir, kind);
                    let why = plain.step_why(from, dir, kind);
                    assert_eq!(board.step_why(from, dir, kind), why, "{asked:?} {plain:?}");
                    let why = plain.play_why(from, dir, kind);
                    assert_eq!(board.play_why(from, dir, kind), why, "{asked:?} {plain:?}");
                }
            }
        }
    }
}

#[test]
fn random_runs_of_calls() {
    let mut rng = random::seeded(41);
    for length in [60, 120, 400].into_iter().cycle().take(6_000) {
        let mut bytes = vec![0; length];
        rng.fill_bytes(&mut bytes);
        calls::run(&bytes);
    }
}
