// What is read aloud and written beside the map: every space with what lies and stands there and what can be done there.
import type { Listed } from "../../ChoiceList.svelte";
import type { Words } from "../../room";
import type { Move, Space, StepCost, View } from "../view";
import { kindOf, spaceOf, tileOf, type Targets } from "../map/choices";
import { numberOn } from "../map/vehicles";
import { entersTown, percent, tenths } from "../map/cost";
import { levelOf, numberOf, type Atlas } from "../map/geometry";
import { isCounted, symbols } from "../map/tiles";
import type { Shown } from "../playback/story";

export interface Scene {
  view: View;
  shown: Shown;
  atlas: Atlas;
  targets: Targets;
  words: Words;
}

/** "3.0 Nouadhibou, blue, level 2, draws 2; vehicles: 1 French crew; drive here: nothing to pay, and the drive ends there" */
export function spokenSpace(space: Space, scene: Scene): string {
  const { view, shown, targets, words } = scene;
  const { town, risk, id } = space;
  const first = listed([
    `${numberOf(space)} ${spokenName(space, words)}`,
    town && words("of-colour", { colour: town.colour }),
    words("spoken-level", { level: levelOf(space, view.direction) }),
    town !== null && town.cards > 0 && words("spoken-draws", { n: town.cards }),
    risk && words("spoken-risk"),
    id === view.start && words("spoken-start"),
    id === view.finish && words("spoken-finish"),
  ]);
  const moves = (targets.get(id) ?? []).map((move) => spokenMove(move, words));
  const goal = id === shown.goal && words("spoken-goal");
  return [first, ...routes(space, scene), lying(space, scene), vehicles(space, scene), goal, ...moves]
    .filter(Boolean)
    .join("; ");
}

/** "Nouadhibou", or "south-east of Colomb-Béchar" */
export const spokenName = ({ near, side }: Space, words: Words) => words("of-space", { near, side });

/** "fuel 1, mechanic 2" */
export const spokenTile = (tile: string, words: Words) =>
  symbols(tile)
    .map(({ kind, count }) => [words(`symbol-${kind}`), isCounted(kind) && count].filter(Boolean).join(" "))
    .join(", ");

/** "Drive here: fuel 2, mechanic 1" */
export function spokenMove(move: Move, words: Words): string {
  const kind = kindOf(move)!;
  if (kind === "lay") return words("map-lay", { tile: spokenTile(tileOf(move), words) });
  if (!move.step) return words(KINDS[kind]);
  return words("spoken-pair", { what: words(KINDS[kind]), more: spokenCost(move.step, words) });
}
export const KINDS = { drive: "map-drive", sail: "map-sail", clear: "map-clear", guide: "map-guide" };

function spokenCost(step: StepCost, words: Words): string {
  const { fuel, mechanics, danger, stop, blind } = step;
  if (entersTown(step)) return words("spoken-town");
  if (blind) {
    const facts = { fuel: tenths(blind.fuel), mechanics: tenths(blind.mechanics) };
    return words("spoken-blind", { ...facts, danger: percent(blind.danger), stop: percent(blind.stop), least: fuel });
  }
  const tile = "F".repeat(fuel) + "M".repeat(mechanics) + "D".repeat(danger) + "S".repeat(stop);
  return spokenTile(tile, words);
}

/** What can be done on the map, as a list. */
export const spokenList = ({ atlas, targets, words }: Scene, take: (move: Move) => void): Listed[] =>
  [...targets.values()].flat().map((move) => ({
    name: move.move,
    text: words("spoken-pair", {
      what: spokenName(atlas.get(spaceOf(move))!, words),
      more: spokenMove(move, words),
    }),
    take: () => take(move),
  }));

// --- the words these are made of ---

const listed = (parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(", ");

function lying({ id }: Space, { shown, words }: Scene): string | false {
  const tile = shown.tiles[id];
  return tile !== undefined && words("spoken-tile", { tile: spokenTile(tile, words) });
}

function vehicles({ id }: Space, { shown, words }: Scene): string | false {
  const here = shown.vehicles.flatMap((one, i) =>
    one.at === id ? [`${numberOn(one, i)} ${words(`crew-${one.crew}`)}`] : [],
  );
  return here.length > 0 && words("spoken-vehicles", { n: here.length, vehicles: here.join(", ") });
}

function routes({ id }: Space, { view, words }: Scene): string[] {
  const from: { one: string; other: string; price: number }[] = view.routes;
  return from
    .filter(({ one, other }) => one === id || other === id)
    .map(({ one, other, price }) => words("spoken-route", { town: words(`town-${one === id ? other : one}`), price }));
}
