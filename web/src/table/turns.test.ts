// Our first turns at a game: what counts as one, and what is said in them.
import { beforeEach, expect, it } from "vitest";
import { change, settings } from "../settings.svelte";
import { countTurn, endsTurn, remarkFor } from "./turns";

beforeEach(() => change({ turns: {} }));

it("counts a turn when it passes on, or when a round ends for somebody alone", () => {
  expect(endsTurn({ turn: 0 }, { turn: 1 }, [0])).toBe(true);
  expect(endsTurn({ turn: 0 }, { turn: 0 }, [0])).toBe(false); // the same turn goes on
  expect(endsTurn({ turn: 1 }, { turn: 0 }, [0])).toBe(false); // somebody else's
  expect(endsTurn({ turn: 0, round: 1 }, { turn: 0, round: 2 }, [0])).toBe(true);
});

it("counts no turn that can still be taken back, nor one that is", () => {
  const [turn, waiting, next] = [
    { turn: 0, round: 1 },
    { turn: 0, round: 2, confirm: true },
    { turn: 1, round: 2 },
  ];
  expect(endsTurn(turn, waiting, [0])).toBe(false); // its last die lies, and a round would be over
  expect(endsTurn(waiting, turn, [0])).toBe(false); // taken back
  expect(endsTurn(waiting, next, [0])).toBe(true);
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
