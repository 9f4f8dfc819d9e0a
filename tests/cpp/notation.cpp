// Positions with counts, variants and records of games as text.
#include "check.hpp"

using fanorona::board;
using fanorona::game_text;
using fanorona::move;
using fanorona::note;
using fanorona::position;
using fanorona::text_fault;
using fanorona::variant;

TEST_CASE("a position with its counts or without")
{
    const auto counted = position::parse("bbb/w1b/www b 12 40");
    OK(counted.board.text() == "bbb/w1b/www b");
    OK(counted.quiet == 12);
    OK(counted.number == 40);
    OK(counted.counted);
    OK(counted.board.text(counted.quiet, counted.number) == "bbb/w1b/www b 12 40");
    const auto plain = position::parse("111/w1b/www b");
    OK(plain.quiet == 0);
    OK(plain.number == 1);
    OK(!plain.counted);
    OK(board().text(999999999, 999999999).size() == FANORONA_COUNTED_TEXT_MAX);
    const auto copy = counted;
    OK(copy.board.text() == counted.board.text());

    OK(code_of([&] { (void)counted.board.text(-1, 1); }) == FANORONA_ERROR_RANGE);
    OK(code_of([&] { (void)counted.board.text(0, 0); }) == FANORONA_ERROR_RANGE);
    const struct {
        std::string_view text;
        note reason;
    } refused[] = {
        {"", note::empty},
        {{}, note::empty},
        {"3/3/3 w 0", note::bad_shape},
        {"3/3/x w", note::bad_letter},
        {"3/3 w", note::rows},
        {"3/3/4 w", note::width},
        {"3/3/3 x", note::side},
        {"3/3/3 w 0 0", note::bad_count},
    };
    for (const auto &entry : refused) {
        CAPTURE(entry.text);
        OK(position::try_parse(entry.text).error() == entry.reason);
        OK(code_of([&] { (void)position::parse(entry.text); }) == static_cast<std::int32_t>(entry.reason));
    }
}

TEST_CASE("a variant is a value that is read and written")
{
    OK(variant().text() == "sivy");
    OK(variant(fanorona::telo) == variant::named("telo"));
    OK(variant(fanorona::size{7, 5}).text() == "custom board=7x5");
    const auto read = variant::parse("custom ply_cap=100,board=dimy,quiet_limit=0,repeat=0");
    REQUIRE(read);
    OK(read->size() == fanorona::dimy);
    OK(read->quiet_limit == 0);
    OK(read->repeat == 0);
    OK(read->ply_cap == 100);
    OK(read->text() == "custom board=dimy,quiet_limit=0,repeat=0,ply_cap=100");
    OK(*read != variant());
    OK(!variant::named("7x5"));
    OK(!variant::named({}));
    OK(!variant::parse("custom repeat=1"));
    OK(!variant::parse({}));
    variant wrong;
    wrong.cols = 4;
    OK(code_of([&] { (void)wrong.text(); }) == FANORONA_ERROR_RANGE);
}

TEST_CASE("a record of a game is read")
{
    const auto record = game_text::parse("fanorona 1\r\nvariant 5x5\r\nwhite  Soa \r\nrepeat 0\r\nchain d3-c3W\r\n"
                                         "moves\r\nb3-c3A\r\nb4-b3A");
    OK(record.header("variant") == "5x5");
    OK(record.header("white") == " Soa ");
    OK(record.header("chain") == "d3-c3W");
    OK(!record.header("black"));
    OK(!record.header("colour"));
    OK(!record.header({}));
    OK(record.header_line("chain") == 5);
    OK(!record.header_line("black"));
    OK(!record.header_line({}));
    OK(record.moves_at() == 7);
    OK(record.move_count() == 2);
    OK(texts(record.moves()) == strings{"b3-c3A", "b4-b3A"});
    OK(record.move_at(1) == move::parse("b4-b3A"));
    OK(!record.move_at(2));
    OK(!record.move_at(-1));
    OK(record.variant().text() == "custom board=dimy,repeat=0");
    OK(record.text() == "fanorona 1\nvariant 5x5\nrepeat 0\nwhite  Soa \nchain d3-c3W\nmoves\nb3-c3A\nb4-b3A\n");
    OK(game_text::parse(record.text()).text() == record.text());
}

TEST_CASE("a record that will not do is refused with a reason and a line")
{
    const struct {
        std::string_view text;
        text_fault fault;
    } refused[] = {
        {"", {note::empty, 1}},
        {{}, {note::empty, 1}},
        {"fanorona 2\nmoves\n", {note::not_a_game, 1}},
        {"fanorona 1\nwhite\nmoves\n", {note::bad_header, 2}},
        {"fanorona 1\nwhite x\ncolour red\nmoves\n", {note::unknown_header, 3}},
        {"fanorona 1\nwhite x\nblack y\nwhite x\nmoves\n", {note::repeated_header, 4}},
        {"fanorona 1\nrepeat x\nmoves\n", {note::bad_number, 2}},
        {"fanorona 1\nresult x\noffer white\nmoves\n", {note::bad_offer, 3}},
        {"fanorona 1\nwhite x\n\n", {note::no_moves_line, 3}},
        {"fanorona 1\nrepeat 1\nmoves\n", {note::bad_variant, 2}},
        {"fanorona 1\nstart 3/3/3 w\nmoves\n", {note::bad_start, 2}},
        {"fanorona 1\nvariant telo\nmoves\nc3-d3\n", {note::off_board, 4}},
    };
    for (const auto &entry : refused) {
        CAPTURE(entry.text);
        const auto fault = entry.fault;
        const auto read = game_text::try_parse(entry.text);
        OK(!read);
        OK(read.error() == fault);
        try {
            (void)game_text::parse(entry.text);
            OK(false);
        } catch (const fanorona::bad_game_text &thrown) {
            OK(thrown.reason() == fault);
            OK(thrown.code() == static_cast<std::int32_t>(fault.reason));
            OK(thrown.what() == fanorona::message(fault));
        }
    }
    OK(text_fault{note::empty, 1} != text_fault{note::empty, 2});
}

TEST_CASE("a record is made, and what could not be read back is refused")
{
    game_text record;
    OK(record.text() == "fanorona 1\nmoves\n");
    OK(!record.moves_at());
    OK(record.moves().empty());
    record.set("variant", "telo");
    record.set("black", "R. and S.");
    record.set("black", std::string("S. and R."));
    record.set("start", "bbb/w1b/www b 3 9");
    record.add_move("c3-b3A");
    record.set("offer", "black");
    OK(!record.header_line("offer"));
    const std::string made =
        "fanorona 1\nvariant telo\nstart bbb/w1b/www b 3 9\nblack S. and R.\noffer black\nmoves\nc3-b3A\n";
    OK(record.text() == made);

    OK(record.try_set("colour", "red") == note::unknown_header);
    OK(record.try_set({}, "red") == note::unknown_header);
    OK(record.try_set("white", "") == note::bad_header);
    OK(record.try_set("white", std::string_view()) == note::bad_header);
    OK(record.try_set("white", "a\nb") == note::bad_header);
    OK(record.try_set("black", std::string_view()) == note::bad_header);
    OK(record.try_set("ply_cap", "-1") == note::bad_number);
    OK(record.try_set("ply_cap", "100001") == note::bad_variant);
    OK(record.try_set("result", "agreement") == note::bad_offer);
    OK(record.try_set("variant", std::nullopt) == note::bad_start);
    OK(record.try_add_move("c3-d3") == note::off_board);
    OK(record.try_add_move({}) == note::empty);
    CHECK_THROWS_AS(record.set("variant", "dimy"), fanorona::bad_note);
    OK(code_of([&] { record.add_move("c3"); }) == FANORONA_NOTE_BAD_SHAPE);
    OK(record.text() == made);

    record.set("offer", std::nullopt);
    record.set("start", std::nullopt);
    record.set("variant", std::nullopt);
    OK(record.text() == "fanorona 1\nblack S. and R.\nmoves\nc3-b3A\n");
}

TEST_CASE("a record is copied, moved, and handed to C and back")
{
    game_text first;
    first.set("white", "Soa");
    game_text second(first);
    second.add_move("d3-e3A");
    OK(first.move_count() == 0);
    OK(second.move_count() == 1);
    first = second;
    OK(first.text() == second.text());
    const auto *handle = second.get();
    game_text third(std::move(second));
    OK(third.get() == handle);
    OK(second.get() == nullptr);
    OK(code_of([&] { (void)second.text(); }) == FANORONA_ERROR_NULL);
    OK(code_of([&] { (void)second.header("white"); }) == FANORONA_ERROR_NULL);
    OK(code_of([&] { (void)second.moves(); }) == FANORONA_ERROR_NULL);
    OK(code_of([&] { second.add_move("d3-e3A"); }) == FANORONA_ERROR_NULL);
    auto &same = third;
    third = same;
    third = std::move(same);
    OK(third.text() == first.text());
    const auto back = game_text::adopt(third.release());
    OK(back.text() == first.text());
}

TEST_CASE("texts longer than the first buffer are whole")
{
    game_text record;
    const std::string name(10000, 'x');
    record.set("white", name);
    OK(record.header("white") == name);
    for (int i = 0; i < 100; ++i)
        record.add_move("d3-e3A");
    OK(record.text() == "fanorona 1\nwhite " + name + "\nmoves\n" + [] {
        std::string moves;
        for (int i = 0; i < 100; ++i)
            moves += "d3-e3A\n";
        return moves;
    }());
    // Around the size of that buffer, where a NUL more does not fit.
    for (std::size_t length = 250; length < 260; ++length) {
        record.set("white", std::string(length, 'y'));
        OK(record.header("white") == std::string(length, 'y'));
    }
}
