//! Position strings.

use super::{
    BLACK, EMPTY, POS_LETTER, POS_LONG, POS_NULL, POS_ROWS, POS_SIDE, POS_WIDTH, Plain, TEXT_MAX,
    WHITE, square_of,
};

impl Plain {
    pub fn parse(text: &[u8]) -> Result<Plain, i32> {
        if text.is_empty() {
            return Err(POS_NULL);
        }
        if text.len() > TEXT_MAX {
            return Err(POS_LONG);
        }
        let space = text.iter().position(|&c| c == b' ');
        let (stones, rest) = text.split_at(space.unwrap_or(text.len()));
        if stones.iter().any(|c| !matches!(c, b'w' | b'b' | b'/' | b'1'..=b'9')) {
            return Err(POS_LETTER);
        }
        let ranks: Vec<Vec<i32>> = stones
            .split(|&c| c == b'/')
            .map(|rank| {
                let mut cells = Vec::new();
                for c in rank {
                    match c {
                        b'w' => cells.push(WHITE),
                        b'b' => cells.push(BLACK),
                        digit => cells.resize(cells.len() + usize::from(digit - b'0'), EMPTY),
                    }
                }
                cells
            })
            .collect();
        if ranks.len() != 3 && ranks.len() != 5 {
            return Err(POS_ROWS);
        }
        let width = ranks[0].len();
        if ![3, 5, 7, 9].contains(&width) || ranks.iter().any(|rank| rank.len() != width) {
            return Err(POS_WIDTH);
        }
        let mut board = Plain::empty(width as i32, ranks.len() as i32);
        board.side = match rest {
            b" w" => WHITE,
            b" b" => BLACK,
            _ => return Err(POS_SIDE),
        };
        for (rank, cells) in ranks.iter().rev().enumerate() {
            for (file, &stone) in cells.iter().enumerate() {
                board.put(square_of(file as i32, rank as i32), stone);
            }
        }
        Ok(board)
    }

    pub fn text(&self) -> String {
        let mut text = String::new();
        for rank in (0..self.rows).rev() {
            let mut run = 0;
            for file in 0..self.cols {
                let stone = self.at(square_of(file, rank));
                if stone == EMPTY {
                    run += 1;
                    continue;
                }
                if run > 0 {
                    text.push_str(&run.to_string());
                }
                run = 0;
                text.push(if stone == WHITE { 'w' } else { 'b' });
            }
            if run > 0 {
                text.push_str(&run.to_string());
            }
            text.push(if rank > 0 { '/' } else { ' ' });
        }
        text.push(if self.side == WHITE { 'w' } else { 'b' });
        text
    }
}
