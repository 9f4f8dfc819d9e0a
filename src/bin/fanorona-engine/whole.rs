//! Whole moves, read and written.

use fanorona::{Board, Found, Game, Move, PlayError, Size, Step};

/// Reads a move on a board of some size, or says which text is none and why.
pub(crate) fn parse(text: &str, size: Size) -> Result<Move, String> {
    Move::parse(text.as_bytes(), size).map_err(|error| format!("{text:?} is no move: {error}"))
}

/// A move that may be made on a board, and its steps; or which is not, and why.
pub(crate) fn legal(text: &str, board: &Board) -> Result<(Move, Vec<Step>), String> {
    let whole = parse(text, board.position().size())?;
    match board.move_steps(&whole) {
        Ok(steps) => Ok((whole, steps)),
        Err(error) => Err(format!("{whole} cannot be played: {error}")),
    }
}

/// Plays moves one after another, or says which cannot be played and why.
pub(crate) fn play(game: &mut Game, moves: &[impl AsRef<str>]) -> Result<(), String> {
    for (index, text) in moves.iter().enumerate() {
        let number = index + 1;
        let whole = parse(text.as_ref(), game.variant().size())
            .map_err(|error| format!("move {number}: {error}"))?;
        if let Err(error) = game.play_move(&whole) {
            // The board tells which of its steps it is.
            let reason = match (error, game.board().move_steps(&whole)) {
                (PlayError::Step(_), Err(refused)) => refused.to_string(),
                _ => error.to_string(),
            };
            return Err(format!("move {number}: {whole} cannot be played: {reason}"));
        }
    }
    Ok(())
}

/// Steps of one stone as the move that they make; none of them make none.
pub(crate) fn of_steps(steps: &[Step]) -> Option<Move> {
    let ways: Vec<_> = steps.iter().map(|step| (step.direction(), step.kind())).collect();
    Move::new(steps.first()?.from(), &ways)
}

/// The move that a search between moves has found.
pub(crate) fn found(found: &Found) -> String {
    of_steps(&found.steps).map(|whole| whole.to_string()).unwrap_or_default()
}

/// The names of the points that a step takes, the nearest first.
pub(crate) fn taken(step: &Step) -> impl Iterator<Item = String> {
    step.taken_in_order().map(|point| point.to_string())
}
