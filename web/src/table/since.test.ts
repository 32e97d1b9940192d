// Which tables are kept to be shown again: those after our last choice, or of the last turn where one only watches.
import { describe, expect, it } from "vitest";
import type { Said, TableShown } from "../protocol";
import { since } from "./since";

const log = (...seats: (number | null)[]) => seats.map((seat, i) => ({ n: i + 1, seat }) as Said);
const table = (ply: number, seat: number | null = 0) => ({ table: "one", ply, seat }) as TableShown;
const plies = (kept: TableShown[]) => kept.map(({ ply }) => ply);

/** The tables kept after each of these was told. */
function kept(rows: Said[], seat: number | null, ...told: number[]): number[] {
  return plies(
    told.reduce<TableShown[]>(
      (before, ply) =>
        since(
          before,
          table(ply, seat),
          rows.filter(({ n }) => n <= ply),
        ),
      [],
    ),
  );
}

describe("what others did since we chose", () => {
  const rows = log(0, 1, null, 1, 0, 1);
  it("begins with what our choice led to", () => {
    expect(kept(rows, 0, 1, 2, 3, 4)).toEqual([1, 2, 3, 4]);
    expect(kept(rows, 0, 1, 2, 3, 4, 5)).toEqual([5]);
    expect(kept(rows, 0, 1, 2, 3, 4, 5, 6)).toEqual([5, 6]);
  });

  it("is empty where our own choice came in the same message", () => {
    expect(kept(rows, 0, 4, 6)).toEqual([6]);
  });

  it("takes the same moment once, and another table from its start", () => {
    expect(kept(rows, 0, 1, 2, 2)).toEqual([1, 2]);
    expect(plies(since([table(4)], { ...table(1), table: "two" }, []))).toEqual([1]);
  });

  it("is the last turn for whoever watches", () => {
    expect(kept(rows, null, 1, 2, 3, 4)).toEqual([1, 2, 3, 4]);
    expect(kept(rows, null, 1, 2, 3, 4, 5)).toEqual([4, 5]);
  });

  it("does not grow without end", () => {
    const long = log(...Array.from({ length: 90 }, () => 1));
    expect(kept(long, 0, ...long.map(({ n }) => n))).toHaveLength(40);
  });
});
