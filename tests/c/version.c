/* The macros, the run-time version and the ABI number are of one mind. */
#include "check.h"

int main(void)
{
    char text[64];
    topic("the version's parts, its text and its number");
    snprintf(text, sizeof text, "%d.%d.%d", (int)FANORONA_VERSION_MAJOR, (int)FANORONA_VERSION_MINOR,
             (int)FANORONA_VERSION_PATCH);
    IS_STR(FANORONA_VERSION, text);
    IS(FANORONA_VERSION_NUMBER, FANORONA_VERSION_MAJOR * 1000000 + FANORONA_VERSION_MINOR * 1000 + FANORONA_VERSION_PATCH);
    OK(FANORONA_VERSION_MINOR < 1000 && FANORONA_VERSION_PATCH < 1000);

    topic("the library is the one of this header");
    IS_STR(fanorona_version_text(), FANORONA_VERSION);
    IS(fanorona_version_number(), FANORONA_VERSION_NUMBER);
    IS(fanorona_abi_version(), FANORONA_ABI_VERSION);
    IS(fanorona_abi()->version, FANORONA_ABI_VERSION);
    IS(fanorona_abi()->version, fanorona_abi_version());

    topic("the macros can be used by the preprocessor");
#if FANORONA_VERSION_NUMBER >= 3000 && FANORONA_VERSION_MAJOR >= 0 && FANORONA_ABI_VERSION >= 1
    OK(1);
#else
    OK(!"FANORONA_VERSION_NUMBER in #if");
#endif
    return check_done();
}
