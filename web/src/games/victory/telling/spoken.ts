// What is read aloud: the name of each point, what the dice allow line by line, and every choice as a sentence.
import type { Words } from "../../room";
import type { Line, Move, View } from "../view";
import { percent } from "../choices";

/** Where a point lies, as the board shows it: the number of its tile, and the side of the tile with north up. */
export function placeOf(point: string): { tile: number; way: string } {
  const [tile, digit] = point.split(".").map(Number) as [number, number];
  return { tile, way: PAD[digit - 1]! };
}

const PAD = ["sw", "s", "se", "w", "middle", "e", "nw", "n", "ne"]; // the digits of a number pad from 1

/** "tile 0, north-west, red die north, crosses the line, car of Blue" */
export function spokenPoint(name: string, view: View, lit: Map<string, Move>, words: Words): string {
  const move = lit.get(name);
  const seat = view.cars.indexOf(name);
  const parts = [
    words("spoken-point", placeOf(name)),
    move ? words("goal-line", { colour: move.colour!, way: move.way! }) : "",
    move ? overTheLine(move, words) : "",
    seat >= 0 ? words("spoken-car", { side: view.colours[seat]! }) : "",
  ];
  return parts.filter(Boolean).join(", ");
}

export function spokenChoice(choice: Move, view: View, words: Words): string {
  if (choice.kind === "take") return `${words("do-take", { dice: choice.dice! })}: ${spokenRisk(view, choice, words)}`;
  const { colour, way, length, goal } = choice;
  const { tile } = placeOf(goal!);
  const move = words("choice-move", { colour: colour!, way: way!, length: length!, tile });
  return [move, overTheLine(choice, words)].filter(Boolean).join(", ");
}

/** What one has thrown and may do now. */
export function spokenTurn(view: View, choices: Move[], words: Words): string {
  if (!choices.length) return "";
  if (view.phase === "take") return spokenTake(view, choices, words);
  return view.lines
    .reduce<string[]>((told, line) => tellLine(told, line, view, choices, words), [])
    .map((line) => `${line}.`)
    .join(" ");
}

// --- the words these are made of ---

function overTheLine({ finish, laps }: Move, words: Words): string {
  if (finish) return words("goal-finish");
  return laps ? words("goal-over", { laps }) : "";
}

export function spokenRisk(view: View, { dice }: Move, words: Words): string {
  const { miss, out } = view.risks![dice! - 1]!;
  const told = (id: string, chance: [number, number]) =>
    `${words(id)} ${words("risk-percent", { percent: percent(chance) })}`;
  return [told("risk-miss", miss), told("risk-out", out)].join(", ");
}

function spokenTake(view: View, choices: Move[], words: Words): string {
  const count = (face: string) => [...view.throws[0]!].filter((one) => one === face).length;
  const dice = ["R", "B", "X"]
    .filter(count)
    .map((face) => words("spoken-count", { count: count(face), crosses: count(face), colour: face }));
  const ways = choices.map((choice) => `${spokenChoice(choice, view, words)}.`);
  return [words("spoken-thrown", { dice: dice.join(", ") }), ...ways].join(" ");
}

/** The lines of one colour stand in one sentence: "Red die: north up to 5 points, tile 1; east blocked by Blue". */
function tellLine(told: string[], line: Line, view: View, choices: Move[], words: Words): string[] {
  const text = [...tellReach(line, choices, words), ...tellBlocked(line, view, words)].join(", ");
  const head = `${words("line-die", { colour: line.colour })}: `;
  const last = told.at(-1);
  return last?.startsWith(head) ? [...told.slice(0, -1), `${last}; ${text}`] : [...told, head + text];
}

/** How far a line leads; whatever lies before its last point is in reach, too. */
function tellReach({ way, goals }: Line, choices: Move[], words: Words): string[] {
  const end = goals.at(-1);
  if (!end) return [];
  const choice = choices.find(({ goal }) => goal === end);
  const reach = words("line-reach", { way, length: goals.length, tile: placeOf(end).tile });
  return [reach, choice ? overTheLine(choice, words) : ""].filter(Boolean);
}

function tellBlocked({ way, goals, blocked }: Line, { colours }: View, words: Words): string[] {
  if (blocked === null) return [];
  const told = words("line-blocked", { side: colours[blocked]! });
  return [goals.length ? told : `${words("drawn-way", { way })} ${told}`];
}
