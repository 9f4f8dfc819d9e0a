//! Points, directions, sides, sizes and the lines of every board.

mod common;
mod plain;
mod random;

use std::collections::BTreeSet;

use common::{direction, number, point};
use fanorona::{Direction, ParseSizeError, Point, PointSet, Side, Size};
use plain::Plain;
use proptest::prelude::*;

#[test]
fn points_are_padded_numbers() {
    for index in 0..=u8::MAX {
        let expected = plain::file_of(i32::from(index)) >= 0;
        assert_eq!(Point::from_index(index).is_some(), expected, "{index}");
    }
    for file in 0..=u8::MAX {
        for rank in 0..=u8::MAX {
            let expected = plain::square_of(i32::from(file), i32::from(rank));
            assert_eq!(Point::new(file, rank).map_or(-1, number), expected, "{file} {rank}");
        }
    }
    assert_eq!(Point::new(0, 0).unwrap().index(), 12);
    assert_eq!(Point::new(4, 2).unwrap().index(), 38);
}

#[test]
fn all_points_come_in_order_and_know_their_place() {
    let all: Vec<i32> = Point::all().map(number).collect();
    assert_eq!(all, Plain::empty(9, 5).all_squares());
    assert!(Point::all().is_sorted());
    for point in Point::all() {
        let n = number(point);
        assert_eq!(i32::from(point.file()), plain::file_of(n));
        assert_eq!(i32::from(point.rank()), plain::rank_of(n));
        assert_eq!(point.is_strong(), plain::is_strong(n));
        assert_eq!(PointSet::STRONG.contains(point), plain::is_strong(n));
        assert_eq!(point.to_string(), plain::point_name(n));
        assert_eq!(point.to_string().parse(), Ok(point));
    }
}

#[test]
fn names_that_are_no_points() {
    for text in ["", "a", "1", "a0", "a6", "j1", "A1", "a1 ", " a1", "a11", "1a", "é1", "a\0"] {
        assert!(text.parse::<Point>().is_err(), "{text:?}");
    }
}

#[test]
fn directions_go_clockwise() {
    for number in 0..=u8::MAX {
        assert_eq!(Direction::from_index(number).is_some(), number < 8);
    }
    for (number, direction) in (0..).zip(Direction::ALL) {
        assert_eq!(direction.index(), number);
        assert_eq!(Direction::from_index(number), Some(direction));
        assert_eq!(direction.is_diagonal(), plain::is_diagonal(i32::from(number)));
        let opposite = i32::from(direction.opposite().index());
        assert_eq!(opposite, plain::opposite(i32::from(number)));
    }
}

#[test]
fn sides_are_one_and_two() {
    assert_eq!(Side::White.index(), 1);
    assert_eq!(Side::Black.index(), 2);
    assert_eq!(Side::White.other(), Side::Black);
    assert_eq!(Side::Black.other(), Side::White);
}

#[test]
fn eight_sizes_and_three_names() {
    let all: Vec<(i32, i32)> =
        Size::ALL.iter().map(|size| (i32::from(size.cols()), i32::from(size.rows()))).collect();
    assert_eq!(all, plain::SIZES);
    for cols in 0..=u8::MAX {
        for rows in 0..=u8::MAX {
            let expected = plain::SIZES.contains(&(i32::from(cols), i32::from(rows)));
            assert_eq!(Size::new(cols, rows).is_some(), expected, "{cols} by {rows}");
        }
    }
    assert_eq!(Size::named("sivy"), Size::new(9, 5));
    assert_eq!(Size::named("dimy"), Size::new(5, 5));
    assert_eq!(Size::named("telo"), Size::new(3, 3));
    for name in ["", "Sivy", "sivy ", "9x5"] {
        assert_eq!(Size::named(name), None, "{name:?}");
    }
    for size in Size::ALL {
        assert!(size.name().is_none_or(|name| Size::named(name) == Some(size)));
    }
    assert_eq!(Size::ALL.iter().filter(|size| size.name().is_some()).count(), 3);
}

#[test]
fn the_text_of_a_size() {
    let texts = ["telo", "3x5", "5x3", "dimy", "7x3", "7x5", "9x3", "sivy"];
    assert_eq!(Size::ALL.map(|size| size.to_string()), texts);
    for (size, text) in Size::ALL.into_iter().zip(texts) {
        assert_eq!(text.parse(), Ok(size));
        assert_eq!(format!("{}x{}", size.cols(), size.rows()).parse(), Ok(size));
    }
    for wrong in ["", "sivi", "Sivy", "4x5", "9x4", "9x7", "x5", "9x", "9X5", "09x5", "9x5 "] {
        assert_eq!(wrong.parse::<Size>(), Err(ParseSizeError), "{wrong}");
    }
}

#[test]
fn lines_of_every_board() {
    for (cols, rows) in plain::SIZES {
        let (size, board) = (common::size((cols, rows)), Plain::empty(cols, rows));
        let points: Vec<i32> = size.points().iter().map(number).collect();
        assert_eq!(points, board.all_squares());
        assert_eq!(number(size.centre()), board.centre());
        for from in Point::all() {
            let n = number(from);
            assert_eq!(size.contains(from), board.on_board(n));
            for way in 0..8 {
                let next = size.next_to(from, direction(way).unwrap());
                assert_eq!(next.map_or(-1, number), board.next_to(n, way), "{from} {way}");
            }
            let neighbours: Vec<i32> = size.neighbours(from).map(number).collect();
            assert_eq!(neighbours, board.neighbours(n), "{from}");
            assert_eq!(size.degree(from), neighbours.len(), "{from}");
        }
        let segments: Vec<(i32, i32)> =
            size.segments().map(|(from, to)| (number(from), number(to))).collect();
        assert_eq!(segments, board.segments());
        for (from, to) in size.segments() {
            assert!(from < to);
            assert!(size.neighbours(to).any(|back| back == from), "{from} {to}");
        }
    }
    assert_eq!(Size::SIVY.segments().count(), 108);
    assert_eq!(Size::SIVY.degree(point(12).unwrap()), 3);
    assert_eq!(Size::SIVY.degree(point(38).unwrap()), 8);
}

fn some_points() -> impl Strategy<Value = BTreeSet<Point>> {
    prop::collection::btree_set(prop::sample::select(Point::all().collect::<Vec<_>>()), 0..46)
}

proptest! {
    #[test]
    fn a_point_set_is_a_set(a in some_points(), b in some_points()) {
        let (mut x, y): (PointSet, PointSet) = (a.iter().copied().collect(), b.iter().copied().collect());
        let same = |set: PointSet, expected: BTreeSet<Point>| {
            prop_assert_eq!(set.len(), expected.len());
            prop_assert_eq!(set.is_empty(), expected.is_empty());
            prop_assert_eq!(set.first(), expected.first().copied());
            prop_assert!(set.iter().eq(expected.iter().copied()));
            prop_assert!(set.iter().rev().eq(expected.iter().rev().copied()));
            prop_assert!(Point::all().all(|point| set.contains(point) == expected.contains(&point)));
            Ok(())
        };
        same(x, a.clone())?;
        same(x | y, &a | &b)?;
        same(x & y, &a & &b)?;
        same(x - y, &a - &b)?;
        prop_assert_eq!(x.is_subset(y), a.is_subset(&b));
        let mut a = a;
        for point in b {
            prop_assert_eq!(x.insert(point), a.insert(point));
            prop_assert!(!x.insert(point));
        }
        for point in y {
            prop_assert_eq!(x.remove(point), a.remove(&point));
            prop_assert!(!x.remove(point));
        }
        same(x, a)?;
    }
}
