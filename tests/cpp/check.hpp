// What the C++ tests share.
#ifndef CHECK_HPP
#define CHECK_HPP

#define DOCTEST_CONFIG_SUPER_FAST_ASSERTS
#include <doctest/doctest.h>

#include <fanorona.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

// The tests compile in half the time that they would with CHECK, which takes every comparison apart.
#define OK(...) CHECK_UNARY(__VA_ARGS__)

using namespace std::string_view_literals;
using namespace fanorona::literals;

inline constexpr auto sivy_setup = "bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w"sv;
inline constexpr auto dimy_setup = "bbbbb/bbbbb/bw1bw/wwwww/wwwww w"sv;
inline constexpr auto telo_setup = "bbb/w1b/www w"sv;
// White's only moves take one stone, then one more, then a third: a1-b1A-b2A-c2A.
inline constexpr auto three = "w3b/5/1b3/w2b1/w1b2 w"sv;

// The code of the fanorona::error that a call throws; 1 where it throws nothing.
template <class Call>
std::int32_t code_of(Call call)
{
    try {
        call();
    } catch (const fanorona::error &error) {
        OK(std::string_view(error.what()) != "");
        return error.code();
    }
    return 1;
}

// All that can be seen of a board, to tell whether a refused call left it alone.
inline auto seen(const fanorona::board &board)
{
    return std::make_tuple(board.text(), board.key(), board.key_full(), board.in_chain(), board.can_stop(),
                           board.chain_at(), board.chain_dir(), board.chain_seen(), board.play_steps());
}

// The same of a game.
inline auto seen(const fanorona::game &game)
{
    return std::make_tuple(seen(game.board()), game.ply(), game.number(), game.quiet(), game.repeats(), game.outcome(),
                           game.winner(), game.in_progress(), game.steps());
}

// The texts of values, to compare many at once.
template <class Values>
std::vector<std::string> texts(const Values &values)
{
    std::vector<std::string> texts;
    for (const auto &value : values)
        texts.push_back(value.text());
    return texts;
}

using strings = std::vector<std::string>;

#endif
