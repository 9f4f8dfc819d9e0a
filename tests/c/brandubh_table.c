/* The table of functions: its version first, every function in it, and each the one the library exports. */
#include "brandubh_check.h"

#include <stddef.h>

typedef void (*any)(void);

int main(void)
{
    const struct brandubh_abi *table = brandubh_abi();
    size_t entries = 0, i;
    NEED(table != NULL);

    topic("the table is one, begins with its version and tells its size");
    IS(offsetof(struct brandubh_abi, version), 0);
    IS(offsetof(struct brandubh_abi, size), 4);
    IS(table->version, BRANDUBH_ABI_VERSION);
    IS(table->version, 5);
    IS(brandubh_abi_version(), 5);
    IS(table->size, sizeof(struct brandubh_abi));
    OK(brandubh_abi() == table);

    topic("every entry is the exported function");
#define X(name)                                                                                                        \
    OK(table->name == brandubh_##name);                                                                                \
    entries++;
    /* made of tests/symbols.txt, the list that the library's symbols are held to */
#include "brandubh.inc"

    topic("no entry is missing and there is no other");
    IS(entries * sizeof(any), sizeof(struct brandubh_abi) - 2 * sizeof(uint32_t));
    for (i = 2 * sizeof(uint32_t); i < sizeof(struct brandubh_abi); i += sizeof(any)) {
        any entry;
        memcpy(&entry, (const char *)table + i, sizeof entry);
        OK(entry != NULL);
    }

    topic("a move through the table alone, as a consumer with no link to the library plays it");
    {
        brandubh_board *board = NULL;
        brandubh_undo undo;
        char text[BRANDUBH_TEXT_MAX + 1];
        size_t length = 0;
        IS(table->board_new(&board), BRANDUBH_OK);
        IS(table->board_do_move(board, table->move_of(table->square_of(3, 6), table->square_of(0, 6)), NULL, &undo), 0);
        IS(table->board_text(board, text, sizeof text, &length), BRANDUBH_OK);
        IS_STR(text, "a6/3a3/3d3/aadkdaa/3d3/3a3/3a3 d");
        IS(table->board_undo_move(board, &undo), BRANDUBH_OK);
        BOARD_IS(board, SETUP);
        table->board_free(board);
    }

    topic("the version's macros, its text and its number");
    {
        char text[64];
        snprintf(text, sizeof text, "%d.%d.%d", (int)BRANDUBH_VERSION_MAJOR, (int)BRANDUBH_VERSION_MINOR,
                 (int)BRANDUBH_VERSION_PATCH);
        IS_STR(BRANDUBH_VERSION, text);
        IS_STR(brandubh_version_text(), text);
        IS(brandubh_version_number(), BRANDUBH_VERSION_NUMBER);
        IS(BRANDUBH_VERSION_NUMBER,
           BRANDUBH_VERSION_MAJOR * 1000000 + BRANDUBH_VERSION_MINOR * 1000 + BRANDUBH_VERSION_PATCH);
#if BRANDUBH_VERSION_NUMBER >= 3000 && BRANDUBH_ABI_VERSION >= 5
        OK(1);
#else
        OK(!"BRANDUBH_VERSION_NUMBER in #if");
#endif
    }
    return check_done();
}
