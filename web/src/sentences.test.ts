// The log: what was taken back is known by the later row that took it back.
import { expect, it } from "vitest";
import type { Said } from "./protocol";
import { part } from "./games/part";
import { undoneIn } from "./sentences";

it("rows that were taken back are found, also by a row that took back several", () => {
  const rows = [[], [], [2], [], [1, 4]].map((undoes, i) => part<Said>({ n: i + 1, undoes }));
  expect([...undoneIn(rows)]).toEqual([2, 1, 4]);
});
