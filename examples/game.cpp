// A short game of fanorona in C++17: each side makes one of its longest moves.
//
//     c++ -std=c++17 game.cpp $(pkg-config --cflags --libs fanorona)

#include <fanorona.h>

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

void need(std::int32_t code)
{
    if (code < 0)
        throw std::runtime_error(fanorona_error_message(code));
}

// A board that frees itself.
class Board {
public:
    Board(std::int32_t cols, std::int32_t rows)
    {
        fanorona_board *made = nullptr;
        need(fanorona_board_new(cols, rows, &made));
        handle.reset(made);
    }

    std::int32_t side() const { return fanorona_board_side(handle.get()); }
    std::int32_t count(std::int32_t side) const { return fanorona_board_count(handle.get(), side); }

    std::string text() const
    {
        std::size_t length = 0;
        need(fanorona_board_text(handle.get(), nullptr, 0, &length));
        std::string text(length + 1, '\0');
        need(fanorona_board_text(handle.get(), &text[0], text.size(), &length));
        text.resize(length);
        return text;
    }

    // Asked for their number first, so that there is always room.
    std::vector<fanorona_move> moves() const
    {
        std::size_t count = 0;
        need(fanorona_board_moves(handle.get(), nullptr, 0, &count));
        std::vector<fanorona_move> moves(count);
        need(fanorona_board_moves(handle.get(), moves.data(), count, &count));
        return moves;
    }

    void play(const fanorona_move &move)
    {
        need(fanorona_board_play_move(handle.get(), &move, nullptr, 0, nullptr));
    }

    std::string picture() const
    {
        std::string picture;
        for (std::int32_t rank = fanorona_board_rows(handle.get()) - 1; rank >= 0; --rank) {
            picture += std::to_string(rank + 1) + ' ';
            for (std::int32_t file = 0; file < fanorona_board_cols(handle.get()); ++file) {
                picture += ' ';
                picture += ".wb"[fanorona_board_at(handle.get(), fanorona_square_of(file, rank))];
            }
            picture += '\n';
        }
        picture += "  ";
        for (char file = 'a'; file < 'a' + fanorona_board_cols(handle.get()); ++file) {
            picture += ' ';
            picture += file;
        }
        return picture + '\n';
    }

private:
    struct Free {
        void operator()(fanorona_board *board) const { fanorona_board_free(board); }
    };
    std::unique_ptr<fanorona_board, Free> handle;
};

std::string text_of(const fanorona_move &move)
{
    char text[256];
    std::size_t length = 0;
    need(fanorona_move_text(&move, text, sizeof text, &length));
    return std::string(text, length);
}

} // namespace

int main()
{
    try {
        Board board(5, 5);
        std::cout << board.picture() << '\n';

        for (int number = 1; number <= 10; ++number) {
            const auto moves = board.moves();
            if (moves.empty())
                break;
            const auto longest = std::max_element(
                moves.begin(), moves.end(), [](const auto &a, const auto &b) { return a.length < b.length; });
            const char *who = board.side() == FANORONA_WHITE ? "White" : "Black";
            std::cout << number << ". " << who << ": " << text_of(*longest) << ", out of " << moves.size() << "\n";
            board.play(*longest);
            std::cout << board.picture() << '\n';
        }

        std::cout << board.text() << "\nStones left: White " << board.count(FANORONA_WHITE) << ", Black "
                  << board.count(FANORONA_BLACK) << ".\n";
    } catch (const std::exception &error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
    return 0;
}
