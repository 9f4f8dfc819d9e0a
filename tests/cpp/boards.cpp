// Boards: who owns what, stones, lines, texts and keys.
#include "check.hpp"

#include <array>
#include <sstream>
#include <thread>

using fanorona::board;
using fanorona::direction;
using fanorona::side;
using fanorona::stone;

namespace {

template <class Owner>
void check_empty(Owner &owner)
{
    OK(owner.get() == nullptr);
    OK(std::as_const(owner).get() == nullptr);
    OK(code_of([&] { (void)owner.text(); }) == FANORONA_ERROR_NULL);
    Owner copy(owner);
    OK(copy.get() == nullptr);
    copy = owner;
    OK(copy.get() == nullptr);
    OK(owner.release() == nullptr);
}

} // namespace

TEST_CASE("a copy of a board shares nothing with it")
{
    board first;
    OK(fanorona::live() == 1);
    board second(first);
    OK(fanorona::live() == 2);
    OK(second.get() != first.get());
    second.lift("a1"_point);
    OK(first.text() == sivy_setup);
    OK(second.text() != sivy_setup);
    board third(fanorona::telo);
    third = second;
    OK(fanorona::live() == 3);
    OK(third.text() == second.text());
    third.lift("b1"_point);
    OK(third.text() != second.text());
}

TEST_CASE("a copy of a board has the open chain too")
{
    auto first = board::parse(three);
    first.play(first.play_steps().front());
    REQUIRE(first.in_chain());
    board second(first);
    OK(seen(second) == seen(first));
    second.stop();
    OK(first.in_chain());
}

TEST_CASE("a board that was moved from owns nothing and can be used again")
{
    board first(fanorona::dimy);
    const auto *handle = first.get();
    board second(std::move(first));
    OK(second.get() == handle);
    OK(second.text() == dimy_setup);
    OK(fanorona::live() == 1);
    check_empty(first);
    OK(code_of([&] { (void)first.side(); }) == FANORONA_ERROR_NULL);
    OK(code_of([&] { (void)first.moves(); }) == FANORONA_ERROR_NULL);
    OK(code_of([&] { (void)first.steps(); }) == FANORONA_ERROR_NULL);
    OK(code_of([&] { (void)first.key(); }) == FANORONA_ERROR_NULL);
    OK(code_of([&] { (void)first.chain_at(); }) == FANORONA_ERROR_NULL);
    OK(code_of([&] { (void)first.step("a1"_point, direction::n, fanorona::kind::paika); }) == FANORONA_ERROR_NULL);
    OK(code_of([&] { first.put("a1"_point, stone::white); }) == FANORONA_ERROR_NULL);
    OK(code_of([&] { first.stop(); }) == FANORONA_ERROR_NULL);
    OK(code_of([&] { first.visit_moves([](const auto &) {}); }) == FANORONA_ERROR_NULL);
    OK(code_of([&] { (void)first.mirrored(fanorona::mirror::turn); }) == FANORONA_ERROR_NULL);
    first = board(fanorona::telo);
    OK(first.text() == telo_setup);
    first = std::move(second);
    OK(first.get() == handle);
    OK(fanorona::live() == 1);
    second = first;
    OK(fanorona::live() == 2);
    std::swap(first, second);
    OK(second.get() == handle);
    OK(fanorona::live() == 2);
}

TEST_CASE("a board assigned to itself is as it was")
{
    board only(fanorona::dimy);
    auto &same = only;
    only = same;
    OK(only.text() == dimy_setup);
    only = std::move(same);
    OK(only.text() == dimy_setup);
    OK(fanorona::live() == 1);
}

TEST_CASE("a handle goes to C and comes back")
{
    board first(fanorona::telo);
    fanorona_board *handle = first.release();
    OK(first.get() == nullptr);
    OK(fanorona_board_side(handle) == FANORONA_WHITE);
    const auto second = board::adopt(handle);
    OK(second.get() == handle);
    OK(fanorona::live() == 1);
    OK(board::adopt(nullptr).get() == nullptr);
}

TEST_CASE("boards in a vector, on other threads, and behind exceptions")
{
    std::vector<board> boards;
    for (int i = 0; i < 20; ++i)
        boards.emplace_back(fanorona::telo);
    OK(fanorona::live() == 20);
    boards.erase(boards.begin(), boards.begin() + 5);
    OK(fanorona::live() == 15);
    auto copies = boards;
    OK(fanorona::live() == 30);
    std::array<std::string, 2> texts;
    std::thread one([&, mine = std::move(boards[0])] { texts[0] = mine.text(); });
    std::thread two([&] { texts[1] = boards[1].text(); });
    one.join();
    two.join();
    OK(texts[0] == telo_setup);
    OK(texts[1] == telo_setup);
    boards.clear();
    copies.clear();
    OK(fanorona::live() == 0);
    try {
        const board held;
        throw 5;
    } catch (int) {
        OK(fanorona::live() == 0);
    }
}

TEST_CASE("a board that the library failed in can only be destroyed")
{
    board broken(fanorona::telo);
    OK(fanorona_test_panic(broken.get()) == FANORONA_ERROR_PANIC);
    OK(code_of([&] { (void)broken.text(); }) == FANORONA_ERROR_PANIC);
    OK(code_of([&] { (void)board(broken); }) == FANORONA_ERROR_PANIC);
    board whole(fanorona::dimy);
    OK(code_of([&] { whole = broken; }) == FANORONA_ERROR_PANIC);
    OK(whole.text() == dimy_setup);
    OK(code_of([&] { broken.visit_moves([](const auto &) {}); }) == FANORONA_ERROR_PANIC);
}

TEST_CASE("the set-ups, the empty boards and the sizes")
{
    OK(board().text() == sivy_setup);
    OK(board(fanorona::dimy).text() == dimy_setup);
    OK(board(fanorona::telo).text() == telo_setup);
    OK(board::empty(fanorona::telo).text() == "3/3/3 w");
    OK(board::empty().size() == fanorona::sivy);
    for (int cols = -1; cols < 12; ++cols)
        for (int rows = -1; rows < 8; ++rows) {
            const fanorona::size size{cols, rows};
            if (size.is_ok()) {
                OK(board(size).size() == size);
                OK(board::empty(size).count(side::white) == 0);
            } else {
                OK(code_of([&] { (void)board(size); }) == FANORONA_ERROR_RANGE);
                OK(code_of([&] { (void)board::empty(size); }) == FANORONA_ERROR_RANGE);
            }
        }
    OK(fanorona::size::named("sivy") == fanorona::sivy);
    OK(fanorona::size::named("dimy") == fanorona::dimy);
    OK(fanorona::size::named("telo") == fanorona::telo);
    OK(!fanorona::size::named("Sivy"));
    OK(!fanorona::size::named({}));
    OK(fanorona::live() == 0);
}

TEST_CASE("position strings, good and bad")
{
    using fanorona::pos;
    for (const auto text : {sivy_setup, dimy_setup, telo_setup, three, "3/3/3 b"sv})
        OK(board::parse(text).text() == text);
    // No NUL stands behind the part that is read.
    OK(board::parse(std::string_view("3/3/3 wx").substr(0, 7)).text() == "3/3/3 w");
    const struct {
        std::string text;
        pos reason;
    } refused[] = {
        {"", pos::null},
        {std::string(FANORONA_TEXT_MAX + 1, 'w'), pos::too_long},
        {"3/3/x w", pos::letter},
        {std::string("3/3/\0 w", 7), pos::letter},
        {"3/3 w", pos::rows},
        {"3/3/4 w", pos::width},
        {"3/3/3 x", pos::side},
        {"3/3/3", pos::side},
    };
    for (const auto &entry : refused) {
        CAPTURE(entry.text);
        const auto read = board::try_parse(entry.text);
        OK(!read);
        OK(read.error() == entry.reason);
        OK(code_of([&] { (void)board::parse(entry.text); }) == static_cast<std::int32_t>(entry.reason));
    }
    OK(board::try_parse({}).error() == pos::null);
    OK(fanorona::live() == 0);
    std::ostringstream out;
    out << board(fanorona::telo);
    OK(out.str() == telo_setup);
}

TEST_CASE("stones are put, lifted and counted")
{
    board some(fanorona::telo);
    OK(some.at("a1"_point) == stone::white);
    OK(some.at("a3"_point) == stone::black);
    OK(some.at("b2"_point) == stone::empty);
    OK(some.at("d1"_point) == stone::border);
    OK(some.at(fanorona::point(INT32_MIN)) == stone::border);
    OK(some.count(side::white) == 4);
    OK(some.count(side::black) == 4);
    OK(some.count(static_cast<side>(7)) == 0);
    some.put("b2"_point, fanorona::stone_of(side::black));
    OK(some.count(side::black) == 5);
    some.lift("b2"_point);
    some.put("a1"_point, stone::empty);
    OK(some.text() == "bbb/w1b/1ww w");
    some.set_side(side::black);
    OK(some.side() == side::black);

    const auto before = seen(some);
    OK(code_of([&] { some.put("d1"_point, stone::white); }) == FANORONA_ERROR_RANGE);
    OK(code_of([&] { some.put("a1"_point, stone::border); }) == FANORONA_ERROR_RANGE);
    OK(code_of([&] { some.put("a1"_point, static_cast<stone>(-1)); }) == FANORONA_ERROR_RANGE);
    OK(code_of([&] { some.lift(fanorona::point(0)); }) == FANORONA_ERROR_RANGE);
    OK(code_of([&] { some.set_side(static_cast<side>(0)); }) == FANORONA_ERROR_RANGE);
    OK(seen(some) == before);
}

TEST_CASE("points and lines, as ranges and one by one")
{
    for (const fanorona::size size : {fanorona::telo, fanorona::dimy, fanorona::sivy, fanorona::size{7, 3}}) {
        const auto some = board::empty(size);
        const auto points = some.points();
        OK(some.cols() == size.cols);
        OK(some.rows() == size.rows);
        OK(static_cast<int>(points.size()) == some.point_count());
        OK(some.point_count() == size.cols * size.rows);
        OK(points.front() == "a1"_point);
        OK(std::is_sorted(points.begin(), points.end()));
        std::size_t ends = 0;
        fanorona::segment_list lines;
        for (const auto from : points) {
            OK(some.on_board(from));
            OK(some.at(from) == stone::empty);
            fanorona::neighbour_list around;
            for (const auto way : fanorona::directions)
                if (const auto to = some.next_to(from, way)) {
                    around.push_back(*to);
                    OK(some.next_to(*to, fanorona::opposite(way)) == from);
                    if (from < *to)
                        lines.push_back({from, *to});
                }
            OK(some.neighbours(from) == around);
            OK(static_cast<int>(around.size()) == some.degree(from));
            ends += around.size();
        }
        OK(some.segments() == lines);
        OK(some.segments().size() * 2 == ends);
    }
    const board sivy;
    OK(sivy.centre() == "e3"_point);
    OK(sivy.neighbours("a2"_point)[0] == "a3"_point);
    OK(!sivy.next_to("a2"_point, direction::ne));
    OK(!sivy.next_to("a2"_point, static_cast<direction>(8)));
    OK(!sivy.next_to(fanorona::point(-1), direction::n));
    OK(!sivy.on_board(fanorona::point(11)));
    OK(sivy.degree(fanorona::point(11)) == 0);
    OK(sivy.neighbours(fanorona::point(11)).empty());
    OK(sivy.segments().front() == fanorona::segment{"a1"_point, "a2"_point});
    OK(sivy.segments().front() != fanorona::segment{"a1"_point, "b2"_point});
}

TEST_CASE("keys are those of the stones, the side and the size")
{
    const auto by_hand = [](const board &some) {
        auto key = fanorona::zobrist_size(some.size());
        if (some.side() == side::black)
            key ^= fanorona::zobrist_side();
        for (const auto where : some.points()) {
            if (some.at(where) == stone::white)
                key ^= fanorona::zobrist(side::white, where);
            if (some.at(where) == stone::black)
                key ^= fanorona::zobrist(side::black, where);
        }
        return key;
    };
    for (const auto text : {sivy_setup, dimy_setup, telo_setup, three, "3/3/3 b"sv}) {
        const auto some = board::parse(text);
        OK(some.key() == by_hand(some));
        OK(some.key() == some.key_full());
    }
    OK(fanorona::key_hex(0) == "0000000000000000");
    OK(fanorona::key_hex(0x0123456789abcdefU) == "0123456789abcdef");
    OK(code_of([] { (void)fanorona::zobrist(static_cast<side>(0), "a1"_point); }) == FANORONA_ERROR_RANGE);
    OK(code_of([] { (void)fanorona::zobrist(side::white, fanorona::point()); }) == FANORONA_ERROR_RANGE);
    OK(code_of([] { (void)fanorona::zobrist_size({4, 5}); }) == FANORONA_ERROR_RANGE);
}

TEST_CASE("a board is reflected")
{
    using fanorona::mirror;
    const auto some = board::parse("w2/1b1/3 b");
    OK(some.mirrored(mirror::files).text() == "2w/1b1/3 b");
    OK(some.mirrored(mirror::ranks).text() == "3/1b1/w2 b");
    OK(some.mirrored(mirror::turn).text() == "3/1b1/2w b");
    OK(code_of([&] { (void)some.mirrored(static_cast<mirror>(0)); }) == FANORONA_ERROR_RANGE);
}
