// Games: played, refused, ended, taken back and searched.
#include "check.hpp"

#include <array>

using fanorona::board;
using fanorona::direction;
using fanorona::game;
using fanorona::kind;
using fanorona::move;
using fanorona::outcome;
using fanorona::play;
using fanorona::side;
using fanorona::variant;

namespace {

game game_of(std::string_view text, int quiet_limit, int repeat, int ply_cap)
{
    const auto start = board::parse(text);
    variant limits(start.size());
    limits.quiet_limit = quiet_limit;
    limits.repeat = repeat;
    limits.ply_cap = ply_cap;
    return game(start, limits);
}

} // namespace

TEST_CASE("a game begins with a set-up, a variant or a board")
{
    const game usual;
    OK(fanorona::game_live() == 1);
    OK(usual.board().text() == sivy_setup);
    OK(usual.variant() == variant());
    OK(usual.variant() == variant::named("sivy"));
    OK(usual.ply() == 0);
    OK(usual.number() == 1);
    OK(usual.quiet() == 0);
    OK(usual.repeats() == 1);
    OK(usual.outcome() == outcome::none);
    OK(!usual.winner());
    OK(!usual.in_progress());
    OK(usual.key_at(0) == board().key());

    OK(game(fanorona::telo).board().text() == telo_setup);
    OK(game(*variant::parse("custom board=7x3,ply_cap=5")).variant().ply_cap == 5);
    OK(game(board(fanorona::dimy)).variant() == variant(fanorona::dimy));
    const game later(board::parse("9/9/w7b/9/9 b"), fanorona::sivy, 58, 31);
    OK(later.quiet() == 58);
    OK(later.number() == 31);
    OK(fanorona::game_live() == 2);
}

TEST_CASE("a game that cannot be is refused")
{
    OK(code_of([] { (void)game(fanorona::size{4, 5}); }) == FANORONA_ERROR_RANGE);
    variant once;
    once.repeat = 1;
    OK(code_of([&] { (void)game(once); }) == FANORONA_ERROR_RANGE);
    variant grown;
    grown.reserved[10] = 1;
    OK(code_of([&] { (void)game(grown); }) == FANORONA_ERROR_RANGE);
    const board start;
    OK(code_of([&] { (void)game(start, fanorona::dimy); }) == FANORONA_ERROR_RANGE);
    OK(code_of([&] { (void)game(start, fanorona::sivy, -1); }) == FANORONA_ERROR_RANGE);
    OK(code_of([&] { (void)game(start, fanorona::sivy, 0, 0); }) == FANORONA_ERROR_RANGE);
    auto open = board::parse(three);
    open.play(open.play_steps().front());
    OK(code_of([&] { (void)game(open); }) == FANORONA_ERROR_CHAIN);
    open = board();
    const auto none = std::move(open);
    OK(code_of([&] { (void)game(open); }) == FANORONA_ERROR_NULL);
}

TEST_CASE("a game is copied, moved and assigned to itself")
{
    game first(fanorona::dimy);
    first.play(first.steps().front());
    game second(first);
    OK(fanorona::game_live() == 2);
    OK(seen(second) == seen(first));
    while (second.undo()) {
    }
    OK(second.ply() == 0);
    OK(seen(second) != seen(first));
    const auto *handle = first.get();
    game third(std::move(first));
    OK(third.get() == handle);
    OK(first.get() == nullptr);
    OK(code_of([&] { (void)first.ply(); }) == FANORONA_ERROR_NULL);
    OK(code_of([&] { (void)first.try_stop(); }) == FANORONA_ERROR_NULL);
    OK(code_of([&] { (void)first.search(); }) == FANORONA_ERROR_NULL);
    game fourth(first);
    OK(fourth.get() == nullptr);
    auto &same = third;
    third = same;
    third = std::move(same);
    OK(third.get() != nullptr);
    OK(third.variant().size() == fanorona::dimy);
    fourth = third;
    OK(seen(fourth) == seen(third));
    auto back = game::adopt(fourth.release());
    OK(seen(back) == seen(third));
    OK(fanorona::game_live() == 3);
}

TEST_CASE("the board that a game gives is a copy")
{
    const game some(fanorona::telo);
    auto copy = some.board();
    copy.lift("a1"_point);
    OK(some.board().text() == telo_setup);
}

TEST_CASE("a game is played by steps, by moves and by stops, and taken back")
{
    auto some = game_of(three, 60, 3, 0);
    const auto start = seen(some);
    OK(some.steps() == some.board().play_steps());
    some.play("a1"_point, direction::e, kind::approach);
    OK(some.in_progress() == move::parse("a1-b1A"));
    OK(some.ply() == 0);
    OK(some.repeats() == 0);
    OK(some.why("b1"_point, direction::w, kind::approach) == fanorona::why::revisit);
    some.play(some.steps().front());
    some.stop();
    OK(some.ply() == 1);
    OK(some.number() == 2);
    OK(some.move_at(0) == move::parse("a1-b1A-b2A"));
    OK(some.key_at(1) == some.board().key());
    OK(some.board().side() == side::black);
    OK(some.undo());
    OK(some.in_progress() == move::parse("a1-b1A-b2A"));
    OK(some.undo());
    some.play(move::parse("b1-b2A-c2A"));
    OK(some.move_at(0) == move::parse("a1-b1A-b2A-c2A"));
    while (some.undo()) {
    }
    OK(seen(some) == start);
    OK(!some.undo());
    OK(some.try_play(some.board().moves().front()) == play::ok);
    OK(some.ply() == 1);
}

TEST_CASE("what a game does not allow is told, and nothing changes")
{
    auto some = game_of(three, 60, 3, 0);
    const auto before = seen(some);
    OK(some.try_play("a2"_point, direction::n, kind::paika) == play::illegal);
    OK(some.try_play(fanorona::step()) == play::illegal);
    OK(some.try_play(move::parse("a1-b1A-b2A-c2W")) == play::illegal);
    OK(some.try_stop() == play::illegal);
    OK(code_of([&] { (void)some.try_play(move()); }) == FANORONA_ERROR_MOVE);
    OK(code_of([&] { some.play(move()); }) == FANORONA_ERROR_MOVE);
    OK(code_of([&] { some.play(fanorona::step()); }) == FANORONA_PLAY_ILLEGAL);
    CHECK_THROWS_WITH_AS(some.play(move::parse("a1-b1")), "The rules do not allow it here.", fanorona::bad_play);
    CHECK_THROWS_AS(some.stop(), fanorona::bad_play);
    OK(code_of([&] { (void)some.move_at(0); }) == FANORONA_ERROR_RANGE);
    OK(code_of([&] { (void)some.move_at(-1); }) == FANORONA_ERROR_RANGE);
    OK(code_of([&] { (void)some.key_at(1); }) == FANORONA_ERROR_RANGE);
    OK(seen(some) == before);

    auto over = game_of("www/3/3 b", 60, 3, 0);
    OK(over.try_play("a3"_point, direction::s, kind::paika) == play::over);
    OK(over.try_stop() == play::over);
    OK(over.steps().empty());
    try {
        over.stop();
        OK(false);
    } catch (const fanorona::bad_play &refused) {
        OK(refused.reason() == play::over);
        OK(refused.code() == FANORONA_PLAY_OVER);
    }
}

TEST_CASE("every ending")
{
    OK(game_of("www/3/3 b", 60, 3, 0).outcome() == outcome::no_stones);
    OK(game_of("www/3/3 b", 60, 3, 0).winner() == side::white);
    OK(game_of("www/www/wwb w", 60, 3, 0).outcome() == outcome::no_moves);
    OK(game_of("www/www/wwb w", 60, 3, 0).winner() == side::black);

    auto repeated = game_of("9/9/w7b/9/9 w", 0, 3, 0);
    for (int i = 0; i < 8; ++i) {
        OK(repeated.outcome() == outcome::none);
        const auto from = std::array{"a3"_point, "i3"_point, "a4"_point, "i4"_point}[static_cast<std::size_t>(i % 4)];
        repeated.play(from, i % 4 < 2 ? direction::n : direction::s, kind::paika);
    }
    OK(repeated.outcome() == outcome::repetition);
    OK(repeated.repeats() == 3);
    OK(!repeated.winner());

    auto quiet = game_of("9/9/w7b/9/9 w", 1, 0, 0);
    quiet.play(move::parse("a3-a4"));
    OK(quiet.outcome() == outcome::quiet);
    OK(quiet.quiet() == 1);

    auto capped = game_of("9/9/w7b/9/9 w", 0, 0, 1);
    capped.play(move::parse("a3-a4"));
    OK(capped.outcome() == outcome::ply_cap);
    OK(fanorona::word(capped.outcome()) == "ply_cap");
}

TEST_CASE("whole games by the search end, and are played again from their moves")
{
    fanorona::options quick;
    quick.budget = 200;
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        variant limits(seed % 2 ? fanorona::telo : fanorona::dimy);
        limits.ply_cap = 40;
        game played(limits);
        quick.seed = seed;
        while (const auto best = played.search(quick)) {
            OK(best->nodes <= quick.budget + 1024);
            OK((best->stop || !best->steps.empty()));
            const auto ply = played.ply();
            for (const auto &step : best->steps)
                played.play(step);
            if (best->stop)
                played.stop();
            OK(played.ply() == ply + 1);
        }
        OK(played.outcome() != outcome::none);
        game again(limits);
        for (int ply = 0; ply < played.ply(); ++ply) {
            OK(again.key_at(ply) == played.key_at(ply));
            again.play(played.move_at(ply));
        }
        OK(seen(again) == seen(played));
    }
}

TEST_CASE("a search is the same twice, and finds a win in one")
{
    const auto last = game_of("3/3/w1b w", 60, 3, 0);
    const auto best = last.search();
    REQUIRE(best);
    OK(best->steps.size() == 1);
    OK(best->score > FANORONA_SCORE_PROVED);
    OK(!best->stop);
    OK(best->depth >= 1);

    const game some;
    fanorona::options options;
    OK(options.budget == 10000);
    options.budget = 500;
    const auto one = some.search(options);
    const auto two = some.search(options);
    OK(one->steps == two->steps);
    OK(one->score == two->score);
    OK(one->nodes == two->nodes);
    OK(one->stopped);

    // The middle of a move, where the thing to do may be to stop.
    auto middle = game_of(three, 60, 3, 0);
    middle.play(middle.steps().front());
    OK(middle.search(options));
    OK(!game_of("www/3/3 b", 60, 3, 0).search(options));
}

TEST_CASE("options and weights that are none are refused")
{
    const game some(fanorona::telo);
    const auto refused = [&](auto change) {
        fanorona::options options;
        change(options);
        return code_of([&] { (void)some.search(options); }) == FANORONA_ERROR_RANGE;
    };
    OK(refused([](auto &options) { options.budget = 0; }));
    OK(refused([](auto &options) { options.depth = 0; }));
    OK(refused([](auto &options) { options.depth = FANORONA_SEARCH_DEPTH_MAX + 1; }));
    OK(refused([](auto &options) { options.reserved[0] = 1; }));
    OK(refused([](auto &options) { options.weights.value[0] = FANORONA_WEIGHT_MAX + 1; }));

    fanorona::weights weights;
    weights.value[FANORONA_WEIGHTS] = 1;
    OK(code_of([&] { (void)some.evaluate(weights); }) == FANORONA_ERROR_RANGE);
}

TEST_CASE("weights have names, and the evaluation counts with them")
{
    const auto more = game_of("9/9/www5b/9/9 w", 60, 3, 0);
    fanorona::weights weights;
    OK(more.evaluate() > 0);
    OK(more.evaluate(weights) == more.evaluate());
    OK(more.evaluate(fanorona::options().weights) == more.evaluate());
    for (const auto name : fanorona::weights::names()) {
        OK(name != "");
        OK(weights[name] == std::as_const(weights)[name]);
        weights[name] = 0;
    }
    OK(more.evaluate(weights) == 0);
    OK(code_of([&] { weights["hope"] = 1; }) == FANORONA_ERROR_RANGE);
    CHECK_THROWS_WITH_AS(weights["hope"] = 1, "\"hope\" names no weight.", fanorona::error);
    OK(code_of([&] { (void)std::as_const(weights)[{}]; }) == FANORONA_ERROR_RANGE);
    fanorona::options options;
    options.weights = weights;
    options.budget = 50;
    OK(more.search(options)->score == 0);
}
