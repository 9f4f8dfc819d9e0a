// brandubh.cpp - answers the questions about brandubh, through brandubh.h.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
#include "runner.hpp"

#include <brandubh.h>

#include <array>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using runner::json;
using runner::refused;
using runner::value_of;
using runner::word_of;

constexpr std::array side_words{"attackers", "defenders"};
constexpr std::array escape_words{"corner", "edge"};
constexpr std::array position_words{"", "null", "rows", "width", "letter", "side", "long"};
constexpr std::array why_words{"ok",         "off_board", "no_piece", "not_yours", "no_move",
                               "not_a_line", "throne",    "corner",   "blocked"};

// ---- the library, with what it owns freed by itself ----

struct freed {
    void operator()(brandubh_board *board) const { brandubh_board_free(board); }
    void operator()(brandubh_game *game) const { brandubh_game_free(game); }
};
using board = std::unique_ptr<brandubh_board, freed>;
using game = std::unique_ptr<brandubh_game, freed>;

// An answer of the library, which should be no error.
std::int32_t need(std::int32_t code)
{
    if (code < BRANDUBH_NONE)
        throw std::runtime_error(brandubh_error_message(code));
    return code;
}

// What a function lists, of which there are at most so many.
template <std::size_t most, class List>
std::vector<std::int32_t> listed(List list)
{
    std::array<std::int32_t, most> room{};
    std::size_t count = 0;
    need(list(room.data(), room.size(), &count));
    return {room.begin(), room.begin() + static_cast<std::ptrdiff_t>(count)};
}

template <class Count>
std::uint64_t counted(Count count)
{
    std::uint64_t number = 0;
    need(count(&number));
    return number;
}

board read(const std::string &text, std::int32_t &reason)
{
    brandubh_board *made = nullptr;
    reason = need(brandubh_board_parse(text.data(), text.size(), &made));
    return board(made);
}

// ---- values as JSON ----

std::string name(std::int32_t square)
{
    return {static_cast<char>('a' + brandubh_file_of(square)), static_cast<char>('1' + brandubh_rank_of(square))};
}

// A name that the board lacks is no square.
std::int32_t square_named(const std::string &name)
{
    return name.size() == 2 ? brandubh_square_of(name[0] - 'a', name[1] - '1') : BRANDUBH_NONE;
}

json names(const std::vector<std::int32_t> &squares)
{
    auto list = json::array();
    for (const auto square : squares)
        list.push_back(name(square));
    return list;
}

std::vector<std::int32_t> all_squares()
{
    return listed<BRANDUBH_SQUARES>(
        [](auto *room, auto most, auto *count) { return brandubh_all_squares(room, most, count); });
}

json pieces(const board &board, std::int32_t piece)
{
    std::vector<std::int32_t> squares;
    for (const auto square : all_squares())
        if (brandubh_board_at(board.get(), square) == piece)
            squares.push_back(square);
    return names(squares);
}

json side(std::int32_t number)
{
    return number == BRANDUBH_NONE ? json() : json(word_of(side_words, number));
}

std::string text(const board &board)
{
    std::string text(BRANDUBH_TEXT_MAX + 1, ' ');
    std::size_t length = 0;
    need(brandubh_board_text(board.get(), text.data(), text.size(), &length));
    text.resize(length);
    return text;
}

json flags_json(std::int32_t flags)
{
    auto list = json::array();
    for (const auto &[bit, word] : {std::pair{BRANDUBH_DID_CAPTURE, "did_capture"},
                                    {BRANDUBH_KING_TAKEN, "king_taken"},
                                    {BRANDUBH_KING_HOME, "king_home"}})
        if ((flags & bit) != 0)
            list.push_back(word);
    return list;
}

// ---- positions, variants and moves ----

board board_in(const json &ask)
{
    std::int32_t reason = BRANDUBH_POS_OK;
    auto board = read(ask.at("position").get<std::string>(), reason);
    if (!board)
        throw std::runtime_error(brandubh_pos_message(reason));
    return board;
}

brandubh_variant variant_in(const json &ask)
{
    brandubh_variant variant{};
    need(brandubh_variant_default(&variant));
    const auto given = ask.value("variant", json::object());
    const auto set = [&given](const char *field, std::int32_t &value) {
        if (const auto found = given.find(field); found != given.end())
            value = found->is_boolean() ? found->get<bool>() : found->get<std::int32_t>();
    };
    set("throne_pass", variant.throne_pass);
    set("throne_reentry", variant.throne_reentry);
    set("king_everywhere_two", variant.king_everywhere_two);
    set("king_strong", variant.king_strong);
    set("repeat", variant.repeat);
    set("ply_cap", variant.ply_cap);
    variant.escape = value_of<std::int32_t>(escape_words, given.value("escape", "corner"));
    return variant;
}

std::int32_t move_named(const std::string &name)
{
    if (name.size() != 5 || name[2] != '-')
        throw std::runtime_error(name + " is no move");
    return brandubh_move_of(square_named(name.substr(0, 2)), square_named(name.substr(3)));
}

std::int32_t square_in(const json &ask, const char *field)
{
    return square_named(ask.at(field).get<std::string>());
}

// Makes moves that may all be made, and answers what takes each of them back.
std::vector<brandubh_undo> play(const board &board, const json &moves, const brandubh_variant &variant)
{
    std::vector<brandubh_undo> undos;
    for (const auto &one : moves) {
        const auto move = move_named(one.get<std::string>());
        if (need(brandubh_board_is_legal(board.get(), move, &variant)) != 1)
            throw std::runtime_error(one.get<std::string>() + " may not be played");
        need(brandubh_board_do_move(board.get(), move, &variant, &undos.emplace_back()));
    }
    return undos;
}

// ---- the operations: each answers a question ----

json ask_board(const json &)
{
    brandubh_board *made = nullptr;
    need(brandubh_board_new(&made));
    const board setup(made);
    return {{"squares", names(all_squares())}, {"setup", text(setup)}};
}

json ask_square(const json &ask)
{
    const auto square = square_in(ask, "square");
    if (brandubh_on_board(square) != 1)
        return refused("off_board");
    return {{"throne", brandubh_is_throne(square) == 1},
            {"corner", brandubh_is_corner(square) == 1},
            {"beside_throne", brandubh_beside_throne(square) == 1}};
}

json ask_position(const json &ask)
{
    std::int32_t reason = BRANDUBH_POS_OK;
    const auto board = read(ask.at("text").get<std::string>(), reason);
    if (!board)
        return refused(word_of(position_words, reason));
    const auto king = need(brandubh_board_king_square(board.get()));
    return {{"position", text(board)},
            {"side", side(need(brandubh_board_side(board.get())))},
            {"attackers", pieces(board, BRANDUBH_ATTACKER)},
            {"defenders", pieces(board, BRANDUBH_DEFENDER)},
            {"kings", pieces(board, BRANDUBH_KING)},
            {"king", king == BRANDUBH_NONE ? json() : json(name(king))}};
}

json ask_moves(const json &ask)
{
    const auto board = board_in(ask);
    const auto variant = variant_in(ask);
    auto list = json::array();
    for (const auto move : listed<BRANDUBH_MOVES_MAX>([&](auto *room, auto most, auto *count) {
             return brandubh_board_moves(board.get(), &variant, room, most, count);
         }))
        list.push_back(name(brandubh_move_from(move)) + '-' + name(brandubh_move_to(move)));
    return {{"moves", list}};
}

json ask_count(const json &ask)
{
    const auto variant = variant_in(ask);
    return {{"moves", need(brandubh_board_count_moves(board_in(ask).get(), &variant))}};
}

json ask_why(const json &ask)
{
    const auto board = board_in(ask);
    const auto variant = variant_in(ask);
    const auto from = square_in(ask, "from");
    const auto to = square_in(ask, "to");
    const auto why = need(brandubh_board_why_not(board.get(), from, to, &variant));
    const auto legal = need(brandubh_board_is_legal(board.get(), brandubh_move_of(from, to), &variant));
    if ((legal == 1) != (why == BRANDUBH_WHY_OK))
        throw std::runtime_error("the library does not know whether the move may be made");
    return {{"why", word_of(why_words, why)}};
}

json ask_hostile(const json &ask)
{
    const auto side = value_of<std::int32_t>(side_words, ask.at("side").get<std::string>());
    return {{"hostile", need(brandubh_board_hostile_to(board_in(ask).get(), square_in(ask, "square"), side)) == 1}};
}

json ask_captures(const json &ask)
{
    const auto board = board_in(ask);
    const auto variant = variant_in(ask);
    const auto square = square_in(ask, "square");
    return {{"captures", names(listed<BRANDUBH_CAPTURES_MAX>([&](auto *room, auto most, auto *count) {
                 return brandubh_board_captures_at(board.get(), square, &variant, room, most, count);
             }))}};
}

json ask_play(const json &ask)
{
    const auto board = board_in(ask);
    const auto variant = variant_in(ask);
    const auto move = move_named(ask.at("move").get<std::string>());
    std::int32_t flags = 0;
    // Only the preview tells what a move captures.
    const auto captured = listed<BRANDUBH_CAPTURES_MAX>([&](auto *room, auto most, auto *count) {
        return flags = brandubh_board_preview(board.get(), move, &variant, room, most, count);
    });
    if (need(brandubh_board_do_move(board.get(), move, &variant, nullptr)) != flags)
        throw std::runtime_error("the preview says something else than the move");
    return {{"flags", flags_json(flags)}, {"captured", names(captured)}, {"position", text(board)}};
}

json ask_undo(const json &ask)
{
    const auto board = board_in(ask);
    auto undos = play(board, ask.at("moves"), variant_in(ask));
    auto positions = json::array();
    for (; !undos.empty(); undos.pop_back()) {
        need(brandubh_board_undo_move(board.get(), &undos.back()));
        positions.push_back(text(board));
    }
    return {{"positions", positions}};
}

json ask_key(const json &ask)
{
    const auto board = board_in(ask);
    play(board, ask.value("played", json::array()), variant_in(ask));
    const auto key = counted([&](auto *number) { return brandubh_board_key(board.get(), number); });
    if (key != counted([&](auto *number) { return brandubh_board_key_full(board.get(), number); }))
        throw std::runtime_error("the key is another when it is worked out again");
    std::array<char, BRANDUBH_KEY_SIZE> digits{};
    need(brandubh_key_hex(key, digits.data(), digits.size()));
    return {{"key", digits.data()}};
}

json ask_perft(const json &ask)
{
    const auto board = board_in(ask);
    const auto variant = variant_in(ask);
    const auto perft = ask.at("captures").get<bool>() ? brandubh_board_perft : brandubh_board_perft_slides;
    const auto depth = ask.at("depth").get<std::int32_t>();
    return {{"count", counted([&](auto *number) { return perft(board.get(), depth, &variant, number); })}};
}

// Makes a move, or takes one back; the word for why it cannot be done, or nothing.
const char *go_on(const game &game, const std::string &text)
{
    if (text == "undo")
        return need(brandubh_game_undo(game.get())) == BRANDUBH_OK ? nullptr : "no_moves";
    const auto code = need(brandubh_game_play(game.get(), move_named(text)));
    return code == BRANDUBH_PLAY_OK ? nullptr : code == BRANDUBH_PLAY_OVER ? "over" : "illegal";
}

json ask_game(const json &ask)
{
    const auto start = board_in(ask);
    const auto variant = variant_in(ask);
    brandubh_game *made = nullptr;
    need(brandubh_game_start(start.get(), &variant, &made));
    const game game(made);
    std::size_t at = 0;
    for (const auto &one : ask.at("moves")) {
        if (const auto *word = go_on(game, one.get<std::string>()))
            return {{"error", word}, {"at", at}};
        ++at;
    }
    brandubh_board *stands = nullptr;
    need(brandubh_game_board(game.get(), &stands));
    return {{"outcome", brandubh_outcome_name(need(brandubh_game_outcome(game.get())))},
            {"winner", side(need(brandubh_game_winner(game.get())))},
            {"ply", need(brandubh_game_ply(game.get()))},
            {"repeats", need(brandubh_game_repeats(game.get()))},
            {"position", text(board(stands))}};
}

} // namespace

const runner::game &runner::brandubh_kit()
{
    static const game kit{
        "brandubh",
        "brandubh",
        {
            {"board", ask_board},
            {"square", ask_square},
            {"position", ask_position},
            {"moves", ask_moves},
            {"count", ask_count},
            {"why", ask_why},
            {"hostile", ask_hostile},
            {"captures", ask_captures},
            {"play", ask_play},
            {"undo", ask_undo},
            {"key", ask_key},
            {"perft", ask_perft},
            {"game", ask_game},
        },
        [] { return brandubh_live() + brandubh_game_live(); },
    };
    return kit;
}
