//! Position strings.

use super::flaw::Flaw;
use super::plain::{
    ATTACKER, ATTACKERS, DEFENDER, DEFENDERS, EMPTY, KING, Plain, all_squares, square_of,
};

pub const POS_NULL: i32 = 1;
pub const POS_ROWS: i32 = 2;
pub const POS_WIDTH: i32 = 3;
pub const POS_LETTER: i32 = 4;
pub const POS_SIDE: i32 = 5;
pub const POS_LONG: i32 = 6;

/// The rank that is being read, from its left.
type Rank = Vec<i32>;

fn end_rank(rank: &mut Rank, ranks: &mut Vec<Rank>) -> Result<(), i32> {
    if rank.len() != 7 {
        return Err(POS_WIDTH);
    }
    ranks.push(std::mem::take(rank));
    Ok(())
}

impl Plain {
    pub fn parse(text: &[u8]) -> Result<Plain, i32> {
        Plain::parse_with(text, Flaw::None)
    }

    pub fn parse_with(text: &[u8], flaw: Flaw) -> Result<Plain, i32> {
        if text.is_empty() {
            return Err(POS_NULL);
        }
        if text.len() >= 64 {
            return Err(POS_LONG);
        }
        let space = text.iter().position(|&c| c == b' ');
        let (squares, rest) = text.split_at(space.unwrap_or(text.len()));
        if flaw == Flaw::LettersFirst && squares.iter().any(|c| !b"adk/123456789".contains(c)) {
            return Err(POS_LETTER);
        }
        let (mut ranks, mut rank) = (Vec::new(), Rank::new());
        for &c in squares {
            match c {
                b'/' => {
                    end_rank(&mut rank, &mut ranks)?;
                    if ranks.len() == 7 {
                        return Err(POS_ROWS);
                    }
                }
                b'a' => rank.push(ATTACKER),
                b'd' => rank.push(DEFENDER),
                b'k' => rank.push(KING),
                b'1'..=b'9' => rank.extend(vec![EMPTY; usize::from(c - b'0')]),
                _ => return Err(POS_LETTER),
            }
            if rank.len() > 7 {
                return Err(POS_WIDTH);
            }
        }
        end_rank(&mut rank, &mut ranks)?;
        if ranks.len() < 7 {
            return Err(POS_ROWS);
        }
        let mut board = Plain::empty();
        board.flaw = flaw;
        board.side = match rest {
            b" a" => ATTACKERS,
            b" d" => DEFENDERS,
            b"" if flaw == Flaw::SideMayBeMissing => ATTACKERS,
            _ => return Err(POS_SIDE),
        };
        ranks.reverse();
        for (square, piece) in all_squares().zip(ranks.concat()) {
            board.put(square, piece);
        }
        Ok(board)
    }

    pub fn text(&self) -> String {
        let mut ranks = Vec::new();
        for rank in (0..7).rev() {
            let mut text = String::new();
            for file in 0..7 {
                text.push(match self.at(square_of(file, rank)) {
                    EMPTY => '.',
                    ATTACKER => 'a',
                    DEFENDER => 'd',
                    _ => 'k',
                });
            }
            for run in (1..=7).rev() {
                text = text.replace(&".".repeat(run), &run.to_string());
            }
            ranks.push(text);
        }
        format!("{} {}", ranks.join("/"), if self.side == ATTACKERS { 'a' } else { 'd' })
    }
}
