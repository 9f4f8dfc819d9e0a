// fanorona.cpp - answers the questions about fanorona, through fanorona.hpp.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
#include "runner.hpp"

#include <fanorona.hpp>

#include <array>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using runner::json;
using runner::refused;
using runner::value_of;
using runner::word_of;

constexpr std::array direction_words{"N", "NE", "E", "SE", "S", "SW", "W", "NW"};
constexpr std::array kind_words{"paika", "approach", "withdrawal"};
constexpr std::array side_words{"", "white", "black"};
constexpr std::array position_words{"", "null", "long", "letter", "rows", "width", "side"};
constexpr std::array why_words{"ok",           "off_board",     "bad_step",       "no_stone", "not_yours",
                               "no_line",      "occupied",      "takes_nothing",  "not_a_paika",
                               "must_capture", "not_the_stone", "same_direction", "revisit",  "paika_in_chain"};
constexpr std::array header_words{"variant", "start", "quiet_limit", "repeat", "ply_cap",
                                  "white",   "black", "result",      "offer",  "chain"};

// ---- values of the library ----

// A name that no board has is no point.
fanorona::point point_named(const std::string &name)
{
    return fanorona::point::parse(name).value_or(fanorona::point());
}

template <class Points>
json names(const Points &points)
{
    auto list = json::array();
    for (const auto point : points)
        list.push_back(point.name());
    return list;
}

std::vector<fanorona::point> stones(const fanorona::board &board, fanorona::side who)
{
    std::vector<fanorona::point> points;
    for (const auto point : board.points())
        if (board.at(point) == stone_of(who))
            points.push_back(point);
    return points;
}

fanorona::size size_in(const json &ask)
{
    return {ask.at("cols").get<int>(), ask.at("rows").get<int>()};
}

void play_one(fanorona::board &board, const std::string &text)
{
    if (text == "stop") {
        board.stop();
        return;
    }
    const auto whole = fanorona::move::parse(text, board.size());
    const auto legs = whole.legs();
    if (legs.size() != 1)
        throw std::runtime_error(text + " is not one step");
    const auto [direction, kind] = legs.front();
    if (board.play_why(whole.from(), direction, kind) != fanorona::why::ok)
        throw std::runtime_error(text + " may not be played");
    board.play(whole.from(), direction, kind);
}

// The board of a question with what was played on it.
fanorona::board board_in(const json &ask)
{
    auto board = fanorona::board::parse(ask.at("position").get<std::string>());
    for (const auto &one : ask.value("played", json::array()))
        play_one(board, one.get<std::string>());
    return board;
}

// ---- the operations: each answers a question ----

json ask_board(const json &ask)
{
    const auto size = size_in(ask);
    if (!size.is_ok())
        return refused("bad_size");
    const fanorona::board board(size);
    return {{"points", names(board.points())}, {"setup", board.text()}};
}

json ask_lines(const json &ask)
{
    const auto board = fanorona::board::empty(size_in(ask));
    const auto point = point_named(ask.at("point").get<std::string>());
    if (!board.on_board(point))
        return refused("off_board");
    auto next = json::object();
    for (const auto direction : fanorona::directions)
        if (const auto to = board.next_to(point, direction))
            next[word_of(direction_words, direction)] = to->name();
    return {{"strong", point.is_strong()}, {"next", next}};
}

json ask_position(const json &ask)
{
    const auto board = fanorona::board::try_parse(ask.at("text").get<std::string>());
    if (!board)
        return refused(word_of(position_words, board.error()));
    return {{"position", board->text()},
            {"cols", board->cols()},
            {"rows", board->rows()},
            {"side", word_of(side_words, board->side())},
            {"white", names(stones(*board, fanorona::side::white))},
            {"black", names(stones(*board, fanorona::side::black))}};
}

json ask_counted_position(const json &ask)
{
    const auto read = fanorona::position::try_parse(ask.at("text").get<std::string>());
    if (!read)
        return refused(word(read.error()));
    return {{"position", read->board.text()},
            {"counted", read->counted},
            {"quiet", read->quiet},
            {"number", read->number}};
}

json ask_move_text(const json &ask)
{
    const auto size = size_in(ask);
    const auto whole = fanorona::move::try_parse(ask.at("text").get<std::string>(), size);
    if (!whole)
        return refused(word(whole.error()));
    const auto board = fanorona::board::empty(size);
    std::vector<fanorona::point> points{whole->from()};
    auto kinds = json::array();
    for (const auto &[direction, kind] : whole->legs()) {
        points.push_back(board.next_to(points.back(), direction).value());
        kinds.push_back(word_of(kind_words, kind));
    }
    return {{"points", names(points)}, {"kinds", kinds}};
}

json ask_steps(const json &ask)
{
    auto list = json::array();
    for (const auto &step : board_in(ask).play_steps())
        list.push_back({{"step", fanorona::move(step).text()}, {"takes", names(step.taken())}});
    return {{"steps", list}};
}

json ask_why(const json &ask)
{
    const auto why = board_in(ask).play_why(
        point_named(ask.at("from").get<std::string>()),
        value_of<fanorona::direction>(direction_words, ask.at("direction").get<std::string>()),
        value_of<fanorona::kind>(kind_words, ask.at("kind").get<std::string>()));
    return {{"why", word_of(why_words, why)}};
}

json ask_chain(const json &ask)
{
    const auto board = board_in(ask);
    json chain;
    if (board.in_chain())
        chain = {{"at", board.chain_at().value().name()},
                 {"last", word_of(direction_words, board.chain_dir().value())},
                 {"stood", names(board.chain_seen())}};
    return {{"position", board.text()}, {"can_stop", board.can_stop()}, {"chain", chain}};
}

json ask_moves(const json &ask)
{
    auto list = json::array();
    for (const auto &whole : board_in(ask).moves())
        list.push_back(whole.text());
    return {{"moves", list}};
}

json ask_count(const json &ask)
{
    return {{"moves", board_in(ask).count_moves()}};
}

json ask_play(const json &ask)
{
    auto board = board_in(ask);
    const auto whole = fanorona::move::try_parse(ask.at("move").get<std::string>(), board.size());
    if (!whole)
        return refused("illegal");
    std::vector<fanorona::point> taken;
    try {
        for (const auto &step : board.move_steps(*whole))
            for (const auto point : step.taken())
                taken.push_back(point);
    } catch (const fanorona::error &error) {
        if (error.code() != FANORONA_ERROR_MOVE)
            throw;
        return refused("illegal");
    }
    board.play(*whole);
    return {{"position", board.text()}, {"taken", names(taken)}};
}

json ask_key(const json &ask)
{
    return {{"key", fanorona::key_hex(board_in(ask).key())}};
}

json ask_perft(const json &ask)
{
    const auto board = board_in(ask);
    const auto depth = ask.at("depth").get<int>();
    const auto unit = ask.at("unit").get<std::string>();
    if (unit != "moves" && unit != "steps")
        throw std::runtime_error("the unit is neither moves nor steps");
    return {{"count", unit == "moves" ? board.perft_moves(depth) : board.perft_steps(depth)}};
}

// A move that cannot be read is as good as one that may not be played.
fanorona::play play_whole(fanorona::game &game, const std::string &text, fanorona::size size)
{
    if (const auto whole = fanorona::move::try_parse(text, size))
        return game.try_play(*whole);
    return game.outcome() == fanorona::outcome::none ? fanorona::play::illegal : fanorona::play::over;
}

json ask_game(const json &ask)
{
    const auto start = board_in(ask);
    fanorona::variant variant(start.size());
    variant.quiet_limit = ask.value("quiet_limit", 60);
    variant.repeat = ask.value("repeat", 3);
    variant.ply_cap = ask.value("ply_cap", 0);
    fanorona::game game(start, variant);
    for (const auto &text : ask.at("moves")) {
        const auto answer = play_whole(game, text.get<std::string>(), start.size());
        if (answer != fanorona::play::ok)
            return {{"error", answer == fanorona::play::over ? "over" : "illegal"}, {"at", game.ply()}};
    }
    const auto winner = game.winner();
    return {{"outcome", word(game.outcome())},
            {"winner", winner ? json(word_of(side_words, *winner)) : json()},
            {"ply", game.ply()},
            {"quiet", game.quiet()},
            {"repeats", game.repeats()},
            {"position", game.board().text()}};
}

json ask_game_text(const json &ask)
{
    const auto record = fanorona::game_text::try_parse(ask.at("text").get<std::string>());
    if (!record)
        return {{"error", word(record.error().reason)}, {"line", record.error().line}};
    auto headers = json::object();
    for (const auto *name : header_words)
        if (const auto value = record->header(name))
            headers[name] = *value;
    auto moves = json::array();
    for (const auto &whole : record->moves())
        moves.push_back(whole.text());
    return {{"headers", headers},
            {"moves", moves},
            {"moves_at", record->moves_at().value()},
            {"text", record->text()}};
}

} // namespace

const runner::game &runner::fanorona_kit()
{
    static const game kit{
        "fanorona",
        "",
        {
            {"board", ask_board},
            {"lines", ask_lines},
            {"position", ask_position},
            {"counted_position", ask_counted_position},
            {"move_text", ask_move_text},
            {"steps", ask_steps},
            {"why", ask_why},
            {"chain", ask_chain},
            {"moves", ask_moves},
            {"count", ask_count},
            {"play", ask_play},
            {"key", ask_key},
            {"perft", ask_perft},
            {"game", ask_game},
            {"game_text", ask_game_text},
        },
        [] { return fanorona::live() + fanorona::game_live(); },
    };
    return kit;
}
