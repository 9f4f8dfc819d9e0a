// A short game of fanorona in C++17: each side makes one of its longest moves.
//
//     c++ -std=c++17 game.cpp $(pkg-config --cflags --libs fanorona)

#include <fanorona.hpp>

#include <algorithm>
#include <exception>
#include <iostream>
#include <string>

namespace {

std::string picture(const fanorona::board &board)
{
    std::string picture;
    for (int rank = board.rows() - 1; rank >= 0; --rank) {
        picture += std::to_string(rank + 1) + ' ';
        for (int file = 0; file < board.cols(); ++file)
            switch (board.at(*fanorona::point::of(file, rank))) {
            case fanorona::stone::white: picture += " w"; break;
            case fanorona::stone::black: picture += " b"; break;
            default: picture += " ."; break;
            }
        picture += '\n';
    }
    picture += "  ";
    for (int file = 0; file < board.cols(); ++file)
        picture += std::string(" ") + "abcdefghi"[file];
    return picture + '\n';
}

bool is_shorter(const fanorona::move &a, const fanorona::move &b)
{
    return a.length() < b.length();
}

} // namespace

int main()
try {
    fanorona::game game(fanorona::dimy);
    auto board = game.board();
    std::cout << picture(board) << '\n';

    while (game.outcome() == fanorona::outcome::none && game.ply() < 10) {
        const auto moves = board.moves();
        const auto longest = *std::max_element(moves.begin(), moves.end(), is_shorter);
        std::cout << game.number() << (board.side() == fanorona::side::white ? ". White: " : ". Black: ") << longest
                  << ", out of " << moves.size() << '\n';
        game.play(longest);
        board = game.board();
        std::cout << picture(board) << '\n';
    }

    std::cout << board << "\nStones left: White " << board.count(fanorona::side::white) << ", Black "
              << board.count(fanorona::side::black) << ".\n";
} catch (const std::exception &error) {
    std::cerr << error.what() << '\n';
    return 1;
}
