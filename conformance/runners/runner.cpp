// runner.cpp - holds the library to the vectors of the conformance kits: fanorona through its C++ interface, brandubh
// through brandubh.h.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
//     runner [FOLDER]
//
// The folder is the one with the kits, `conformance` where none is given. Prints TAP, a test for each group of
// vectors; what failed goes to the error stream.
#include "runner.hpp"

#include <array>
#include <cstddef>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace {

using runner::game;
using runner::json;

// So many vectors of a group are shown when they fail.
constexpr int most_shown = 10;

// The sentence of each rule.
using sentence_map = std::map<std::string, std::string>;

std::ifstream open(const std::filesystem::path &path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw std::runtime_error(path.string() + " cannot be opened");
    return file;
}

std::string shown(const json &value)
{
    return value.dump(-1, ' ', true);
}

json read(std::string_view text, const std::string &where)
{
    try {
        return json::parse(text);
    } catch (const json::exception &error) {
        throw std::runtime_error(where + ": " + error.what());
    }
}

json answer_to(const game &which, const json &ask)
{
    const auto op = ask.at("op").get<std::string>();
    const auto found = which.operations.find(op);
    if (found == which.operations.end())
        throw std::runtime_error("no operation " + op + " is known here");
    return found->second(ask);
}

// Asks one vector; false, with a report if it is still wanted, where it fails.
bool passes(const game &which, const json &vector, const sentence_map &sentences, bool wanted)
{
    const auto &ask = vector.at("ask");
    const auto &expected = vector.at("answer");
    const auto rule = vector.at("rule").get<std::string>();
    const auto sentence = sentences.find(rule);
    std::string came;
    try {
        if (sentence == sentences.end())
            throw std::runtime_error("kit.json has no rule " + rule);
        const auto answer = answer_to(which, ask);
        if (answer == expected)
            return true;
        came = shown(answer);
    } catch (const std::exception &trouble) {
        came = trouble.what();
    }
    if (wanted)
        std::cerr << "# " << which.name << ' ' << vector.at("id").get<std::string>() << " fails. The rule " << rule << ": "
                  << (sentence == sentences.end() ? "?" : sentence->second) << "\n#     asked    " << shown(ask)
                  << "\n#     expected " << shown(expected) << "\n#     came     " << came << std::endl;
    return false;
}

// Asks the vectors of a group; false where one fails, or where they are not as many as they should be.
bool run(const game &which, const std::filesystem::path &path, const json &group, const sentence_map &sentences,
         std::size_t number)
{
    auto file = open(path);
    const auto &id = group.at("id").get_ref<const std::string &>();
    int count = 0;
    int failed = 0;
    for (std::string line; std::getline(file, line);) {
        const auto vector = read(line, path.string() + ", line " + std::to_string(++count));
        if (!passes(which, vector, sentences, failed < most_shown))
            ++failed;
    }
    if (failed > most_shown)
        std::cerr << "# " << failed - most_shown << " more of " << which.name << ' ' << id << " fail" << std::endl;
    const auto promised = group.at("vectors").get<int>();
    if (count != promised)
        std::cerr << "# " << path.string() << " has " << count << " vectors, and kit.json says " << promised
                  << std::endl;
    const bool passed = failed == 0 && count == promised;
    std::cout << (passed ? "ok " : "not ok ") << number << " - " << which.name << ' ' << id << ", " << count << " vectors" << std::endl;
    return passed;
}

json read_kit(const std::filesystem::path &path)
{
    auto file = open(path);
    auto kit = read(std::string(std::istreambuf_iterator<char>(file), {}), path.string());
    if (kit.at("groups").empty())
        throw std::runtime_error(path.string() + " has no groups");
    return kit;
}

bool run_all(const std::filesystem::path &folder)
{
    const std::array games{&runner::fanorona_kit(), &runner::brandubh_kit()};
    std::vector<json> kits;
    std::size_t promised = 1;
    for (const auto *which : games) {
        kits.push_back(read_kit(folder / which->folder / "kit.json"));
        promised += kits.back().at("groups").size();
    }
    std::cout << "1.." << promised << std::endl;
    bool passed = true;
    bool freed = true;
    std::size_t number = 0;
    for (std::size_t i = 0; i < games.size(); ++i) {
        sentence_map sentences;
        for (const auto &rule : kits[i].at("rules"))
            sentences.emplace(rule.at("id"), rule.at("text"));
        const auto here = folder / games[i]->folder;
        for (const auto &group : kits[i].at("groups"))
            passed &= run(*games[i], here / group.at("file").get<std::string>(), group, sentences, ++number);
        freed &= games[i]->live() == 0;
    }
    std::cout << (freed ? "ok " : "not ok ") << number + 1 << " - every board and every game was freed" << std::endl;
    return passed && freed;
}

} // namespace

int main(int argc, char **argv)
{
    if (argc > 2) {
        std::cerr << "usage: " << argv[0] << " [FOLDER]\n";
        return 2;
    }
    try {
        return run_all(argc > 1 ? argv[1] : "conformance") ? 0 : 1;
    } catch (const std::exception &trouble) {
        std::cout << "Bail out! " << trouble.what() << std::endl;
        return 1;
    }
}
