// Steps, chains, whole moves and their counts, as ranges, through visitors, forwards and back.
#include "check.hpp"

#include <fstream>
#include <functional>
#include <sstream>
#include <stdexcept>

using fanorona::board;
using fanorona::direction;
using fanorona::kind;
using fanorona::move;
using fanorona::side;
using fanorona::why;

namespace {

// 17119 moves.
constexpr auto many = "bbbbbbbbb/bb2bbw1b/b1b1b2w1/2bb2b1w/bbbbbbbbb w";

std::uint64_t walk_steps(board &on, int depth)
{
    if (depth == 0)
        return 1;
    std::uint64_t sum = 0;
    for (const auto &step : on.steps()) {
        const auto [token, taken] = on.do_step(step);
        OK(taken == static_cast<int>(step.taken().size()));
        sum += walk_steps(on, depth - 1);
        on.undo_step(token);
    }
    return sum;
}

std::uint64_t walk_moves(board &on, int depth)
{
    if (depth == 0)
        return 1;
    std::uint64_t sum = 0;
    for (const auto &whole : on.moves()) {
        const auto tokens = on.play(whole);
        sum += walk_moves(on, depth - 1);
        on.unplay(tokens);
    }
    return sum;
}

} // namespace

TEST_CASE("steps are ranges, and each is what can be built and why it may be made")
{
    for (const auto text : {sivy_setup, dimy_setup, telo_setup, three, "4b/5/5/5/w4 w"sv}) {
        const auto some = board::parse(text);
        std::size_t listed = 0;
        std::size_t of_stones = 0;
        for (const auto from : some.points()) {
            of_stones += some.steps_of(from).size();
            for (const auto way : fanorona::directions)
                for (const auto how : fanorona::kinds) {
                    const auto step = some.step(from, way, how);
                    const auto steps = some.steps();
                    const bool is_listed = step && std::find(steps.begin(), steps.end(), *step) != steps.end();
                    OK(is_listed == (some.step_why(from, way, how) == why::ok));
                    OK(is_listed == (some.play_why(from, way, how) == why::ok));
                    listed += is_listed;
                }
        }
        OK(listed == some.steps().size());
        OK(some.steps() == some.play_steps());
        OK(of_stones >= listed);
        OK(some.can_capture(some.side()) == (some.steps().front().kind() != kind::paika));
    }
    const board sivy;
    OK(sivy.steps().size() == 5);
    OK(sivy.steps_of("d3"_point).size() == 2);
    OK(sivy.steps_of("e3"_point).empty());
    OK(sivy.steps_of(fanorona::point(-1)).empty());
    const auto step = sivy.steps()[3];
    OK(step.from() == "d3"_point);
    OK(step.to() == "e3"_point);
    OK(step.direction() == direction::e);
    OK(step.kind() == kind::approach);
    OK(step.taken().size() == 1);
    OK(step.taken().front() == "f3"_point);
    OK(!sivy.can_capture(static_cast<side>(0)));
}

TEST_CASE("why a step may not be made")
{
    const board sivy;
    OK(sivy.step_why(fanorona::point(7), direction::e, kind::approach) == why::off_board);
    OK(sivy.step_why("d3"_point, static_cast<direction>(8), kind::approach) == why::bad_step);
    OK(sivy.step_why("d3"_point, direction::e, static_cast<kind>(-1)) == why::bad_step);
    OK(sivy.step_why("e3"_point, direction::e, kind::approach) == why::no_stone);
    OK(sivy.step_why("a3"_point, direction::e, kind::approach) == why::not_yours);
    OK(sivy.step_why("d2"_point, direction::w, kind::approach) == why::occupied);
    OK(sivy.step_why("d3"_point, direction::ne, kind::approach) == why::no_line);
    OK(sivy.step_why("e2"_point, direction::n, kind::withdrawal) == why::takes_nothing);
    OK(sivy.step_why("e2"_point, direction::n, kind::paika) == why::not_a_paika);
    OK(board::parse("bw1/3/w2 w").step_why("a1"_point, direction::e, kind::paika) == why::must_capture);

    auto chain = board::parse(three);
    chain.play("a1"_point, direction::e, kind::approach);
    OK(chain.play_why("a2"_point, direction::n, kind::paika) == why::not_the_stone);
    OK(chain.play_why("b1"_point, direction::e, kind::approach) == why::same_direction);
    OK(chain.play_why("b1"_point, direction::w, kind::approach) == why::revisit);
    OK(chain.play_why("b1"_point, direction::n, kind::paika) == why::not_a_paika);
    OK(chain.play_why("b1"_point, direction::n, kind::withdrawal) == why::takes_nothing);
    OK(chain.play_why("b1"_point, direction::n, kind::approach) == why::ok);
}

TEST_CASE("a step that cannot be built is none, or refused, and nothing changes")
{
    board sivy;
    const auto before = seen(sivy);
    OK(!sivy.step("e3"_point, direction::n, kind::paika));
    OK(!sivy.step("d3"_point, static_cast<direction>(-1), kind::approach));
    OK(code_of([&] { sivy.do_step("e3"_point, direction::n, kind::paika); }) == FANORONA_ERROR_STEP);
    OK(code_of([&] { sivy.play("e3"_point, direction::n, kind::paika); }) == FANORONA_ERROR_STEP);
    OK(code_of([&] { sivy.play("d3"_point, direction::e, static_cast<kind>(3)); }) == FANORONA_ERROR_STEP);
    OK(code_of([&] { sivy.stop(); }) == FANORONA_ERROR_CHAIN);
    OK(seen(sivy) == before);
}

TEST_CASE("a chain step by step, and back")
{
    auto some = board::parse(three);
    const auto start = seen(some);
    OK(!some.in_chain());
    OK(!some.can_stop());
    OK(!some.chain_at());
    OK(!some.chain_dir());
    OK(some.chain_seen().empty());

    const auto played = some.play(some.play_steps().front());
    const auto first = played.token;
    OK(played.taken == 1);
    OK(some.in_chain());
    OK(some.can_stop());
    OK(some.chain_at() == "b1"_point);
    OK(some.chain_dir() == direction::e);
    OK(some.chain_seen().size() == 2);
    OK(some.chain_seen().front() == "a1"_point);
    OK(some.side() == side::white);
    OK(some.moves().empty());
    OK(some.count_moves() == 0);
    const auto middle = seen(some);

    const auto stopped = some.stop();
    OK(stopped != first);
    OK(stopped == fanorona::token(stopped.raw()));
    OK(!some.in_chain());
    OK(some.side() == side::black);
    const auto after = seen(some);
    OK(code_of([&] { some.unplay(first); }) == FANORONA_ERROR_TOKEN);
    OK(code_of([&] { some.unplay(fanorona::token()); }) == FANORONA_ERROR_TOKEN);
    OK(code_of([&] { some.undo_step(stopped); }) == FANORONA_ERROR_TOKEN);
    OK(seen(some) == after);
    some.unplay(stopped);
    OK(seen(some) == middle);
    // The rest of a move, in the middle of it.
    OK(texts(std::vector<move>{move(some.play_steps().front())}) == strings{"b1-b2A"});
    const auto rest = some.play(move::parse("b1-b2A-c2A", fanorona::dimy));
    OK(rest.size() == 2);
    OK(some.text() == "w3b/5/5/w1w2/5 b");
    some.unplay(rest);
    some.unplay(first);
    OK(seen(some) == start);
    OK(code_of([&] { some.unplay(first); }) == FANORONA_ERROR_TOKEN);

    const auto alone = some.do_step(some.steps().front());
    OK(some.side() == side::black);
    OK(!some.in_chain());
    OK(code_of([&] { some.unplay(alone.token); }) == FANORONA_ERROR_TOKEN);
    some.undo_step(alone.token);
    OK(seen(some) == start);
}

TEST_CASE("whole moves, their steps and their texts")
{
    OK(texts(board().moves()) == strings{"d2-e3A", "e2-e3A", "f2-e3A", "d3-e3A", "d3-e3W"});
    auto some = board::parse(three);
    const auto start = seen(some);
    const auto moves = some.moves();
    OK(texts(moves) == strings{"a1-b1A", "a1-b1A-b2A", "a1-b1A-b2A-c2A"});
    OK(moves[2].from() == "a1"_point);
    OK(moves[2].length() == 3);
    OK(moves[2].legs().size() == 3);
    OK(moves[2].legs()[1] == fanorona::leg{direction::n, kind::approach});
    OK(moves[2] != moves[1]);
    const auto steps = some.move_steps(moves[2]);
    OK(steps.size() == 3);
    OK(steps[1].from() == "b1"_point);
    OK(steps[1].taken().front() == "b3"_point);

    std::ostringstream out;
    for (const auto &whole : moves)
        out << whole << ' ';
    OK(out.str() == "a1-b1A a1-b1A-b2A a1-b1A-b2A-c2A ");

    const auto tokens = some.play(moves[0]);
    OK(tokens.size() == 2);
    OK(some.text() == "w3b/5/1b3/w2b1/1w3 b");
    fanorona::token_list backwards;
    backwards.push_back(tokens[1]);
    backwards.push_back(tokens[0]);
    const auto after = seen(some);
    OK(code_of([&] { some.unplay(backwards); }) == FANORONA_ERROR_TOKEN);
    some.unplay(fanorona::token_list());
    OK(seen(some) == after);
    some.unplay(tokens);
    OK(seen(some) == start);
}

TEST_CASE("a move that may not be played here is refused whole")
{
    auto some = board::parse(three);
    const auto before = seen(some);
    std::vector<move> wrong{move(), move::parse("a1-b1A-b2A-c2W"), move::parse("a1-b1"), move::parse("i5-h5A")};
    for (const auto &whole : board().moves())
        wrong.push_back(whole);
    for (const auto &whole : wrong) {
        OK(code_of([&] { some.play(whole); }) == FANORONA_ERROR_MOVE);
        OK(code_of([&] { (void)some.move_steps(whole); }) == FANORONA_ERROR_MOVE);
    }
    OK(seen(some) == before);
}

TEST_CASE("moves are read from text and reflected")
{
    using fanorona::mirror;
    using fanorona::note;
    OK(move::parse("h3-g3A-h4W").text() == "h3-g3A-h4W");
    OK(move::parse("c3-b3", fanorona::telo).legs().front() == fanorona::leg{direction::w, kind::paika});
    const struct {
        std::string_view text;
        fanorona::size size;
        note reason;
    } refused[] = {
        {"b2-b1", {0, 5}, note::bad_size},
        {"", {9, 5}, note::empty},
        {{}, {9, 5}, note::empty},
        {"b2", {9, 5}, note::bad_shape},
        {"b2A-c2", {9, 5}, note::kind_on_start},
        {"B2-c2", {9, 5}, note::bad_point},
        {"b2-c2a", {9, 5}, note::bad_kind},
        {"c3-d3", {3, 3}, note::off_board},
        {"b2-b2", {9, 5}, note::same_point},
        {"b2-c4", {9, 5}, note::not_adjacent},
        {"e2-f3", {9, 5}, note::no_line},
        {"b2-c2A-c3", {9, 5}, note::paika_in_chain},
    };
    for (const auto &entry : refused) {
        CAPTURE(entry.text);
        OK(move::try_parse(entry.text, entry.size).error() == entry.reason);
        OK(code_of([&] { (void)move::parse(entry.text, entry.size); }) == static_cast<std::int32_t>(entry.reason));
    }
    CHECK_THROWS_AS((void)move::parse("e2-f3"), fanorona::bad_note);
    std::string longest = "a1";
    for (int i = 0; i < 22; ++i)
        longest += "-b1A-a1W";
    OK(move::parse(longest).legs().size() == FANORONA_CHAIN_MAX);
    OK(move::parse(longest).text() == longest);
    OK(move::try_parse(longest + "-b1A").error() == note::too_long);

    const auto whole = move::parse("h3-g3A-h4W");
    OK(whole.mirrored(mirror::files).text() == "b3-c3A-b4W");
    OK(whole.mirrored(mirror::ranks).text() == "h3-g3A-h2W");
    OK(whole.mirrored(mirror::turn).text() == "b3-c3A-b2W");
    OK(whole.mirrored(mirror::turn).mirrored(mirror::turn) == whole);
    OK(code_of([&] { (void)whole.mirrored(mirror::turn, fanorona::dimy); }) == FANORONA_ERROR_MOVE);
    OK(code_of([&] { (void)whole.mirrored(static_cast<mirror>(4)); }) == FANORONA_ERROR_RANGE);
    OK(code_of([&] { (void)whole.mirrored(mirror::turn, {4, 4}); }) == FANORONA_ERROR_RANGE);
}

TEST_CASE("a visitor sees every move in their order, and can end the visit")
{
    const auto crowded = board::parse(many);
    const auto moves = crowded.moves();
    OK(moves.size() == 17119);
    OK(crowded.count_moves() == 17119);
    OK(crowded.count_moves(100) == 100);

    std::size_t count = 0;
    bool same = true;
    OK(crowded.visit_moves([&](const move &whole) { same = same && whole == moves[count++]; }));
    OK(count == moves.size());
    OK(same);

    count = 0;
    OK(!crowded.visit_moves([&](const auto &) { return ++count < 100; }));
    OK(count == 100);
    OK(crowded.visit_moves([&](const auto &) { return true; }));

    // A visitor may be any callable, with a state of its own, and is not copied.
    struct counter {
        std::size_t seen = 0;
        counter() = default;
        counter(const counter &) = delete;
        bool operator()(const move &) { return ++seen != 7; }
    } counter;
    OK(!crowded.visit_moves(counter));
    OK(counter.seen == 7);
    counter.seen = 0;
    OK(!crowded.visit_moves(std::ref(counter)));
    OK(counter.seen == 7);
    OK(board::parse("bbb/3/3 w").visit_moves([](const auto &) { throw std::logic_error("no move"); }));
}

TEST_CASE("what a visitor throws ends the visit and arrives as it was")
{
    const auto crowded = board::parse(many);
    const auto before = seen(crowded);
    struct odd {
        std::string text;
    };
    std::size_t count = 0;
    try {
        crowded.visit_moves([&](const move &whole) {
            if (++count == 3)
                throw odd{whole.text()};
        });
        OK(false);
    } catch (const odd &thrown) {
        OK(thrown.text == crowded.moves()[2].text());
    }
    OK(count == 3);
    CHECK_THROWS_WITH_AS(crowded.visit_moves([](const move &) -> bool { throw std::runtime_error("mine"); }), "mine",
                         std::runtime_error);
    CHECK_THROWS_AS(crowded.visit_moves([](const move &) { (void)move().text(); }), fanorona::error);

    // Through two visits, one inside the other.
    count = 0;
    CHECK_THROWS_AS(crowded.visit_moves([&](const move &) {
        crowded.visit_moves([&](const move &) {
            if (++count == 10)
                throw odd{};
        });
    }),
                    odd);
    OK(count == 10);
    OK(seen(crowded) == before);
}

TEST_CASE("a visitor may use the board, which the visit does not follow")
{
    auto some = board::parse(three);
    strings texts;
    some.visit_moves([&](const move &whole) {
        const auto tokens = some.play(whole);
        texts.push_back(some.text());
        some.unplay(tokens);
        some.lift("a5"_point);
    });
    OK(texts == strings{"w3b/5/1b3/w2b1/1w3 b", "4b/5/5/ww1b1/5 b", "4b/5/5/w1w2/5 b"});
}

TEST_CASE("counts of steps and moves are those of the table")
{
    std::ifstream table("tests/data/perft.tsv");
    REQUIRE(table);
    int rows = 0;
    for (std::string line; std::getline(table, line);) {
        std::istringstream fields(line);
        std::string what;
        std::string stones;
        std::string who;
        int depth = 0;
        std::uint64_t count = 0;
        if (line.front() == '#' || !(fields >> what >> depth >> count >> stones >> who) || count > 500000)
            continue;
        ++rows;
        CAPTURE(line);
        const auto some = board::parse(stones + ' ' + who);
        OK((what == "steps" ? some.perft_steps(depth) : some.perft_moves(depth)) == count);
    }
    OK(rows >= 15);
}

TEST_CASE("counts are what walking the ranges finds")
{
    for (const auto text : {sivy_setup, dimy_setup, telo_setup, three}) {
        auto some = board::parse(text);
        const auto before = seen(some);
        OK(walk_steps(some, 3) == some.perft_steps(3));
        OK(walk_moves(some, 2) == some.perft_moves(2));
        OK(seen(some) == before);
    }
    const board some;
    OK(some.perft_moves(0) == 1);
    OK(some.perft_steps(-5) == 1);
    OK(code_of([&] { (void)some.perft_moves(FANORONA_DEPTH_MAX + 1); }) == FANORONA_ERROR_RANGE);
    OK(code_of([&] { (void)some.perft_steps(INT32_MAX); }) == FANORONA_ERROR_RANGE);
}
