//! Position strings good and bad.

use rand::Rng;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

use crate::brandubh::random as boards;
use crate::draw::{self, Oracle, Vector, gathered};
use crate::kit::brandubh::Brandubh;
use crate::random::{self, texts};

pub fn vectors(oracle: &Oracle<Brandubh>, seed: u64) -> Vec<Vector> {
    let mut rng = random::seeded(seed);
    let by_hand = BY_HAND.iter().map(|text| json!({"op": "position", "text": text}));
    let drawn = gathered(&mut rng, 6, position_text, |ask| oracle.answer(ask));
    by_hand
        .chain(drawn)
        .map(|ask| Vector { rule: "position-text", answer: oracle.answer(&ask), ask })
        .collect()
}

/// Texts that chance does not bring: the longest, the first too long, faults beside each other.
const BY_HAND: &[&str] = &[
    "",
    " ",
    " a",
    "3a3/3a3/3d3/aadkdaa/3d3/3a3/3a3 a",
    "3a3/3a3/3d3/aadkdaa/3d3/3a3/3a3 d",
    "adkadka/adkadka/adkadka/adkadka/adkadka/adkadka/adkadka d",
    "adkadka/adkadka/adkadka/adkadka/adkadka/adkadka/adkadka d ",
    "adkadka/adkadka/adkadka/adkadka/adkadka/adkadka/adkadka xxxxxxx",
    "adkadka/adkadka/adkadka/adkadka/adkadka/adkadka/adkadka xxxxxxxx",
    "1111111/1111111/1111111/1111111/1111111/1111111/1111111 a",
    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
    "k6/7/7/3k3/7/7/6k a",
    "7/7/7/7/7/7/7 a",
    "kkkkkkk/7/7/7/7/7/kkkkkkk d",
    "7/7/7/7/7/7/7",
    "7/7/7/7/7/7/7 ",
    "7/7/7/7/7/7/7 A",
    "7/7/7/7/7/7/7 w",
    "7/7/7/7/7/7/7 a ",
    "7/7/7/7/7/7/7 a\n",
    "7/7/7/7/7/7/7  a",
    "7/7/7/7/7/7/7\ta",
    "7/7/7/7/7/7/7 ad",
    "7/7/7/7/7/7/7\u{0} a",
    "7/7/7/7/7/7/7 \u{0}",
    "7/7/7/7/7/7/é a",
    "7/7/7/7/7/7/7é a",
    "7/7/7/7/7/7 a",
    "7/7/7/7/7/7",
    "7/7/7/7/7/7/ a",
    "7/7/7/7/7/7/7/ a",
    "7/7/7/7/7/7/7/7 a",
    "/7/7/7/7/7/7 a",
    "////// a",
    "7",
    "34/43/52/61/16/25/7 a",
    "7/7/7/8/7/7/7 a",
    "7/7/7/9/7/7/7 a",
    "7/7/7/07/7/7/7 a",
    "7/7/7/7a/7/7/7 a",
    "7/7/7/a6d/7/7/7 a",
    "7/7/7/71/7/7/7 a",
    "7/7/7/6/7/7/7 a",
    "7/7/7/K6/7/7/7 a",
    "7/7/7/A6/7/7/7 a",
    // One fault before another.
    "7/6/x6/7/7/7/7 a",
    "7/x6/6/7/7/7/7 a",
    "7/7/8x/7/7/7/7 a",
    "7/7/7x/7/7/7/7 a",
    "7/7/6/7/7/7/7/7 a",
    "7/7/7/7/7/7/7/x a",
    "7/7/7/7/7/6 x",
    "7/7/7/7/7/7 x",
    "7/7/7/7/7/7/6 x",
    "7/7/7/7/7/7/x6 x",
];

pub fn position_text(rng: &mut ChaCha8Rng) -> Value {
    let mut text = boards::scattered(rng).text();
    if rng.random_bool(0.03) {
        text.truncate(text.len() - rng.random_range(0..=2));
    }
    let spoil = |rng: &mut ChaCha8Rng, bytes: &mut Vec<u8>| {
        texts::spoil(rng, bytes, b"adk/123456789 0");
    };
    json!({"op": "position", "text": draw::spoilt(rng, text, spoil)})
}
