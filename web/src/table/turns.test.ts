// Our first turns at a game: what counts as one, and what is said in them.
import { beforeEach, expect, it } from "vitest";
import { part } from "../games/part";
import type { View } from "../games/room";
import { change, settings } from "../settings.svelte";
import { countTurn, endsTurn, remarkFor } from "./turns";

const seen = part<View>;

beforeEach(() => change({ turns: {} }));

it("counts a turn when it passes on, and where there are rounds a round, however often the turn passes in it", () => {
  expect(endsTurn(seen({ turn: 0 }), seen({ turn: 1 }), [0])).toBe(true);
  expect(endsTurn(seen({ turn: 0 }), seen({ turn: 0 }), [0])).toBe(false); // the same turn goes on
  expect(endsTurn(seen({ turn: 1 }), seen({ turn: 0 }), [0])).toBe(false); // somebody else's
  expect(endsTurn(seen({ turn: 0, round: 1 }), seen({ turn: 1, round: 1 }), [0])).toBe(false); // a card is taken
  expect(endsTurn(seen({ turn: 1, round: 1 }), seen({ turn: 0, round: 2 }), [0])).toBe(true);
});

it("speaks of the keys once, after three turns of each game", () => {
  for (const game of ["tactix", "monza"]) {
    for (let turn = 0; turn < 3; turn++) {
      expect(remarkFor(game)).toBeNull(); // no words are loaded here that would tell the aim
      countTurn(game);
    }
    expect(remarkFor(game)).toBe("remark-help");
    countTurn(game);
    countTurn(game);
    expect([remarkFor(game), settings.turns[game]]).toEqual([null, 4]);
  }
});
