// runner.hpp - what the runner shares with the part for each game.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef RUNNER_HPP
#define RUNNER_HPP

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace runner {

using nlohmann::json;

// A game that there is a kit of.
struct game {
    const char *name;
    // Where its kit is, in the folder of them all.
    const char *folder;
    // What answers the questions of each operation.
    std::map<std::string, json (*)(const json &)> operations;
    // How many of its boards and games are not yet freed.
    std::uint64_t (*live)();
};

const game &fanorona_kit();
const game &brandubh_kit();

template <class Words, class Enum>
std::string word_of(const Words &words, Enum value)
{
    return words.at(static_cast<std::size_t>(value));
}

// The value of a word, or a number that is none of its kind.
template <class Enum, class Words>
Enum value_of(const Words &words, const std::string &word)
{
    const auto found = std::find(words.begin(), words.end(), word);
    return static_cast<Enum>(found == words.end() ? -1 : static_cast<int>(found - words.begin()));
}

inline json refused(std::string_view word)
{
    return {{"error", word}};
}

} // namespace runner

#endif
