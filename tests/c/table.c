/* The table of functions: its version first, every function in it, and each the one the library exports. */
#include "check.h"

#include <stddef.h>

typedef void (*any)(void);

int main(void)
{
    const struct fanorona_abi *table = fanorona_abi();
    size_t entries = 0, i;
    NEED(table != NULL);

    topic("the table is one, begins with its version and tells its size");
    IS(offsetof(struct fanorona_abi, version), 0);
    IS(table->version, FANORONA_ABI_VERSION);
    IS(table->size, sizeof(struct fanorona_abi));
    OK(fanorona_abi() == table);

    topic("every entry is the exported function");
#define X(name)                                                                                                        \
    OK(table->name == fanorona_##name);                                                                                \
    entries++;
    /* made of tests/symbols.txt, the list that the library's symbols are held to */
#include "fanorona.inc"

    topic("no entry is missing and there is no other");
    IS(entries * sizeof(any), sizeof(struct fanorona_abi) - 2 * sizeof(uint32_t));
    for (i = 2 * sizeof(uint32_t); i < sizeof(struct fanorona_abi); i += sizeof(any)) {
        any entry;
        memcpy(&entry, (const char *)table + i, sizeof entry);
        OK(entry != NULL);
    }

    topic("a game through the table alone, as a consumer with no link to the library plays it");
    {
        fanorona_board *board = NULL;
        fanorona_token token;
        char text[FANORONA_TEXT_MAX + 1];
        size_t length = 0;
        IS(table->board_new(9, 5, &board), FANORONA_OK);
        IS(table->board_play(board, table->square_of(3, 2), FANORONA_E, FANORONA_WITHDRAWAL, &token, NULL), FANORONA_OK);
        IS(table->board_text(board, text, sizeof text, &length), FANORONA_OK);
        IS_STR(text, "bbbbbbbbb/bbbbbbbbb/bw2wbwbw/wwwwwwwww/wwwwwwwww b");
        IS(table->board_unplay(board, &token), FANORONA_OK);
        IS(table->board_text(board, text, sizeof text, &length), FANORONA_OK);
        IS_STR(text, SIVY_SETUP);
        table->board_free(board);
    }
    return check_done();
}
