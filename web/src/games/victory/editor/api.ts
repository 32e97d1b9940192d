// What the server is asked about circuits: how one stands, which are ready, and how fair one is.
import { ask } from "../../../api";
import { GAME } from "./design";
import type { Design, Ready, Report } from "./wire";

const DESIGNS = `/games/${GAME}/designs`;

/** A circuit as far as it is laid; the server writes nothing at all as "-". */
export const design = (code: string) => ask<Design>(`${DESIGNS}/${encodeURIComponent(code || "-")}`);

/** Those the game brings along; all of a size; or, with a seed, any one of that size. */
export const designs = (how: { size?: number; seed?: number } = {}) =>
  ask<Ready[]>(`${DESIGNS}?${new URLSearchParams(Object.entries(how).map(([name, n]) => [name, String(n)]))}`);

export const report = (code: string, seats: number, laps: number) =>
  ask<Report>(`${DESIGNS}/${encodeURIComponent(code)}/report?seats=${seats}&laps=${laps}`);
