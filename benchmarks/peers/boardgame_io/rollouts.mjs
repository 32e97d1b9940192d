// boardgame.io plays random games of Connect Four through its reducer, the part of it that applies a move.

import { createRequire } from "node:module";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";

process.env.NODE_ENV = "production"; // before the first require: immer and boardgame.io look at it once
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");
const { original } = require("immer");

const COLUMNS = 7;
const ROWS = 6;
const SLICES = 3;
const WARM_UP_GAMES = 200;
const DIRECTIONS = [[1, 0], [0, 1], [1, 1], [1, -1]];

const connectFour = {
  name: "connect-four",
  disableUndo: true,
  setup: () => ({ cells: Array(COLUMNS * ROWS).fill(null), height: Array(COLUMNS).fill(0), ended: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { drop },
  endIf: ({ G }) => G.ended ?? undefined,
};

// Reads the plain position behind the draft and returns a new one: faster here than changing the draft in place.
function drop({ G, playerID }, column) {
  const { cells: before, height: heights } = original(G);
  const cells = before.slice();
  const height = heights.slice();
  const row = height[column]++;
  cells[row * COLUMNS + column] = playerID;
  return { cells, height, ended: outcome(cells, height, column, row, playerID) };
}

function outcome(cells, height, column, row, player) {
  if (DIRECTIONS.some(([right, up]) => lineThrough(cells, column, row, right, up, player) >= 4)) {
    return { winner: player };
  }
  return height.every((stones) => stones === ROWS) ? { draw: true } : null;
}

function lineThrough(cells, column, row, right, up, player) {
  return 1 + stonesAlong(cells, column, row, right, up, player) + stonesAlong(cells, column, row, -right, -up, player);
}

function stonesAlong(cells, column, row, right, up, player) {
  let stones = 0;
  for (;;) {
    column += right;
    row += up;
    if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS) return stones;
    if (cells[row * COLUMNS + column] !== player) return stones;
    stones++;
  }
}

function randomColumn(height) {
  const legal = [];
  for (let column = 0; column < COLUMNS; column++) {
    if (height[column] < ROWS) legal.push(column);
  }
  return legal[Math.floor(Math.random() * legal.length)];
}

// Plays one random game from `start`; returns its moves.
function play(reduce, start) {
  let state = start;
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const args = [randomColumn(state.G.height)];
    state = reduce(state, { type: "MAKE_MOVE", payload: { type: "drop", args, playerID: state.ctx.currentPlayer } });
    moves++;
  }
  return moves;
}

function speedOfSlice(playOne, seconds) {
  const start = performance.now();
  let moves = 0;
  let passed = 0;
  while (passed < seconds) {
    moves += playOne();
    passed = (performance.now() - start) / 1000;
  }
  return moves / passed;
}

const { values } = parseArgs({ options: { seconds: { type: "string", default: "2" } } });
const reduce = CreateGameReducer({ game: connectFour });
const start = InitializeGame({ game: connectFour, numPlayers: 2 });
const playOne = () => play(reduce, start);

for (let game = 0; game < WARM_UP_GAMES; game++) playOne();
const speeds = Array.from({ length: SLICES }, () => speedOfSlice(playOne, Number(values.seconds) / SLICES));
const { version } = require("boardgame.io/package.json");
const remark =
  `boardgame.io ${version}, Node ${process.versions.node}, reducer without client, production mode, warmed up`;
console.log(
  JSON.stringify({ peer: "boardgame.io", what: "moves/s", value: Math.round(Math.max(...speeds) * 10) / 10, remark }),
);
