/* fanorona.hpp - fanorona for C++17 and later: a thin layer of values and owners over fanorona.h.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */

/**
 * @file
 * Boards, games and records of games that free themselves, values with types of
 * their own, and refusals as exceptions or as results, over the C library.
 *
 * @code
 * const fanorona::board board;
 * for (const auto &move : board.moves())
 *     std::cout << move << '\n';
 * @endcode
 *
 * There is nothing to link with but the C library, and what a function does in
 * full is told in fanorona.h at the C function that it is named after.
 *
 * Owners. fanorona::board, fanorona::game and fanorona::game_text own a handle.
 * A copy is a second one that shares nothing with the first. One that was moved
 * from owns nothing: it can be destroyed, copied and given a new value, get()
 * is nullptr, and everything else throws fanorona::error with the code
 * FANORONA_ERROR_NULL.
 *
 * Refusals. What cannot be done throws fanorona::error, whose code() is the
 * number that the C library answered. What people type is ordinary and may be
 * wrong, so it can be asked without exceptions as well: a function try_x answers
 * what x would throw. An ordinary "there is none" is an empty std::optional. A
 * call that throws leaves everything as it was.
 *
 * Numbers that are none of their kind, such as a direction cast from 9 or a
 * point off the board, are never undefined: they are answered like any other.
 *
 * Threads. Different objects may be used on different threads at once, and one
 * object by many as long as all use only its const functions.
 */
#ifndef FANORONA_HPP
#define FANORONA_HPP

#if !(__cplusplus >= 201703L || (defined(_MSVC_LANG) && _MSVC_LANG >= 201703L))
#error "fanorona.hpp needs C++17 or later. fanorona.h does with C++11."
#endif

// A function and a struct of one name, as C has them: -Wshadow of GCC finds that worth saying in C++.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow"
#endif
#include "fanorona.h"
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif

#ifndef __cpp_exceptions
#error "fanorona.hpp throws what the library refuses and cannot be compiled without exceptions. Use fanorona.h."
#endif

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <exception>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <ostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

/// Fanorona: the rules, games, a search and the notation.
namespace fanorona {

// ---- words for numbers ----

/// How the C functions are called: not for use by itself.
namespace detail {

/// The number of a word.
template <class Enum>
constexpr std::int32_t number(Enum value) noexcept
{
    return static_cast<std::int32_t>(value);
}

} // namespace detail

/// A side.
enum class side : std::int32_t {
    white = FANORONA_WHITE, ///< White, who moves first.
    black = FANORONA_BLACK, ///< Black.
};

/// What stands on a point.
enum class stone : std::int32_t {
    empty = FANORONA_EMPTY,   ///< No stone.
    white = FANORONA_WHITE,   ///< A white stone.
    black = FANORONA_BLACK,   ///< A black stone.
    border = FANORONA_BORDER, ///< The point is none of the board.
};

/// A way along a line, clockwise from north, which is up the file.
enum class direction : std::int32_t {
    n = FANORONA_N,   ///< North, towards Black's side.
    ne = FANORONA_NE, ///< North-east.
    e = FANORONA_E,   ///< East, towards the last file.
    se = FANORONA_SE, ///< South-east.
    s = FANORONA_S,   ///< South.
    sw = FANORONA_SW, ///< South-west.
    w = FANORONA_W,   ///< West.
    nw = FANORONA_NW, ///< North-west.
};

/// What a step takes.
enum class kind : std::int32_t {
    paika = FANORONA_PAIKA,           ///< Nothing.
    approach = FANORONA_APPROACH,     ///< The enemy line ahead.
    withdrawal = FANORONA_WITHDRAWAL, ///< The enemy line behind.
};

/// How a game has ended.
enum class outcome : std::int32_t {
    none = FANORONA_OUTCOME_NONE,             ///< It goes on.
    no_stones = FANORONA_OUTCOME_NO_STONES,   ///< One side has no stone left: a win.
    no_moves = FANORONA_OUTCOME_NO_MOVES,     ///< The side to move has no step: a win.
    repetition = FANORONA_OUTCOME_REPETITION, ///< The position stood too often: a draw.
    quiet = FANORONA_OUTCOME_QUIET,           ///< Too many moves running took nothing: a draw.
    ply_cap = FANORONA_OUTCOME_PLY_CAP,       ///< The game has all the moves it may have: a draw.
};

/// What became of a step, a stop or a move asked of a game.
enum class play : std::int32_t {
    ok = FANORONA_PLAY_OK,           ///< It was made.
    over = FANORONA_PLAY_OVER,       ///< The game has ended; nothing was made.
    illegal = FANORONA_PLAY_ILLEGAL, ///< The rules do not allow it; nothing was made.
};

/// How a board is reflected.
enum class mirror : std::int32_t {
    files = FANORONA_MIRROR_FILES, ///< Left becomes right.
    ranks = FANORONA_MIRROR_RANKS, ///< Top becomes bottom.
    turn = FANORONA_MIRROR_TURN,   ///< Both, which is half a turn.
};

/// Why a position string was refused.
enum class pos : std::int32_t {
    ok = FANORONA_POS_OK,         ///< It was not.
    null = FANORONA_POS_NULL,     ///< It is empty.
    too_long = FANORONA_POS_LONG, ///< It is longer than any position.
    letter = FANORONA_POS_LETTER, ///< A character that no board has.
    rows = FANORONA_POS_ROWS,     ///< Neither three ranks nor five.
    width = FANORONA_POS_WIDTH,   ///< Ranks that do not fit together, or fit no board.
    side = FANORONA_POS_SIDE,     ///< The side to move is missing or wrong.
};

/// Why a step may not be made.
enum class why : std::int32_t {
    ok = FANORONA_WHY_OK,                         ///< It may be made.
    off_board = FANORONA_WHY_OFF_BOARD,           ///< Not a point of this board.
    bad_step = FANORONA_WHY_BAD_STEP,             ///< Not a direction, or not a kind.
    no_stone = FANORONA_WHY_NO_STONE,             ///< No stone stands there.
    not_yours = FANORONA_WHY_NOT_YOURS,           ///< The stone is the opponent's.
    no_line = FANORONA_WHY_NO_LINE,               ///< No line goes that way.
    occupied = FANORONA_WHY_OCCUPIED,             ///< A stone stands where it would go.
    takes_nothing = FANORONA_WHY_TAKES_NOTHING,   ///< It takes nothing in the way asked for.
    not_a_paika = FANORONA_WHY_NOT_A_PAIKA,       ///< Asked for as a paika, but it takes.
    must_capture = FANORONA_WHY_MUST_CAPTURE,     ///< A paika, while some stone can take.
    not_the_stone = FANORONA_WHY_NOT_THE_STONE,   ///< Another stone is in the middle of its move.
    same_direction = FANORONA_WHY_SAME_DIRECTION, ///< The way of the chain's last step.
    revisit = FANORONA_WHY_REVISIT,               ///< The chain has stood on that point.
    paika_in_chain = FANORONA_WHY_PAIKA_IN_CHAIN, ///< A chain goes on by taking only.
};

/// Why a text was refused.
enum class note : std::int32_t {
    ok = FANORONA_NOTE_OK,                           ///< It was not.
    bad_size = FANORONA_NOTE_BAD_SIZE,               ///< No board has that size.
    empty = FANORONA_NOTE_EMPTY,                     ///< There is no text.
    bad_shape = FANORONA_NOTE_BAD_SHAPE,             ///< The parts do not stand as they should.
    kind_on_start = FANORONA_NOTE_KIND_ON_START,     ///< A letter behind a move's first point.
    bad_point = FANORONA_NOTE_BAD_POINT,             ///< Not a letter and a digit for a point.
    too_long = FANORONA_NOTE_TOO_LONG,               ///< More than a move or a position can have.
    bad_kind = FANORONA_NOTE_BAD_KIND,               ///< Neither A nor W behind a point.
    off_board = FANORONA_NOTE_OFF_BOARD,             ///< A point that the board lacks.
    same_point = FANORONA_NOTE_SAME_POINT,           ///< A step that stays where it is.
    not_adjacent = FANORONA_NOTE_NOT_ADJACENT,       ///< A step to a point further off.
    no_line = FANORONA_NOTE_NO_LINE,                 ///< A diagonal from a weak point.
    paika_in_chain = FANORONA_NOTE_PAIKA_IN_CHAIN,   ///< One of several steps has no letter.
    bad_letter = FANORONA_NOTE_BAD_LETTER,           ///< A character that no board has.
    rows = FANORONA_NOTE_ROWS,                       ///< Neither three ranks nor five.
    width = FANORONA_NOTE_WIDTH,                     ///< Ranks that do not fit together, or fit no board.
    side = FANORONA_NOTE_SIDE,                       ///< The side to move is neither w nor b.
    bad_count = FANORONA_NOTE_BAD_COUNT,             ///< A count behind a position that is none.
    not_a_game = FANORONA_NOTE_NOT_A_GAME,           ///< The first line is not that of a game.
    bad_header = FANORONA_NOTE_BAD_HEADER,           ///< Not a name and a value.
    unknown_header = FANORONA_NOTE_UNKNOWN_HEADER,   ///< No header has that name.
    repeated_header = FANORONA_NOTE_REPEATED_HEADER, ///< A header that was there before.
    bad_number = FANORONA_NOTE_BAD_NUMBER,           ///< Not a number where one belongs.
    bad_offer = FANORONA_NOTE_BAD_OFFER,             ///< An offer by nobody, or beside a result.
    no_moves_line = FANORONA_NOTE_NO_MOVES_LINE,     ///< The text ends before its moves begin.
    bad_variant = FANORONA_NOTE_BAD_VARIANT,         ///< Not a variant.
    bad_start = FANORONA_NOTE_BAD_START,             ///< Not a position for that board.
};

/// Every direction, clockwise from north.
inline constexpr std::array<direction, 8> directions{direction::n, direction::ne, direction::e, direction::se,
                                                     direction::s, direction::sw, direction::w, direction::nw};

/// Every kind of step.
inline constexpr std::array<kind, 3> kinds{kind::paika, kind::approach, kind::withdrawal};

/// Where the text of a game was refused, and why.
struct text_fault {
    note reason = note::ok; ///< Why.
    int line = 0;           ///< The number of the line, from 1.

    /// Tells whether two faults are the same.
    friend constexpr bool operator==(const text_fault &a, const text_fault &b) noexcept
    {
        return a.reason == b.reason && a.line == b.line;
    }
    /// Tells whether two faults differ.
    friend constexpr bool operator!=(const text_fault &a, const text_fault &b) noexcept { return !(a == b); }
};

namespace detail {

/// The number of a fault's reason.
constexpr std::int32_t number(const text_fault &fault) noexcept
{
    return number(fault.reason);
}

} // namespace detail

/// What a reason means, as an English sentence. The text lives as long as the library.
[[nodiscard]] inline std::string_view message(pos reason) noexcept
{
    return fanorona_pos_message(detail::number(reason));
}

/// @copydoc message(pos)
[[nodiscard]] inline std::string_view message(why reason) noexcept
{
    return fanorona_why_message(detail::number(reason));
}

/// @copydoc message(pos)
[[nodiscard]] inline std::string_view message(note reason) noexcept
{
    return fanorona_note_message(detail::number(reason));
}

/// @copydoc message(pos)
[[nodiscard]] constexpr std::string_view message(play answer) noexcept
{
    switch (answer) {
    case play::ok: return "It was made.";
    case play::over: return "The game has ended.";
    case play::illegal: return "The rules do not allow it here.";
    }
    return "This number is no answer of a game.";
}

/// The line at fault and what is wrong with it, as one sentence.
[[nodiscard]] inline std::string message(const text_fault &fault)
{
    return "Line " + std::to_string(fault.line) + ": " + std::string(message(fault.reason));
}

/// The one word for a reason, such as "off_board"; empty for note::ok. The text lives as long as the library.
[[nodiscard]] inline std::string_view word(note reason) noexcept
{
    return fanorona_note_word(detail::number(reason));
}

/// The word for an ending, such as "no_stones"; "none" while there is none. The text lives as long as the library.
[[nodiscard]] inline std::string_view word(outcome ending) noexcept
{
    return fanorona_outcome_name(detail::number(ending));
}

// ---- refusals ----

/// What the library refuses. what() is a sentence.
class error : public std::runtime_error {
public:
    /// An error with the library's own sentence for a FANORONA_ERROR_ code.
    explicit error(std::int32_t code) : error(code, fanorona_error_message(code)) {}

    /// An error with a sentence of its own.
    error(std::int32_t code, const std::string &sentence) : std::runtime_error(sentence), code_(code) {}

    /// The number that the C library answered: a FANORONA_ERROR_ code, which is negative, or in a
    /// fanorona::refused the reason's number, which is positive.
    [[nodiscard]] std::int32_t code() const noexcept { return code_; }

private:
    std::int32_t code_;
};

/// A text or a play that was refused, with the reason: pos, note, text_fault or play.
template <class Reason>
class refused : public error {
public:
    /// A refusal for a reason that is not ok.
    explicit refused(const Reason &reason)
        : error(detail::number(reason), std::string(message(reason))), reason_(reason)
    {
    }

    /// Why.
    [[nodiscard]] const Reason &reason() const noexcept { return reason_; }

private:
    Reason reason_;
};

/// Thrown for a position string that will not do.
using bad_position = refused<pos>;
/// Thrown for a move, a position with counts or a header that will not do.
using bad_note = refused<note>;
/// Thrown for the text of a game that will not do.
using bad_game_text = refused<text_fault>;
/// Thrown for a play that a game does not allow.
using bad_play = refused<play>;

/// A value, or why there is none: what std::expected is to later C++.
template <class Value, class Reason>
class [[nodiscard]] result {
public:
    /// A result with a value.
    result(Value value) : value_(std::move(value)) {}
    /// A result with a reason that is not ok.
    result(const Reason &reason) noexcept : reason_(reason) {}

    /// Tells whether there is a value.
    [[nodiscard]] bool has_value() const noexcept { return value_.has_value(); }
    /// Tells whether there is a value.
    explicit operator bool() const noexcept { return has_value(); }

    /// Why there is no value; ok where there is one.
    [[nodiscard]] const Reason &error() const noexcept { return reason_; }

    /// The value. @throws refused<Reason> where there is none.
    [[nodiscard]] Value &value() &
    {
        need();
        return *value_;
    }
    /// @copydoc value()&
    [[nodiscard]] const Value &value() const &
    {
        need();
        return *value_;
    }
    /// @copydoc value()&
    [[nodiscard]] Value &&value() &&
    {
        need();
        return *std::move(value_);
    }

    /// @copydoc value()&
    [[nodiscard]] Value &operator*() & { return value(); }
    /// @copydoc value()&
    [[nodiscard]] const Value &operator*() const & { return value(); }
    /// @copydoc value()&
    [[nodiscard]] Value &&operator*() && { return std::move(*this).value(); }
    /// @copydoc value()&
    [[nodiscard]] Value *operator->() { return &value(); }
    /// @copydoc value()&
    [[nodiscard]] const Value *operator->() const { return &value(); }

private:
    void need() const
    {
        if (!value_)
            throw refused<Reason>(reason_);
    }

    std::optional<Value> value_;
    Reason reason_{};
};

// ---- how the C functions are called: not for use by itself ----

namespace detail {

/// An answer of the C library that is no error, which may be FANORONA_NONE.
inline std::int32_t need(std::int32_t code)
{
    if (code < FANORONA_NONE)
        throw error(code);
    return code;
}

/// Bytes for C, which takes a null pointer for no text at all.
constexpr const char *bytes(std::string_view text) noexcept
{
    return text.data() != nullptr ? text.data() : "";
}

/// Calls a C function that writes one value, and hands the value over.
template <class C, class Function, class... Arguments>
C answer(Function function, Arguments... arguments)
{
    C out{};
    need(function(arguments..., &out));
    return out;
}

/// Calls a C function that writes text; longer texts than most are asked for a second time.
template <class Function, class... Arguments>
std::int32_t write(std::string &text, Function function, Arguments... arguments)
{
    char room[256];
    std::size_t length = 0;
    auto code = function(arguments..., room, sizeof room, &length);
    if (code == FANORONA_ERROR_SHORT) {
        text.resize(length + 1);
        code = function(arguments..., text.data(), text.size(), &length);
        text.resize(length);
        return need(code);
    }
    if (need(code) == FANORONA_OK)
        text.assign(room, length);
    return code;
}

/// The text that a C function writes.
template <class Function, class... Arguments>
std::string text(Function function, Arguments... arguments)
{
    std::string text;
    write(text, function, arguments...);
    return text;
}

/// Values as the C values that they are made of and nothing else.
template <class C, class Value>
C *c_array(Value *values) noexcept
{
    static_assert(std::is_standard_layout_v<Value> && std::is_trivially_copyable_v<Value>);
    static_assert(sizeof(Value) % sizeof(C) == 0 && alignof(Value) == alignof(C));
    return reinterpret_cast<C *>(values);
}

/// Calls a C function that fills an array.
struct filling {
    /// Fills a list, and answers what the function answered.
    template <class C, class List, class Function, class... Arguments>
    static std::int32_t into(List &list, Function function, Arguments... arguments)
    {
        std::size_t count = 0;
        const auto code = need(function(arguments..., c_array<C>(list.items_.data()), List::capacity(), &count));
        if (code == FANORONA_OK)
            list.size_ = count;
        return code;
    }
};

/// The list that a C function writes.
template <class List, class C, class Function, class... Arguments>
List listed(Function function, Arguments... arguments)
{
    List list;
    filling::into<C>(list, function, arguments...);
    return list;
}

/// Owns a handle of the C library.
template <class C, std::int32_t (*Clone)(const C *, C **), void (*Free)(C *)>
class owner {
public:
    /// A second one that shares nothing with the first. @throws error
    owner(const owner &other) : handle_(other.get() != nullptr ? answer<C *>(Clone, other.get()) : nullptr) {}
    /// Takes the handle over; the other has none then.
    owner(owner &&) noexcept = default;
    /// Becomes a second one. @throws error, and nothing changes
    owner &operator=(const owner &other)
    {
        if (this != &other)
            *this = owner(other);
        return *this;
    }
    /// Frees its own handle and takes the other's over; the other has none then.
    owner &operator=(owner &&) noexcept = default;

    /// The handle, for C. It stays this object's; nullptr when that was moved from.
    [[nodiscard]] C *get() noexcept { return handle_.get(); }
    /// The handle, for C functions that only read.
    [[nodiscard]] const C *get() const noexcept { return handle_.get(); }
    /// Gives the handle to the caller, who frees it, and is left as if moved from.
    [[nodiscard]] C *release() noexcept { return handle_.release(); }

protected:
    /// Takes a handle over.
    explicit owner(C *handle) noexcept : handle_(handle) {}
    ~owner() = default;

private:
    struct deleter {
        void operator()(C *handle) const noexcept { Free(handle); }
    };
    std::unique_ptr<C, deleter> handle_;
};

} // namespace detail

// ---- a few values without allocation ----

/// Up to Capacity values, held in the object itself: a range to loop over.
template <class Value, std::size_t Capacity>
class list {
public:
    using value_type = Value;               ///< What it holds.
    using size_type = std::size_t;          ///< A number of values.
    using difference_type = std::ptrdiff_t; ///< A distance between two.
    using const_reference = const Value &;  ///< One of them.
    using reference = const_reference;      ///< One of them, which does not change.
    using const_iterator = const Value *;   ///< A place among them.
    using iterator = const_iterator;        ///< A place among them.

    /// The most values that there is room for.
    [[nodiscard]] static constexpr size_type capacity() noexcept { return Capacity; }

    /// How many values there are.
    [[nodiscard]] constexpr size_type size() const noexcept { return size_; }
    /// Tells whether there is none.
    [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
    /// The values, one after another.
    [[nodiscard]] constexpr const Value *data() const noexcept { return items_.data(); }
    /// The first.
    [[nodiscard]] constexpr const_iterator begin() const noexcept { return data(); }
    /// Past the last.
    [[nodiscard]] constexpr const_iterator end() const noexcept { return data() + size_; }
    /// One of them; index is below size().
    [[nodiscard]] constexpr const_reference operator[](size_type index) const noexcept { return items_[index]; }
    /// The first; there must be one.
    [[nodiscard]] constexpr const_reference front() const noexcept { return items_[0]; }
    /// The last; there must be one.
    [[nodiscard]] constexpr const_reference back() const noexcept { return items_[size_ - 1]; }

    /// Adds a value at the end. @throws std::length_error where there is no room.
    constexpr void push_back(const Value &value)
    {
        if (size_ == Capacity)
            throw std::length_error("fanorona::list is full");
        items_[size_++] = value;
    }

    /// Tells whether two lists hold equal values.
    friend constexpr bool operator==(const list &a, const list &b) noexcept
    {
        if (a.size_ != b.size_)
            return false;
        for (size_type i = 0; i < a.size_; ++i)
            if (a.items_[i] != b.items_[i])
                return false;
        return true;
    }
    /// Tells whether two lists differ.
    friend constexpr bool operator!=(const list &a, const list &b) noexcept { return !(a == b); }

private:
    friend struct detail::filling;

    std::array<Value, Capacity> items_{};
    size_type size_ = 0;
};

// ---- the board's geometry ----

/// Files and ranks of a board.
struct size {
    int cols; ///< Files: 3, 5, 7 or 9.
    int rows; ///< Ranks: 3 or 5.

    /// The size with a name: sivy, dimy or telo; none for another name.
    [[nodiscard]] static std::optional<size> named(std::string_view name)
    {
        size found{};
        if (detail::need(fanorona_size_of(detail::bytes(name), name.size(), &found.cols, &found.rows)) == FANORONA_NONE)
            return std::nullopt;
        return found;
    }

    /// Tells whether a board of this size can be built.
    [[nodiscard]] bool is_ok() const noexcept { return fanorona_size_ok(cols, rows) != 0; }

    /// Tells whether two sizes are the same.
    friend constexpr bool operator==(const size &a, const size &b) noexcept
    {
        return a.cols == b.cols && a.rows == b.rows;
    }
    /// Tells whether two sizes differ.
    friend constexpr bool operator!=(const size &a, const size &b) noexcept { return !(a == b); }
};

/// The nine by five.
inline constexpr size sivy{9, 5};
/// The five by five.
inline constexpr size dimy{5, 5};
/// The three by three.
inline constexpr size telo{3, 3};

/// A point, which is a number: the same for a1 on every size of board. Any number may be asked about.
class point {
public:
    /// A point of no board.
    constexpr point() noexcept = default;
    /// The point with a number of the C library.
    constexpr explicit point(std::int32_t number) noexcept : number_(number) {}

    /// The point at a file, 0 for a, and a rank, 0 for 1, of the nine by five; none off it.
    [[nodiscard]] static constexpr std::optional<point> of(int file, int rank) noexcept
    {
        if (file < 0 || file >= sivy.cols || rank < 0 || rank >= sivy.rows)
            return std::nullopt;
        return point((rank + 1) * FANORONA_STRIDE + file + 1);
    }

    /// The point with a name such as e3; none for anything else.
    [[nodiscard]] static constexpr std::optional<point> parse(std::string_view name) noexcept
    {
        if (name.size() != 2)
            return std::nullopt;
        return of(name[0] - 'a', name[1] - '1');
    }

    /// The number, for C.
    [[nodiscard]] constexpr std::int32_t number() const noexcept { return number_; }

    /// The file, 0 for a; -1 where this is no point of the nine by five.
    [[nodiscard]] constexpr int file() const noexcept
    {
        const int file = number_ % FANORONA_STRIDE - 1;
        const int rank = number_ / FANORONA_STRIDE - 1;
        return of(file, rank) ? file : FANORONA_NONE;
    }

    /// The rank, 0 for 1; -1 where this is no point of the nine by five.
    [[nodiscard]] constexpr int rank() const noexcept
    {
        return file() != FANORONA_NONE ? number_ / FANORONA_STRIDE - 1 : FANORONA_NONE;
    }

    /// Tells whether the point has diagonal lines; false for no point.
    [[nodiscard]] constexpr bool is_strong() const noexcept
    {
        return file() != FANORONA_NONE && (file() + rank()) % 2 == 0;
    }

    /// The name, such as e3; empty for no point of the nine by five.
    [[nodiscard]] std::string name() const
    {
        if (file() == FANORONA_NONE)
            return {};
        return {static_cast<char>('a' + file()), static_cast<char>('1' + rank())};
    }

    /// Tells whether two points are the same.
    friend constexpr bool operator==(point a, point b) noexcept { return a.number_ == b.number_; }
    /// Tells whether two points differ.
    friend constexpr bool operator!=(point a, point b) noexcept { return a.number_ != b.number_; }
    /// Orders points as a board lists them: a1 first, along each rank in turn.
    friend constexpr bool operator<(point a, point b) noexcept { return a.number_ < b.number_; }

    /// Writes the name.
    friend std::ostream &operator<<(std::ostream &out, point which) { return out << which.name(); }

private:
    std::int32_t number_ = 0;
};

/// For `using namespace fanorona::literals`.
namespace literals {

/// The point with a name, such as "e3"_point. @throws error with FANORONA_ERROR_RANGE for anything else,
/// which a constant does not compile with.
[[nodiscard]] constexpr point operator""_point(const char *name, std::size_t length)
{
    const auto found = point::parse({name, length});
    if (!found)
        throw error(FANORONA_ERROR_RANGE, '"' + std::string(name, length) + "\" names no point.");
    return *found;
}

} // namespace literals

/// Two points that a line joins.
struct segment {
    point from; ///< The lower of them.
    point to;   ///< The higher.

    /// Tells whether two lines are the same.
    friend constexpr bool operator==(const segment &a, const segment &b) noexcept
    {
        return a.from == b.from && a.to == b.to;
    }
    /// Tells whether two lines differ.
    friend constexpr bool operator!=(const segment &a, const segment &b) noexcept { return !(a == b); }
};

/// Points of a board, at most all of them.
using point_list = list<point, 45>;
/// Points around a point.
using neighbour_list = list<point, 8>;
/// Lines of a board.
using segment_list = list<segment, 108>;

/// The direction that leads back. @throws error with FANORONA_ERROR_RANGE for no direction
[[nodiscard]] constexpr direction opposite(direction way)
{
    const auto number = detail::number(way);
    if (number < FANORONA_N || number > FANORONA_NW)
        throw error(FANORONA_ERROR_RANGE, std::to_string(number) + " is no direction.");
    return directions[static_cast<std::size_t>(number + 4) % directions.size()];
}

/// Tells whether only strong points have this direction; false for no direction.
[[nodiscard]] constexpr bool is_diagonal(direction way) noexcept
{
    return way == direction::ne || way == direction::se || way == direction::sw || way == direction::nw;
}

/// The opponent of a side. @throws error with FANORONA_ERROR_RANGE for no side
[[nodiscard]] constexpr side other(side who)
{
    if (who != side::white && who != side::black)
        throw error(FANORONA_ERROR_RANGE, std::to_string(detail::number(who)) + " is no side.");
    return who == side::white ? side::black : side::white;
}

/// The stone of a side.
[[nodiscard]] constexpr stone stone_of(side who) noexcept
{
    return static_cast<stone>(who);
}

// ---- steps and moves ----

/// One step and what it takes.
class step {
public:
    /// No step: every number is 0.
    constexpr step() noexcept = default;
    /// A step of the C library.
    constexpr explicit step(const fanorona_step &raw) noexcept : raw_(raw) {}
    /// The step, for C.
    [[nodiscard]] constexpr const fanorona_step &raw() const noexcept { return raw_; }

    /// The point that the stone leaves.
    [[nodiscard]] constexpr point from() const noexcept { return point(raw_.from); }
    /// The point that it goes to.
    [[nodiscard]] constexpr point to() const noexcept { return point(raw_.to); }
    /// The way that it goes.
    [[nodiscard]] constexpr fanorona::direction direction() const noexcept
    {
        return static_cast<fanorona::direction>(raw_.direction);
    }
    /// What it takes.
    [[nodiscard]] constexpr fanorona::kind kind() const noexcept { return static_cast<fanorona::kind>(raw_.kind); }
    /// The points of the stones taken, the nearest first.
    [[nodiscard]] constexpr list<point, FANORONA_LINE_MAX> taken() const noexcept
    {
        list<point, FANORONA_LINE_MAX> points;
        for (const auto number : raw_.taken)
            if (points.size() < raw_.taken_count)
                points.push_back(point(number));
        return points;
    }

    /// Tells whether two steps are the same in all they hold.
    friend bool operator==(const step &a, const step &b) noexcept
    {
        return std::memcmp(&a.raw_, &b.raw_, sizeof a.raw_) == 0;
    }
    /// Tells whether two steps differ.
    friend bool operator!=(const step &a, const step &b) noexcept { return !(a == b); }

private:
    fanorona_step raw_{};
};

/// Steps of a position.
using step_list = list<step, FANORONA_STEPS_MAX>;
/// The steps of one stone.
using stone_step_list = list<step, 16>;
/// The steps of one move.
using chain_list = list<step, FANORONA_CHAIN_MAX>;

/// One step of a move, without what it takes, which depends on the board.
struct leg {
    fanorona::direction direction; ///< The way that it goes.
    fanorona::kind kind;           ///< What it takes.

    /// Tells whether two legs are the same.
    friend constexpr bool operator==(const leg &a, const leg &b) noexcept
    {
        return a.direction == b.direction && a.kind == b.kind;
    }
    /// Tells whether two legs differ.
    friend constexpr bool operator!=(const leg &a, const leg &b) noexcept { return !(a == b); }
};

/// One whole move: where its stone starts, and each step's direction and kind.
class move {
public:
    /// No move: it has no step, and may be played nowhere.
    constexpr move() noexcept = default;
    /// A move of the C library.
    constexpr explicit move(const fanorona_move &raw) noexcept : raw_(raw) {}
    /// The move of one step.
    constexpr explicit move(const step &only) noexcept
    {
        raw_.from = only.raw().from;
        raw_.length = 1;
        raw_.direction[0] = only.raw().direction;
        raw_.kind[0] = only.raw().kind;
    }
    /// The move, for C.
    [[nodiscard]] constexpr const fanorona_move &raw() const noexcept { return raw_; }

    /// Reads a move such as d3-e3A-e4W. Whether it may be played anywhere is not asked.
    [[nodiscard]] static result<move, note> try_parse(std::string_view text, size board = sivy)
    {
        move read;
        const auto code = detail::need(
            fanorona_move_parse(detail::bytes(text), text.size(), board.cols, board.rows, &read.raw_));
        if (code != FANORONA_NOTE_OK)
            return static_cast<note>(code);
        return read;
    }
    /// Reads a move such as d3-e3A-e4W. @throws bad_note
    [[nodiscard]] static move parse(std::string_view text, size board = sivy) { return *try_parse(text, board); }

    /// The point that the stone starts from.
    [[nodiscard]] constexpr point from() const noexcept { return point(raw_.from); }
    /// How many steps it has, from 1 to FANORONA_CHAIN_MAX; 0 for no move.
    [[nodiscard]] constexpr std::size_t length() const noexcept { return raw_.length; }
    /// Its steps: direction and kind of each. For what they take ask board::move_steps.
    [[nodiscard]] constexpr list<leg, FANORONA_CHAIN_MAX> legs() const noexcept
    {
        list<leg, FANORONA_CHAIN_MAX> legs;
        for (std::size_t i = 0; i < length() && i < legs.capacity(); ++i)
            legs.push_back({static_cast<direction>(raw_.direction[i]), static_cast<kind>(raw_.kind[i])});
        return legs;
    }

    /// As players write it, such as d3-e3A-e4W. @throws error with FANORONA_ERROR_MOVE for no move at all
    [[nodiscard]] std::string text() const { return detail::text(fanorona_move_text, &raw_); }

    /// The move on a reflected board of some size. @throws error with FANORONA_ERROR_MOVE for no move of that
    /// size, FANORONA_ERROR_RANGE for no size or no way
    [[nodiscard]] move mirrored(mirror how, size board = sivy) const
    {
        return move(
            detail::answer<fanorona_move>(fanorona_move_mirror, &raw_, board.cols, board.rows, detail::number(how)));
    }

    /// Tells whether two moves start and step alike.
    friend bool operator==(const move &a, const move &b) noexcept
    {
        return a.from() == b.from() && a.length() == b.length() && a.legs() == b.legs();
    }
    /// Tells whether two moves differ.
    friend bool operator!=(const move &a, const move &b) noexcept { return !(a == b); }

    /// Writes text().
    friend std::ostream &operator<<(std::ostream &out, const move &whole) { return out << whole.text(); }

private:
    fanorona_move raw_{};
};

/// What takes a step, a stop or a part of a move back: to keep, copy and hand in again.
class token {
public:
    /// No token: it takes nothing back.
    constexpr token() noexcept = default;
    /// A token of the C library.
    constexpr explicit token(const fanorona_token &raw) noexcept : raw_(raw) {}
    /// The token, for C.
    [[nodiscard]] constexpr const fanorona_token &raw() const noexcept { return raw_; }

    /// Tells whether two tokens are the same.
    friend bool operator==(const token &a, const token &b) noexcept
    {
        return std::memcmp(&a.raw_, &b.raw_, sizeof a.raw_) == 0;
    }
    /// Tells whether two tokens differ.
    friend bool operator!=(const token &a, const token &b) noexcept { return !(a == b); }

private:
    fanorona_token raw_{};
};

/// What takes a whole move back: the tokens of its steps, and of its stop.
using token_list = list<token, FANORONA_TOKENS_MAX>;

/// What came of a step that was made.
struct played {
    fanorona::token token; ///< What takes it back.
    int taken;             ///< How many stones it took.
};

// ---- the board ----

/// A board: a position and the chain that may be open in it.
class board : public detail::owner<fanorona_board, fanorona_board_clone, fanorona_board_free> {
public:
    /// The set-up of a size, White to move. @throws error with FANORONA_ERROR_RANGE where no such board can be built
    explicit board(fanorona::size size = sivy)
        : board(detail::answer<fanorona_board *>(fanorona_board_new, size.cols, size.rows))
    {
    }

    /// A board with no stones, White to move. @throws error with FANORONA_ERROR_RANGE where no such board can be built
    [[nodiscard]] static board empty(fanorona::size size = sivy)
    {
        return board(detail::answer<fanorona_board *>(fanorona_board_empty, size.cols, size.rows));
    }

    /// Takes over a handle of the C library, which is freed with the board.
    [[nodiscard]] static board adopt(fanorona_board *handle) noexcept { return board(handle); }

    /// Reads a position string, such as "bbb/w1b/www w". It is refused for its shape and never for its sense.
    [[nodiscard]] static result<board, pos> try_parse(std::string_view text)
    {
        fanorona_board *read = nullptr;
        const auto code = detail::need(fanorona_board_parse(detail::bytes(text), text.size(), &read));
        if (code != FANORONA_POS_OK)
            return static_cast<pos>(code);
        return board(read);
    }
    /// Reads a position string. @throws bad_position
    [[nodiscard]] static board parse(std::string_view text) { return *try_parse(text); }

    /// A board with this position reflected, the same side to move and no chain open.
    /// @throws error with FANORONA_ERROR_RANGE for no way
    [[nodiscard]] board mirrored(mirror how) const
    {
        return board(detail::answer<fanorona_board *>(fanorona_position_mirror, get(), detail::number(how)));
    }

    /// The position string. An open chain is no part of it.
    [[nodiscard]] std::string text() const { return detail::text(fanorona_board_text, get()); }
    /// The position string with two counts behind it: how many moves running have taken nothing, from 0, and the
    /// number of the move about to be made, from 1. @throws error with FANORONA_ERROR_RANGE for another count
    [[nodiscard]] std::string text(int quiet, int number) const
    {
        return detail::text(fanorona_position_text, get(), quiet, number);
    }
    /// Writes text().
    friend std::ostream &operator<<(std::ostream &out, const board &which) { return out << which.text(); }

    /// The key of the position: 64 bits that are the same everywhere. An open chain does not count.
    [[nodiscard]] std::uint64_t key() const { return detail::answer<std::uint64_t>(fanorona_board_key, get()); }
    /// The same key worked out anew from the stones, to test key() by.
    [[nodiscard]] std::uint64_t key_full() const
    {
        return detail::answer<std::uint64_t>(fanorona_board_key_full, get());
    }

    // Stones.

    /// What stands on a point; stone::border where the board lacks it.
    [[nodiscard]] stone at(point where) const
    {
        return static_cast<stone>(detail::need(fanorona_board_at(get(), where.number())));
    }
    /// Puts a stone on a point, or stone::empty; a change closes an open chain.
    /// @throws error with FANORONA_ERROR_RANGE for no point of the board or stone::border
    void put(point where, stone what) { detail::need(fanorona_board_put(get(), where.number(), detail::number(what))); }
    /// Empties a point; a change closes an open chain.
    /// @throws error with FANORONA_ERROR_RANGE for no point of the board
    void lift(point where) { detail::need(fanorona_board_lift(get(), where.number())); }
    /// How many stones a side has.
    [[nodiscard]] int count(fanorona::side who) const
    {
        return detail::need(fanorona_board_count(get(), detail::number(who)));
    }
    /// The side to move.
    [[nodiscard]] fanorona::side side() const
    {
        return static_cast<fanorona::side>(detail::need(fanorona_board_side(get())));
    }
    /// Gives a side the turn; a change closes an open chain. @throws error with FANORONA_ERROR_RANGE for no side
    void set_side(fanorona::side who) { detail::need(fanorona_board_set_side(get(), detail::number(who))); }

    // Points and lines.

    /// How many files there are.
    [[nodiscard]] int cols() const { return detail::need(fanorona_board_cols(get())); }
    /// How many ranks there are.
    [[nodiscard]] int rows() const { return detail::need(fanorona_board_rows(get())); }
    /// Files and ranks.
    [[nodiscard]] fanorona::size size() const { return {cols(), rows()}; }
    /// How many points there are.
    [[nodiscard]] int point_count() const { return detail::need(fanorona_board_points(get())); }
    /// Every point, a1 first, along each rank in turn.
    [[nodiscard]] point_list points() const
    {
        return detail::listed<point_list, std::int32_t>(fanorona_board_all_squares, get());
    }
    /// The point in the middle.
    [[nodiscard]] point centre() const { return point(detail::need(fanorona_board_centre(get()))); }
    /// Tells whether the board has a point.
    [[nodiscard]] bool on_board(point which) const
    {
        return detail::need(fanorona_board_on_board(get(), which.number())) != 0;
    }
    /// The next point along a line; none where no line goes that way.
    [[nodiscard]] std::optional<point> next_to(point from, direction way) const
    {
        return point_if(fanorona_board_next_to(get(), from.number(), detail::number(way)));
    }
    /// How many lines meet at a point; 0 where the board lacks it.
    [[nodiscard]] int degree(point which) const { return detail::need(fanorona_board_degree(get(), which.number())); }
    /// The points joined to a point, clockwise from north.
    [[nodiscard]] neighbour_list neighbours(point of) const
    {
        return detail::listed<neighbour_list, std::int32_t>(fanorona_board_neighbours, get(), of.number());
    }
    /// Every line once, by its lower point and then clockwise from north.
    [[nodiscard]] segment_list segments() const
    {
        return detail::listed<segment_list, std::int32_t>(fanorona_board_segments, get());
    }

    // Steps on their own, which know of no chain.

    /// The steps of the side to move; only those that take if any does.
    [[nodiscard]] step_list steps() const
    {
        return detail::listed<step_list, fanorona_step>(fanorona_board_steps, get());
    }
    /// Whatever the stone on a point could step, whoever is to move.
    [[nodiscard]] stone_step_list steps_of(point from) const
    {
        return detail::listed<stone_step_list, fanorona_step>(fanorona_board_steps_of, get(), from.number());
    }
    /// Tells whether a side has a step that takes.
    [[nodiscard]] bool can_capture(fanorona::side who) const
    {
        return detail::need(fanorona_board_can_capture(get(), detail::number(who))) != 0;
    }
    /// Why a step is none of steps(); why::ok for those that are.
    [[nodiscard]] why step_why(point from, direction way, kind how) const
    {
        return static_cast<why>(
            detail::need(fanorona_board_step_why(get(), from.number(), detail::number(way), detail::number(how))));
    }
    /// The step as the lines and stones allow it, whoever is to move; none where there is none.
    [[nodiscard]] std::optional<fanorona::step> step(point from, direction way, kind how) const
    {
        fanorona_step built{};
        const auto code = fanorona_board_step(get(), from.number(), detail::number(way), detail::number(how), &built);
        if (code == FANORONA_ERROR_STEP)
            return std::nullopt;
        detail::need(code);
        return fanorona::step(built);
    }
    /// Makes a step, which passes the turn and closes a chain. Whether it is legal is not asked.
    /// @throws error with FANORONA_ERROR_STEP where there is no such step
    played do_step(point from, direction way, kind how) { return made(fanorona_board_do_step, from, way, how); }
    /// @copydoc do_step(point, direction, kind)
    played do_step(const fanorona::step &which) { return do_step(which.from(), which.direction(), which.kind()); }
    /// Takes back a do_step, the last one first.
    /// @throws error with FANORONA_ERROR_TOKEN for a token that did not lead to this position
    void undo_step(const token &back) { detail::need(fanorona_board_undo_step(get(), &back.raw())); }
    /// How many sequences of so many single steps there are; 1 for a depth of 0 or below.
    /// @throws error with FANORONA_ERROR_RANGE above FANORONA_DEPTH_MAX, FANORONA_ERROR_OVERFLOW
    [[nodiscard]] std::uint64_t perft_steps(int depth) const
    {
        return detail::answer<std::uint64_t>(fanorona_board_perft_steps, get(), depth);
    }

    // Steps of a move, which make a chain where they take.

    /// The steps that the game allows next: those of steps(), or of the chain that is open.
    [[nodiscard]] step_list play_steps() const
    {
        return detail::listed<step_list, fanorona_step>(fanorona_board_play_steps, get());
    }
    /// Why a step is none of play_steps(); why::ok for those that are.
    [[nodiscard]] why play_why(point from, direction way, kind how) const
    {
        return static_cast<why>(
            detail::need(fanorona_board_play_why(get(), from.number(), detail::number(way), detail::number(how))));
    }
    /// Plays a step: the turn stays while the chain can go on. Whether it is legal is not asked.
    /// @throws error with FANORONA_ERROR_STEP where there is no such step
    played play(point from, direction way, kind how) { return made(fanorona_board_play, from, way, how); }
    /// @copydoc play(point, direction, kind)
    played play(const fanorona::step &which) { return play(which.from(), which.direction(), which.kind()); }
    /// Ends the move in progress. @throws error with FANORONA_ERROR_CHAIN where no chain is open
    token stop() { return token(detail::answer<fanorona_token>(fanorona_board_stop, get())); }
    /// Takes back a play of one step or a stop, the last one first.
    /// @throws error with FANORONA_ERROR_TOKEN for a token that did not lead to this position and chain
    void unplay(const token &back) { detail::need(fanorona_board_unplay(get(), &back.raw())); }
    /// Tells whether the move in progress may end here.
    [[nodiscard]] bool can_stop() const { return detail::need(fanorona_board_can_stop(get())) != 0; }
    /// Tells whether a stone is in the middle of its move.
    [[nodiscard]] bool in_chain() const { return detail::need(fanorona_board_in_chain(get())) != 0; }
    /// Where that stone stands; none between moves.
    [[nodiscard]] std::optional<point> chain_at() const { return point_if(fanorona_board_chain_at(get())); }
    /// The way that it last went; none between moves.
    [[nodiscard]] std::optional<direction> chain_dir() const
    {
        const auto code = detail::need(fanorona_board_chain_dir(get()));
        if (code == FANORONA_NONE)
            return std::nullopt;
        return static_cast<direction>(code);
    }
    /// Where it has stood in this move, in point order; empty between moves.
    [[nodiscard]] point_list chain_seen() const
    {
        return detail::listed<point_list, std::int32_t>(fanorona_board_chain_seen, get());
    }

    // Whole moves.

    /// Every whole move of the side to move; none while a chain is open. They can be very many: see count_moves
    /// and visit_moves.
    [[nodiscard]] std::vector<move> moves() const
    {
        std::size_t count = 0;
        detail::need(fanorona_board_moves(get(), nullptr, 0, &count));
        std::vector<move> all(count);
        detail::need(fanorona_board_moves(get(), detail::c_array<fanorona_move>(all.data()), all.size(), &count));
        return all;
    }
    /// How many whole moves there are, counted no further than a cap.
    [[nodiscard]] std::uint64_t count_moves(std::uint64_t cap = std::numeric_limits<std::uint64_t>::max()) const
    {
        return detail::answer<std::uint64_t>(fanorona_board_count_moves, get(), cap);
    }
    /// Shows every whole move in the order of moves(), with no list of them: visit is called with a const move &
    /// and returns nothing, or a bool that is false to end the visit.
    ///
    /// The moves are those of the board as it was when the visit began. The board may be used meanwhile in any
    /// way, except that it may not be destroyed or given another's place.
    ///
    /// @return Whether every move was visited.
    /// @throws error, and whatever visit throws, which ends the visit.
    template <class Visit>
    bool visit_moves(Visit &&visit) const
    {
        using answer = std::invoke_result_t<Visit &, const move &>;
        static_assert(std::is_void_v<answer> || std::is_same_v<answer, bool>, "visit returns nothing or a bool");
        struct state {
            std::remove_reference_t<Visit> &visit;
            std::exception_ptr thrown;
        } state{visit, nullptr};
        // No exception may pass through the frames of the library.
        const auto show = [](const fanorona_move *whole, void *user) noexcept -> std::int32_t {
            auto &held = *static_cast<struct state *>(user);
            try {
                const move shown(*whole);
                if constexpr (std::is_void_v<answer>)
                    std::invoke(held.visit, shown);
                else if (!std::invoke(held.visit, shown))
                    return 1;
                return 0;
            } catch (...) {
                held.thrown = std::current_exception();
                return 1;
            }
        };
        const auto code = fanorona_board_visit_moves(get(), show, &state);
        if (state.thrown)
            std::rethrow_exception(std::move(state.thrown));
        return detail::need(code) == FANORONA_OK;
    }
    /// The steps of a whole move, with what each takes here.
    /// @throws error with FANORONA_ERROR_MOVE where it may not be played here
    [[nodiscard]] chain_list move_steps(const move &whole) const
    {
        return detail::listed<chain_list, fanorona_step>(fanorona_board_move_steps, get(), &whole.raw());
    }
    /// Plays a whole move, or the rest of the one in progress, with a stop where its stone could go on.
    /// @return What takes it back.
    /// @throws error with FANORONA_ERROR_MOVE where it may not be played here
    token_list play(const move &whole)
    {
        return detail::listed<token_list, fanorona_token>(fanorona_board_play_move, get(), &whole.raw());
    }
    /// Takes a whole move back.
    /// @throws error with FANORONA_ERROR_TOKEN for tokens that did not lead to this position
    void unplay(const token_list &back)
    {
        detail::need(
            fanorona_board_unplay_move(get(), detail::c_array<const fanorona_token>(back.data()), back.size()));
    }
    /// How many sequences of so many whole moves there are; 1 for a depth of 0 or below.
    /// @throws error with FANORONA_ERROR_RANGE above FANORONA_DEPTH_MAX, FANORONA_ERROR_OVERFLOW
    [[nodiscard]] std::uint64_t perft_moves(int depth) const
    {
        return detail::answer<std::uint64_t>(fanorona_board_perft_moves, get(), depth);
    }

private:
    explicit board(fanorona_board *handle) noexcept : owner(handle) {}

    static std::optional<point> point_if(std::int32_t code)
    {
        if (detail::need(code) == FANORONA_NONE)
            return std::nullopt;
        return point(code);
    }

    template <class Function>
    played made(Function make, point from, direction way, kind how)
    {
        fanorona_token token{};
        std::int32_t taken = 0;
        detail::need(make(get(), from.number(), detail::number(way), detail::number(how), &token, &taken));
        return {fanorona::token(token), taken};
    }
};

/// A board and the two counts that may stand behind a position.
struct position {
    fanorona::board board; ///< The board.
    int quiet = 0;         ///< How many moves running have taken nothing.
    int number = 1;        ///< The number of the move about to be made.
    bool counted = false;  ///< Whether the text had counts.

    /// Reads a position by itself or with counts, such as "bbb/w1b/www w 12 40".
    [[nodiscard]] static result<position, note> try_parse(std::string_view text)
    {
        fanorona_board *read = nullptr;
        std::int32_t quiet = 0;
        std::int32_t number = 0;
        std::int32_t counted = 0;
        const auto code = detail::need(
            fanorona_position_parse(detail::bytes(text), text.size(), &read, &quiet, &number, &counted));
        if (code != FANORONA_NOTE_OK)
            return static_cast<note>(code);
        return position{fanorona::board::adopt(read), quiet, number, counted != 0};
    }
    /// Reads a position by itself or with counts. @throws bad_note
    [[nodiscard]] static position parse(std::string_view text) { return *try_parse(text); }
};

// ---- games ----

/// Which game is played: the size of the board and the numbers by which a game is drawn, 0 for never. The fields
/// cols, rows, quiet_limit, repeat and ply_cap are those of the C value.
struct variant : fanorona_variant {
    /// A size with the usual limits. Implicit, so that a size will do where a variant is asked for.
    variant(fanorona::size size = sivy) : fanorona_variant(*named("sivy"))
    {
        cols = size.cols;
        rows = size.rows;
    }
    /// A variant of the C library.
    variant(const fanorona_variant &raw) noexcept : fanorona_variant(raw) {}

    /// The usual limits on a named board: sivy, dimy or telo; none for another name.
    [[nodiscard]] static std::optional<variant> named(std::string_view name)
    {
        return read(fanorona_variant_named, name);
    }
    /// Reads a name, or what differs from sivy, such as "custom board=7x5,quiet_limit=40"; none for anything else.
    [[nodiscard]] static std::optional<variant> parse(std::string_view text)
    {
        return read(fanorona_variant_parse, text);
    }

    /// The text that parse reads. @throws error with FANORONA_ERROR_RANGE where the numbers are no variant
    [[nodiscard]] std::string text() const
    {
        return detail::text(fanorona_variant_text, static_cast<const fanorona_variant *>(this));
    }
    /// Files and ranks.
    [[nodiscard]] fanorona::size size() const noexcept { return {cols, rows}; }

    /// Tells whether two variants are the same.
    friend bool operator==(const variant &a, const variant &b) noexcept
    {
        return std::memcmp(&a, &b, sizeof(fanorona_variant)) == 0;
    }
    /// Tells whether two variants differ.
    friend bool operator!=(const variant &a, const variant &b) noexcept { return !(a == b); }

private:
    template <class Function>
    static std::optional<variant> read(Function function, std::string_view text)
    {
        fanorona_variant found{};
        if (detail::need(function(detail::bytes(text), text.size(), &found)) == FANORONA_NONE)
            return std::nullopt;
        return variant(found);
    }
};

/// How to search. The fields budget (positions), seed, depth (moves) and weights are those of the C value; they
/// begin as the library sets them.
struct options : fanorona_options {
    /// Ten thousand positions with the engine's own weights.
    options() : fanorona_options{} { detail::need(fanorona_search_defaults(this)); }
};

/// What the evaluation counts, in hundredths of a stone. They begin as the engine's own.
struct weights : fanorona_weights {
    /// The engine's own weights.
    weights() : fanorona_weights(options().weights) {}
    /// Weights of the C library, such as those of options.
    weights(const fanorona_weights &raw) noexcept : fanorona_weights(raw) {}

    /// The names of the weights, in their order. The texts live as long as the library.
    [[nodiscard]] static std::array<std::string_view, FANORONA_WEIGHTS> names() noexcept
    {
        std::array<std::string_view, FANORONA_WEIGHTS> names;
        for (std::size_t i = 0; i < names.size(); ++i)
            names[i] = fanorona_weight_name(static_cast<std::int32_t>(i));
        return names;
    }

    /// The weight with a name. @throws error with FANORONA_ERROR_RANGE for another name
    [[nodiscard]] std::int32_t &operator[](std::string_view name) { return value[index(name)]; }
    /// @copydoc operator[]()
    [[nodiscard]] std::int32_t operator[](std::string_view name) const { return value[index(name)]; }

private:
    static std::size_t index(std::string_view name)
    {
        const auto code = detail::need(fanorona_weight_of(detail::bytes(name), name.size()));
        if (code == FANORONA_NONE)
            throw error(FANORONA_ERROR_RANGE, '"' + std::string(name) + "\" names no weight.");
        return static_cast<std::size_t>(code);
    }
};

/// What a search found.
struct found {
    chain_list steps;        ///< The steps to make; none where the thing to do is to stop.
    bool stop = false;       ///< Whether the move ends by stopping.
    int score = 0;           ///< For the side to move, in hundredths of a stone; proved above FANORONA_SCORE_PROVED.
    int depth = 0;           ///< How many moves ahead the last finished iteration looked.
    std::uint64_t nodes = 0; ///< How many positions were looked at.
    bool stopped = false;    ///< Whether the budget cut an iteration short.
};

/// A game: a board, the moves that led to it, and how it ends.
class game : public detail::owner<fanorona_game, fanorona_game_clone, fanorona_game_free> {
public:
    /// A game from the set-up of the nine by five, with its usual limits.
    game() : game(detail::answer<fanorona_game *>(fanorona_game_new, nullptr)) {}
    /// A game from the set-up of a variant, or of a size with the usual limits.
    /// @throws error with FANORONA_ERROR_RANGE where it is no variant
    explicit game(const fanorona::variant &variant) : game(detail::answer<fanorona_game *>(fanorona_game_new, &variant))
    {
    }
    /// A game from a board, which is copied, with the usual limits.
    /// @throws error with FANORONA_ERROR_CHAIN where a chain is open on it
    explicit game(const fanorona::board &start) : game(start, start.size()) {}
    /// A game from a board, which is copied: how many moves running have taken nothing, and the number of the move
    /// about to be made.
    /// @throws error with FANORONA_ERROR_RANGE where it is no variant of the board's size or a number is wrong,
    /// FANORONA_ERROR_CHAIN where a chain is open on the board
    game(const fanorona::board &start, const fanorona::variant &variant, int quiet = 0, int number = 1)
        : game(detail::answer<fanorona_game *>(fanorona_game_start, start.get(), &variant, quiet, number))
    {
    }

    /// Takes over a handle of the C library, which is freed with the game.
    [[nodiscard]] static game adopt(fanorona_game *handle) noexcept { return game(handle); }

    /// A board like the game's own, an open chain included.
    [[nodiscard]] fanorona::board board() const
    {
        return fanorona::board::adopt(detail::answer<fanorona_board *>(fanorona_game_board, get()));
    }
    /// What it is played with.
    [[nodiscard]] fanorona::variant variant() const
    {
        return detail::answer<fanorona_variant>(fanorona_game_variant, get());
    }
    /// How many whole moves were made in it.
    [[nodiscard]] int ply() const { return detail::need(fanorona_game_ply(get())); }
    /// The number of the move about to be made, or being made.
    [[nodiscard]] int number() const { return detail::need(fanorona_game_number(get())); }
    /// How many moves running have taken nothing.
    [[nodiscard]] int quiet() const { return detail::need(fanorona_game_quiet(get())); }
    /// How often the position has stood, this time included; 0 in the middle of a move.
    [[nodiscard]] int repeats() const { return detail::need(fanorona_game_repeats(get())); }
    /// The key of the position after so many moves, from 0 to ply().
    /// @throws error with FANORONA_ERROR_RANGE for another ply
    [[nodiscard]] std::uint64_t key_at(int ply) const
    {
        return detail::answer<std::uint64_t>(fanorona_game_key_at, get(), ply);
    }
    /// The move made at a ply, from 0 to below ply(). @throws error with FANORONA_ERROR_RANGE for another ply
    [[nodiscard]] move move_at(int ply) const
    {
        return move(detail::answer<fanorona_move>(fanorona_game_move_at, get(), ply));
    }
    /// The move being made, as far as it has got; none between moves.
    [[nodiscard]] std::optional<move> in_progress() const
    {
        fanorona_move made{};
        if (detail::need(fanorona_game_in_progress(get(), &made)) == FANORONA_NONE)
            return std::nullopt;
        return move(made);
    }

    /// The steps that may be made next; none once the game is over.
    [[nodiscard]] step_list steps() const
    {
        return detail::listed<step_list, fanorona_step>(fanorona_game_steps, get());
    }
    /// Why a step may not be made, the end of the game left aside; why::ok where it may.
    [[nodiscard]] fanorona::why why(point from, direction way, kind how) const
    {
        return static_cast<fanorona::why>(
            detail::need(fanorona_game_why(get(), from.number(), detail::number(way), detail::number(how))));
    }

    /// Makes one step.
    [[nodiscard]] fanorona::play try_play(point from, direction way, kind how)
    {
        return answered(fanorona_game_step(get(), from.number(), detail::number(way), detail::number(how)));
    }
    /// Makes one step.
    [[nodiscard]] fanorona::play try_play(const step &which)
    {
        return try_play(which.from(), which.direction(), which.kind());
    }
    /// Makes a whole move, or the rest of the one in progress, with a stop where its stone could go on.
    /// @throws error with FANORONA_ERROR_MOVE for no move at all
    [[nodiscard]] fanorona::play try_play(const move &whole)
    {
        return answered(fanorona_game_play_move(get(), &whole.raw()));
    }
    /// Ends the move in progress.
    [[nodiscard]] fanorona::play try_stop() { return answered(fanorona_game_stop(get())); }
    /// Makes one step. @throws bad_play
    void play(point from, direction way, kind how) { made(try_play(from, way, how)); }
    /// Makes one step. @throws bad_play
    void play(const step &which) { made(try_play(which)); }
    /// Makes a whole move, or the rest of the one in progress, with a stop where its stone could go on.
    /// @throws bad_play, or error with FANORONA_ERROR_MOVE for no move at all
    void play(const move &whole) { made(try_play(whole)); }
    /// Ends the move in progress. @throws bad_play
    void stop() { made(try_stop()); }
    /// Takes back one step or one stop. @return Whether there was one.
    bool undo() { return detail::need(fanorona_game_undo(get())) == FANORONA_OK; }

    /// How the game has ended; outcome::none while it goes on.
    [[nodiscard]] fanorona::outcome outcome() const
    {
        return static_cast<fanorona::outcome>(detail::need(fanorona_game_outcome(get())));
    }
    /// Who has won; none in a draw and while the game goes on.
    [[nodiscard]] std::optional<side> winner() const
    {
        const auto code = detail::need(fanorona_game_winner(get()));
        if (code == FANORONA_EMPTY)
            return std::nullopt;
        return static_cast<side>(code);
    }

    /// The position scored for White with no looking ahead, in hundredths of a stone.
    /// @throws error with FANORONA_ERROR_RANGE where a weight is out of range
    [[nodiscard]] int evaluate(const weights &counts = {}) const
    {
        return detail::answer<std::int32_t>(fanorona_game_evaluate, get(), &counts);
    }
    /// What the side to move should do; none once the game is over. The same game and the same options give the
    /// same answer everywhere. @throws error with FANORONA_ERROR_RANGE where an option is out of range
    [[nodiscard]] std::optional<found> search(const options &how = {}) const
    {
        fanorona_found raw{};
        found best;
        if (detail::filling::into<fanorona_step>(best.steps, fanorona_game_search, get(), &how, &raw) == FANORONA_NONE)
            return std::nullopt;
        best.stop = raw.stop != 0;
        best.score = raw.score;
        best.depth = raw.depth;
        best.nodes = raw.nodes;
        best.stopped = raw.stopped != 0;
        return best;
    }

private:
    explicit game(fanorona_game *handle) noexcept : owner(handle) {}

    static fanorona::play answered(std::int32_t code) { return static_cast<fanorona::play>(detail::need(code)); }
    static void made(fanorona::play answer)
    {
        if (answer != fanorona::play::ok)
            throw bad_play(answer);
    }
};

/// A record of a game: headers and moves, always well formed. Whether it could be played is not asked.
class game_text : public detail::owner<fanorona_gametext, fanorona_gametext_clone, fanorona_gametext_free> {
public:
    /// A record with no header and no move.
    game_text() : game_text(detail::answer<fanorona_gametext *>(fanorona_gametext_new)) {}

    /// Takes over a handle of the C library, which is freed with the record.
    [[nodiscard]] static game_text adopt(fanorona_gametext *handle) noexcept { return game_text(handle); }

    /// Reads the text of a game.
    [[nodiscard]] static result<game_text, text_fault> try_parse(std::string_view text)
    {
        fanorona_gametext *read = nullptr;
        std::int32_t line = 0;
        const auto code = detail::need(fanorona_gametext_parse(detail::bytes(text), text.size(), &read, &line));
        if (code != FANORONA_NOTE_OK)
            return text_fault{static_cast<note>(code), line};
        return game_text(read);
    }
    /// Reads the text of a game. @throws bad_game_text
    [[nodiscard]] static game_text parse(std::string_view text) { return *try_parse(text); }

    /// The text of the game, which parse reads back.
    [[nodiscard]] std::string text() const { return detail::text(fanorona_gametext_text, get()); }

    /// Gives a header a value in place of the one it has, or takes it away with std::nullopt. What could not be read
    /// back is refused.
    [[nodiscard]] note try_set(std::string_view name, std::optional<std::string_view> value)
    {
        return static_cast<note>(detail::need(
            fanorona_gametext_set(get(), detail::bytes(name), name.size(),
                                  value ? detail::bytes(*value) : nullptr, value ? value->size() : 0)));
    }
    /// As try_set. @throws bad_note
    void set(std::string_view name, std::optional<std::string_view> value) { taken(try_set(name, value)); }
    /// The value of a header, just as it was given; none where there is no such header.
    [[nodiscard]] std::optional<std::string> header(std::string_view name) const
    {
        std::string value;
        if (detail::write(value, fanorona_gametext_header, get(), detail::bytes(name), name.size()) == FANORONA_NONE)
            return std::nullopt;
        return value;
    }
    /// The number of the line that a header was read from; none where it was not read, or was changed since.
    [[nodiscard]] std::optional<int> header_line(std::string_view name) const
    {
        return line_if(fanorona_gametext_header_line(get(), detail::bytes(name), name.size()));
    }
    /// The variant that the headers come to.
    [[nodiscard]] fanorona::variant variant() const
    {
        return detail::answer<fanorona_variant>(fanorona_gametext_variant, get());
    }

    /// Adds a move, such as d3-e3A, at the end.
    [[nodiscard]] note try_add_move(std::string_view text)
    {
        return static_cast<note>(detail::need(fanorona_gametext_add_move(get(), detail::bytes(text), text.size())));
    }
    /// Adds a move at the end. @throws bad_note
    void add_move(std::string_view text) { taken(try_add_move(text)); }
    /// How many moves there are.
    [[nodiscard]] int move_count() const { return detail::need(fanorona_gametext_move_count(get())); }
    /// One of the moves, from 0; none past the last.
    [[nodiscard]] std::optional<move> move_at(int index) const
    {
        fanorona_move found{};
        if (detail::need(fanorona_gametext_move(get(), index, &found)) == FANORONA_NONE)
            return std::nullopt;
        return move(found);
    }
    /// All the moves.
    [[nodiscard]] std::vector<move> moves() const
    {
        std::vector<move> all;
        all.reserve(static_cast<std::size_t>(move_count()));
        while (const auto next = move_at(static_cast<int>(all.size())))
            all.push_back(*next);
        return all;
    }
    /// The number of the line that the first move was read from, or would have been; none for a record that was not
    /// read.
    [[nodiscard]] std::optional<int> moves_at() const { return line_if(fanorona_gametext_moves_at(get())); }

private:
    explicit game_text(fanorona_gametext *handle) noexcept : owner(handle) {}

    static std::optional<int> line_if(std::int32_t code)
    {
        if (detail::need(code) == FANORONA_NONE)
            return std::nullopt;
        return code;
    }
    static void taken(note answer)
    {
        if (answer != note::ok)
            throw bad_note(answer);
    }
};

// ---- keys and the library itself ----

/// A key as sixteen lowercase hexadecimal digits.
[[nodiscard]] inline std::string key_hex(std::uint64_t key)
{
    char digits[FANORONA_KEY_SIZE];
    detail::need(fanorona_key_hex(key, digits, sizeof digits));
    return digits;
}

/// What a stone of a side on a point adds to a key. @throws error with FANORONA_ERROR_RANGE for no side or no point
[[nodiscard]] inline std::uint64_t zobrist(side who, point where)
{
    return detail::answer<std::uint64_t>(fanorona_zobrist, detail::number(who), where.number());
}

/// What Black to move adds to a key.
[[nodiscard]] inline std::uint64_t zobrist_side()
{
    return detail::answer<std::uint64_t>(fanorona_zobrist_side);
}

/// What the size of the board adds to a key. @throws error with FANORONA_ERROR_RANGE where no such board can be built
[[nodiscard]] inline std::uint64_t zobrist_size(size board)
{
    return detail::answer<std::uint64_t>(fanorona_zobrist_size, board.cols, board.rows);
}

/// How many boards of this process are not yet freed.
[[nodiscard]] inline std::uint64_t live() noexcept
{
    return fanorona_live();
}

/// How many games of this process are not yet freed.
[[nodiscard]] inline std::uint64_t game_live() noexcept
{
    return fanorona_game_live();
}

/// The version of the library that runs, such as "0.3.0"; FANORONA_VERSION is that of the header.
[[nodiscard]] inline std::string_view version_text() noexcept
{
    return fanorona_version_text();
}

/// The version of the library that runs as one number, to compare with FANORONA_VERSION_NUMBER.
[[nodiscard]] inline std::uint32_t version_number() noexcept
{
    return fanorona_version_number();
}

/// The version of the table of functions that the library has.
[[nodiscard]] inline std::uint32_t abi_version() noexcept
{
    return fanorona_abi_version();
}

} // namespace fanorona

namespace std {

/// Points as keys of the unordered containers.
template <>
struct hash<fanorona::point> {
    /// The number will do.
    [[nodiscard]] std::size_t operator()(fanorona::point which) const noexcept
    {
        return hash<int32_t>()(which.number());
    }
};

} // namespace std

#endif // FANORONA_HPP
