/* Connect Four, hand-written in C: whole random games from the empty board, as fast as plain code plays them.
 *
 *   connect_four [--seconds N] [--array | --bit-tricks]
 *
 * Prints one JSON line with the moves per second of the best of three slices.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifdef __clang__
#define COMPILER __VERSION__
#else
#define COMPILER "gcc " __VERSION__
#endif

enum { COLUMNS = 7, ROWS = 6, CELLS = COLUMNS * ROWS, EMPTY = -1, OVER = -2 };
enum { SLICES = 3, GAMES_PER_LOOK = 1000 };  /* the clock is looked at once in so many games */

/* --- chance: xoshiro128++ and an unbiased draw --- */

typedef struct {
    uint32_t s[4];
} Rng;

static inline uint32_t rotl(uint32_t x, int k) {
    return (x << k) | (x >> (32 - k));
}

static inline uint32_t next(Rng *rng) {
    uint32_t *s = rng->s;
    uint32_t result = rotl(s[0] + s[3], 7) + s[0];
    uint32_t t = s[1] << 9;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotl(s[3], 11);
    return result;
}

/* A number from 0 to n - 1, all equally likely: multiply, shift, and draw again in the biased remainder (Lemire). */
static inline uint32_t below(Rng *rng, uint32_t n) {
    uint64_t wide = (uint64_t)next(rng) * n;
    if ((uint32_t)wide < n) {
        uint32_t biased = -n % n;
        while ((uint32_t)wide < biased) {
            wide = (uint64_t)next(rng) * n;
        }
    }
    return (uint32_t)(wide >> 32);
}

/* --- the board as an array --- */

typedef struct {
    int8_t cell[CELLS];      /* cell[row * COLUMNS + column]: EMPTY, 0 or 1; row 0 is the lowest */
    int8_t height[COLUMNS];  /* height[column]: stones in it */
} Board;

static inline int legal(const Board *board, int8_t *columns) {
    int n = 0;
    for (int column = 0; column < COLUMNS; column++) {
        if (board->height[column] < ROWS) {
            columns[n++] = (int8_t)column;
        }
    }
    return n;
}

/* The stones of `seat` in a row beside a cell, in one direction. */
static inline int stones(const Board *board, int column, int row, int right, int up, int seat) {
    int n = 0;
    for (;;) {
        column += right;
        row += up;
        if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS) {
            return n;
        }
        if (board->cell[row * COLUMNS + column] != seat) {
            return n;
        }
        n++;
    }
}

static inline bool through(const Board *board, int column, int row, int right, int up, int seat) {
    return stones(board, column, row, right, up, seat) + stones(board, column, row, -right, -up, seat) >= 3;
}

static inline bool wins(const Board *board, int column, int row, int seat) {
    return stones(board, column, row, 0, -1, seat) >= 3 || through(board, column, row, 1, 0, seat) ||
           through(board, column, row, 1, 1, seat) || through(board, column, row, 1, -1, seat);
}

/* Play one random game; return how many moves it took. */
static int array_game(Rng *rng) {
    Board board;
    int8_t columns[COLUMNS];
    memset(board.cell, EMPTY, sizeof board.cell);
    memset(board.height, 0, sizeof board.height);
    for (int ply = 0; ply < CELLS; ply++) {
        int seat = ply & 1;
        int column = columns[below(rng, (uint32_t)legal(&board, columns))];
        int row = board.height[column]++;
        board.cell[row * COLUMNS + column] = (int8_t)seat;
        if (wins(&board, column, row, seat)) {
            return ply + 1;
        }
    }
    return CELLS;
}

/* --- the board as bits: seven to a column, the seventh stays empty so that no line runs over the edge --- */

#define LOWEST UINT64_C(0x0040810204081) /* the lowest cell of every column: bits 0, 7, 14, ... 42 */
#define BOARD (LOWEST * 0x3F)            /* all 42 cells */

static inline bool four(uint64_t stones, int step) {
    uint64_t pairs = stones & (stones >> step);
    return (pairs & (pairs >> (2 * step))) != 0;
}

static inline bool four_in_line(uint64_t stones) {
    return four(stones, 1) | four(stones, 7) | four(stones, 6) | four(stones, 8);
}

/* The same playout as our room: a position in memory, a list of legal columns, a draw, a stone. */

typedef struct {
    int turn, ply;
    double score[2];
    uint64_t stones[2];
} Position;

static inline int list_columns(const Position *p, int32_t *columns) {
    uint64_t taken = p->stones[0] | p->stones[1];
    int n = 0;
    for (int column = 0; column < COLUMNS; column++) {
        columns[n] = column;
        n += (taken >> (7 * column + ROWS - 1) & 1) == 0;
    }
    return n;
}

static inline void drop(Position *p, int column) {
    uint64_t taken = p->stones[0] | p->stones[1];
    uint64_t lowest = UINT64_C(1) << (7 * column);
    uint64_t stones = p->stones[p->turn] | ((taken + lowest) & (lowest * 0x3F) & ~taken);
    p->stones[p->turn] = stones;
    p->ply++;
    if (four_in_line(stones)) {
        p->score[p->turn] = 1;
        p->turn = OVER;
    } else if (p->ply == CELLS) {
        p->score[0] = p->score[1] = 0.5;
        p->turn = OVER;
    } else {
        p->turn = 1 - p->turn;
    }
}

static double totals[2]; /* the scores are used, so that the compiler keeps them */

static int listed_game(Rng *rng) {
    Position p = {0};
    int32_t columns[COLUMNS + 1];
    while (p.turn != OVER) {
        drop(&p, columns[below(rng, (uint32_t)list_columns(&p, columns))]);
    }
    totals[0] += p.score[0];
    totals[1] += p.score[1];
    return p.ply;
}

/* The k-th of the bits that are set, as a bit. */
static inline uint64_t nth(uint64_t bits, uint32_t k) {
#ifdef __BMI2__
    return __builtin_ia32_pdep_di(UINT64_C(1) << k, bits);
#else
    while (k--) {
        bits &= bits - 1;
    }
    return bits & -bits;
#endif
}

static int bitboard_game(Rng *rng) {
    uint64_t mine = 0, taken = 0;
    for (int ply = 0; ply < CELLS; ply++) {
        uint64_t open = (taken + LOWEST) & BOARD;
        uint64_t stone = nth(open, below(rng, (uint32_t)__builtin_popcountll(open)));
        taken |= stone;
        mine |= stone;
        if (four_in_line(mine)) {
            return ply + 1;
        }
        mine ^= taken;
    }
    return CELLS;
}

/* --- the clock --- */

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

typedef struct {
    double speed;   /* moves per second in the best slice */
    double length;  /* moves per game over all slices */
} Figure;

static inline Figure measure(int (*game)(Rng *), double seconds) {
    Rng rng = {{0x9E3779B9, 0x243F6A88, 0xB7E15162, 0x6A09E667}};
    Figure figure = {0, 0};
    uint64_t all_moves = 0, all_games = 0;
    for (int slice = 0; slice < SLICES; slice++) {
        uint64_t moves = 0;
        double start = now(), passed;
        do {
            for (int i = 0; i < GAMES_PER_LOOK; i++) {
                moves += (uint64_t)game(&rng);
            }
            all_games += GAMES_PER_LOOK;
            passed = now() - start;
        } while (passed < seconds / SLICES);
        all_moves += moves;
        if ((double)moves / passed > figure.speed) {
            figure.speed = (double)moves / passed;
        }
    }
    figure.length = (double)all_moves / (double)all_games;
    return figure;
}

typedef struct {
    const char *flag, *peer, *remark;
    int (*game)(Rng *);
} Variant;

static const Variant VARIANTS[] = {
    {"", "C -O3, the same playout", "position in memory, list of columns, 64-bit boards", listed_game},
    {"--array", "C -O3, array", "array of 42 bytes and column heights", array_game},
    {"--bit-tricks", "C -O3, bit tricks", "no list: the k-th open cell by one instruction", bitboard_game},
};

int main(int argc, char **argv) {
    double seconds = 2;
    const Variant *variant = &VARIANTS[0];
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], VARIANTS[1].flag) == 0) {
            variant = &VARIANTS[1];
        } else if (strcmp(argv[i], VARIANTS[2].flag) == 0) {
            variant = &VARIANTS[2];
        } else if (strcmp(argv[i], "--seconds") == 0 && i + 1 < argc) {
            seconds = atof(argv[++i]);
        } else {
            fprintf(stderr, "usage: connect_four [--seconds N] [--array | --bit-tricks]\n");
            return 2;
        }
    }
    Figure figure = measure(variant->game, seconds);
    printf("{\"peer\": \"%s\", \"what\": \"moves/s\", \"value\": %.1f, "
           "\"remark\": \"%s, -march=native, %s; %.2f moves a game; best of three slices\"}\n",
           variant->peer, figure.speed, COMPILER, variant->remark, figure.length);
    return totals[0] < 0;
}
