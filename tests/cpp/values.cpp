// The values: words, points, lists and results, held to the C library where they say by themselves what it says too.
#include "check.hpp"

#include <iterator>
#include <sstream>
#include <stdexcept>
#include <type_traits>
#include <unordered_set>
#if __cplusplus >= 202002L
#include <ranges>
#endif

using fanorona::direction;
using fanorona::kind;
using fanorona::point;
using fanorona::side;

// At compile time.
static_assert("a1"_point.number() == 12 && "e3"_point.number() == 38);
static_assert("e3"_point.file() == 4 && "e3"_point.rank() == 2 && "e3"_point.is_strong());
static_assert(!point::parse("e6") && !point::of(9, 0) && point() != "a1"_point && "a1"_point < "b1"_point);
static_assert(fanorona::opposite(direction::ne) == direction::sw && fanorona::is_diagonal(direction::nw));
static_assert(fanorona::other(side::white) == side::black && fanorona::stone_of(side::black) == fanorona::stone::black);
static_assert(fanorona::sivy == fanorona::size{9, 5} && fanorona::sivy != fanorona::telo);
static_assert(fanorona::point_list().empty() && fanorona::step_list::capacity() == FANORONA_STEPS_MAX);
static_assert(fanorona::move().legs().empty() && fanorona::step().taken().empty());
static_assert(fanorona::message(fanorona::play::over) != fanorona::message(fanorona::play::illegal));

// Values are copied as bytes, owners are moved without a throw, and both are what containers like best.
static_assert(std::is_trivially_copyable_v<fanorona::step> && sizeof(fanorona::step) == sizeof(fanorona_step));
static_assert(std::is_trivially_copyable_v<fanorona::move> && sizeof(fanorona::move) == sizeof(fanorona_move));
static_assert(std::is_trivially_copyable_v<fanorona::token> && sizeof(fanorona::token) == sizeof(fanorona_token));
static_assert(std::is_trivially_copyable_v<fanorona::step_list>);
static_assert(sizeof(fanorona::board) == sizeof(void *) && sizeof(fanorona::game) == sizeof(void *));
template <class Owner>
constexpr bool is_owner =
    std::is_nothrow_move_constructible_v<Owner> && std::is_nothrow_move_assignable_v<Owner> &&
    std::is_nothrow_swappable_v<Owner> && std::is_copy_constructible_v<Owner> && std::is_copy_assignable_v<Owner> &&
    !std::is_nothrow_copy_constructible_v<Owner> && std::is_default_constructible_v<Owner>;
static_assert(is_owner<fanorona::board> && is_owner<fanorona::game> && is_owner<fanorona::game_text>);
static_assert(std::is_nothrow_copy_constructible_v<fanorona::error>);
static_assert(std::is_base_of_v<std::runtime_error, fanorona::error>);
static_assert(std::is_base_of_v<fanorona::error, fanorona::bad_position>);
static_assert(!std::is_convertible_v<int, point> && !std::is_convertible_v<fanorona::size, fanorona::board>);
static_assert(!std::is_constructible_v<fanorona::board, fanorona_board *>);
static_assert(!std::is_constructible_v<fanorona::board, fanorona::game>);
#if __cplusplus >= 202002L
static_assert(std::ranges::contiguous_range<fanorona::step_list> && std::ranges::sized_range<fanorona::step_list>);
#endif

TEST_CASE("points say of every number what the C library says")
{
    for (std::int32_t number = -300; number <= 300; ++number) {
        const point which(number);
        OK(which.number() == number);
        OK(which.file() == fanorona_file_of(number));
        OK(which.rank() == fanorona_rank_of(number));
        OK(which.is_strong() == (fanorona_is_strong(number) != 0));
        OK(which.name().empty() == (which.file() < 0));
        if (which.file() >= 0) {
            OK(point::parse(which.name()) == which);
            OK(point::of(which.file(), which.rank()) == which);
        }
    }
    for (const auto number : {INT32_MIN, INT32_MIN + 1, INT32_MAX - 1, INT32_MAX}) {
        OK(point(number).file() == FANORONA_NONE);
        OK(point(number).rank() == FANORONA_NONE);
        OK(!point(number).is_strong());
        OK(point(number).name() == "");
    }
    for (int file = -20; file <= 20; ++file)
        for (int rank = -20; rank <= 20; ++rank) {
            const auto which = point::of(file, rank);
            OK((which ? which->number() : FANORONA_NONE) == fanorona_square_of(file, rank));
        }
    for (const auto extreme : {INT32_MIN, INT32_MAX}) {
        OK(!point::of(extreme, 0));
        OK(!point::of(0, extreme));
    }
}

TEST_CASE("names of points")
{
    for (const auto name : {"", "e", "e33", "E3", "j1", "a0", "a6", "3e", "e\xff", "\xff"
                                                                                   "3"})
        OK(!point::parse(name));
    OK(!point::parse({}));
    OK(point::parse("i5") == point::of(8, 4));
    OK(code_of([] { (void)operator""_point("j9", 2); }) == FANORONA_ERROR_RANGE);
    CHECK_THROWS_WITH_AS((void)operator""_point("j9", 2), "\"j9\" names no point.", fanorona::error);
    std::ostringstream out;
    out << "e3"_point << '-' << point() << '-' << "d4"_point;
    OK(out.str() == "e3--d4");
    std::unordered_set<point> set{"a1"_point, "b1"_point, "a1"_point};
    OK(set.size() == 2);
}

TEST_CASE("directions and sides say of every number what the C library says")
{
    for (std::int32_t number = -300; number <= 300; ++number) {
        const auto way = static_cast<direction>(number);
        const auto back = fanorona_opposite(number);
        if (back == FANORONA_NONE)
            OK(code_of([&] { (void)fanorona::opposite(way); }) == FANORONA_ERROR_RANGE);
        else
            OK(fanorona::opposite(way) == static_cast<direction>(back));
        OK(fanorona::is_diagonal(way) == (fanorona_is_diagonal(number) != 0));

        const auto who = static_cast<side>(number);
        const auto enemy = fanorona_other(number);
        if (enemy == FANORONA_EMPTY)
            OK(code_of([&] { (void)fanorona::other(who); }) == FANORONA_ERROR_RANGE);
        else
            OK(fanorona::other(who) == static_cast<side>(enemy));
    }
    CHECK_THROWS_WITH_AS((void)fanorona::opposite(static_cast<direction>(8)), "8 is no direction.", fanorona::error);
    CHECK_THROWS_WITH_AS((void)fanorona::other(static_cast<side>(0)), "0 is no side.", fanorona::error);
    for (const auto number : {INT32_MIN, INT32_MAX})
        OK(code_of([&] { (void)fanorona::opposite(static_cast<direction>(number)); }) == FANORONA_ERROR_RANGE);
    for (std::size_t i = 0; i < fanorona::directions.size(); ++i)
        OK(fanorona::directions[i] == static_cast<direction>(i));
    for (std::size_t i = 0; i < fanorona::kinds.size(); ++i)
        OK(fanorona::kinds[i] == static_cast<kind>(i));
}

TEST_CASE("every reason has a sentence of its own, and so has a number that is none")
{
    const auto apart = [](auto first, int count, auto stranger) {
        std::unordered_set<std::string_view> sentences{fanorona::message(stranger)};
        for (int i = 0; i < count; ++i)
            sentences.insert(fanorona::message(static_cast<decltype(first)>(i)));
        OK(sentences.count("") == 0);
        return static_cast<int>(sentences.size());
    };
    using namespace fanorona;
    OK(apart(pos::ok, 7, static_cast<pos>(99)) == 8);
    OK(apart(why::ok, 14, static_cast<why>(99)) == 15);
    OK(apart(note::ok, 27, static_cast<note>(-99)) == 28);
    OK(apart(play::ok, 3, static_cast<play>(3)) == 4);
    OK(message(why::revisit) == fanorona_why_message(FANORONA_WHY_REVISIT));
    OK(message(pos::rows) == fanorona_pos_message(FANORONA_POS_ROWS));
    OK(message(text_fault{note::bad_offer, 7}) == "Line 7: " + std::string(message(note::bad_offer)));
    OK(word(note::bad_start) == "bad_start");
    OK(word(note::ok) == "");
    OK(word(outcome::ply_cap) == "ply_cap");
    OK(word(static_cast<outcome>(-5)) == "none");
}

TEST_CASE("an error is caught as what it is, and tells its code, its sentence and its reason")
{
    CHECK_THROWS_WITH_AS(fanorona::board({4, 4}), fanorona_error_message(FANORONA_ERROR_RANGE), fanorona::error);
    CHECK_THROWS_AS(fanorona::board({4, 4}), std::runtime_error);
    try {
        (void)fanorona::board::parse("3/3/3 x");
        OK(false);
    } catch (const fanorona::bad_position &refused) {
        OK(refused.reason() == fanorona::pos::side);
        OK(refused.code() == FANORONA_POS_SIDE);
        OK(refused.what() == fanorona::message(fanorona::pos::side));
        const auto copy = refused;
        OK(copy.what() == fanorona::message(fanorona::pos::side));
    }
}

TEST_CASE("a result holds a value or a reason")
{
    using result = fanorona::result<std::string, fanorona::note>;
    result good(std::string("text"));
    OK(good);
    OK(good.has_value());
    OK(good.error() == fanorona::note::ok);
    OK(*good == "text");
    OK(good->size() == 4);
    good->push_back('s');
    OK(std::as_const(good).value() == "texts");
    OK(std::as_const(good)->size() == 5);
    const std::string taken = *std::move(good);
    OK(taken == "texts");

    result bad(fanorona::note::rows);
    OK(!bad);
    OK(bad.error() == fanorona::note::rows);
    CHECK_THROWS_AS((void)bad.value(), fanorona::bad_note);
    CHECK_THROWS_AS((void)*bad, fanorona::bad_note);
    CHECK_THROWS_AS((void)bad->size(), fanorona::bad_note);
    CHECK_THROWS_AS((void)*std::as_const(bad), fanorona::bad_note);
    OK(code_of([&] { (void)std::move(bad).value(); }) == FANORONA_NOTE_ROWS);
}

TEST_CASE("a list is a range with room for so many")
{
    fanorona::list<point, 2> points;
    OK(points.empty());
    OK(points.begin() == points.end());
    points.push_back("a1"_point);
    points.push_back("b1"_point);
    CHECK_THROWS_AS(points.push_back("c1"_point), std::length_error);
    OK(points.size() == 2);
    OK(points.front() == "a1"_point);
    OK(points.back() == "b1"_point);
    OK(points[1] == *std::next(points.begin()));
    OK(std::vector<point>(points.begin(), points.end()).size() == 2);
    fanorona::list<point, 2> fewer;
    fewer.push_back("a1"_point);
    OK(points != fewer);
    fewer.push_back("c1"_point);
    OK(points != fewer);
    OK(points == fanorona::list<point, 2>(points));
}

TEST_CASE("a step tells what it takes, whatever its bytes are")
{
    fanorona_step raw{};
    raw.from = 12;
    raw.to = 13;
    raw.direction = FANORONA_E;
    raw.kind = FANORONA_APPROACH;
    raw.taken_count = 255;
    raw.taken[6] = 38;
    const fanorona::step step(raw);
    OK(step.taken().size() == FANORONA_LINE_MAX);
    OK(step.taken().back() == "e3"_point);
    OK(step != fanorona::step());
    OK(step == fanorona::step(step.raw()));
    OK(fanorona::move(step).text() == "a1-b1A");
    OK(fanorona::move(step) == fanorona::move::parse("a1-b1A"));
}

TEST_CASE("a move is compared by what it does, whatever its bytes are")
{
    fanorona_move raw{};
    raw.from = 12;
    raw.length = 1;
    raw.direction[0] = FANORONA_E;
    auto other = raw;
    other.direction[1] = 200;
    OK(fanorona::move(raw) == fanorona::move(other));
    other.length = 255;
    OK(fanorona::move(raw) != fanorona::move(other));
    OK(fanorona::move(other).legs().size() == FANORONA_CHAIN_MAX);
    OK(code_of([&] { (void)fanorona::move(other).text(); }) == FANORONA_ERROR_MOVE);
    OK(code_of([] { (void)fanorona::move().text(); }) == FANORONA_ERROR_MOVE);
    other = raw;
    other.kind[0] = FANORONA_WITHDRAWAL;
    OK(fanorona::move(raw) != fanorona::move(other));
    OK(fanorona::move(raw).legs() == fanorona::list<fanorona::leg, 44>(fanorona::move(raw).legs()));
    OK(fanorona::move(raw).legs().front() == fanorona::leg{direction::e, kind::paika});
    OK(fanorona::move(raw).legs().front() != fanorona::leg{direction::e, kind::approach});
}

TEST_CASE("the version is that of the header")
{
    OK(fanorona::version_text() == FANORONA_VERSION);
    OK(fanorona::version_number() == FANORONA_VERSION_NUMBER);
    OK(fanorona::abi_version() == FANORONA_ABI_VERSION);
}
