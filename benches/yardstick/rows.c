/* Counts every line "moves|steps|brandubh DEPTH POSITION" of the standard input
 * with a yardstick's own functions and prints the sum. */
#define main yardstick_main
#include YARDSTICK
#undef main

int main(void)
{
    char what[16], pieces[64], turn[8];
    int depth;
    uint64_t sum = 0;
    while (scanf("%15s %d %63s %7s", what, &depth, pieces, turn) == 4) {
        char position[80];
        snprintf(position, sizeof position, "%s %s", pieces, turn);
        if (!load(position)) return 2;
        sum += perft(depth, what[0] == 's');
    }
    printf("%llu\n", (unsigned long long)sum);
    return 0;
}
