// Prints the moves that White can begin with.
#include <fanorona.hpp>

#include <iostream>

int main()
{
    const fanorona::board board;
    for (const auto &move : board.moves())
        std::cout << move << '\n';
}
