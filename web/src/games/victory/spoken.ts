// What is read aloud: the name of each point, what the dice allow line by line, and every choice as a sentence.
import type { Words } from "../room";
import { percent, type Move } from "./choices";

type View = Record<string, any>;
interface Line {
  colour: string;
  way: string;
  goals: string[];
  blocked: number | null;
}

/** "0.7, red die north, crosses the line, car of Blue" */
export function spokenPoint(name: string, view: View, lit: Map<string, Move>, words: Words): string {
  const move = lit.get(name);
  const side = view.cars.indexOf(name);
  const parts = [
    name,
    move ? words("goal-line", { colour: move.colour!, way: move.way! }) : "",
    move ? overTheLine(move, words) : "",
    side >= 0 ? words("spoken-car", { side }) : "",
  ];
  return parts.filter(Boolean).join(", ");
}

export function spokenChoice(choice: Move, view: View, words: Words): string {
  if (choice.kind === "take") return `${words("do-take", { dice: choice.dice! })}: ${spokenRisk(view, choice, words)}`;
  const move = words("choice-move", { colour: choice.colour!, way: choice.way!, point: choice.goal! });
  return [move, overTheLine(choice, words)].filter(Boolean).join(", ");
}

/** What one has thrown and may do now. */
export function spokenTurn(view: View, choices: Move[], words: Words): string {
  if (!choices.length) return "";
  if (view.phase === "take") return spokenTake(view, choices, words);
  return (view.lines as Line[])
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
  const { miss, out } = view.risks[dice! - 1];
  const told = (id: string, chance: [number, number]) =>
    `${words(id)} ${words("risk-percent", { percent: percent(chance) })}`;
  return [told("risk-miss", miss), told("risk-out", out)].join(", ");
}

function spokenTake(view: View, choices: Move[], words: Words): string {
  const count = (face: string) => [...view.throws[0]].filter((one) => one === face).length;
  const dice = ["R", "B", "X"]
    .filter(count)
    .map((face) => words("spoken-count", { count: count(face), crosses: count(face), colour: face }));
  const ways = choices.map((choice) => `${spokenChoice(choice, view, words)}.`);
  return [words("spoken-thrown", { dice: dice.join(", ") }), ...ways].join(" ");
}

/** The lines of one colour stand in one sentence: "Red die: north 0.4, 0.7; east 0.2 blocked by Blue". */
function tellLine(told: string[], line: Line, view: View, choices: Move[], words: Words): string[] {
  const points = line.goals.map((goal) => tellGoal(goal, choices, words)).join(", ");
  const blocked = line.blocked === null ? "" : words("line-blocked", { point: nextOf(line, view), side: line.blocked });
  const text = [words("drawn-way", { way: line.way }), [points, blocked].filter(Boolean).join(", ")].join(" ");
  const head = `${words("line-die", { colour: line.colour })}: `;
  const last = told.at(-1);
  return last?.startsWith(head) ? [...told.slice(0, -1), `${last}; ${text}`] : [...told, head + text];
}

const nextOf = ({ blocked }: Line, view: View): string => view.cars[blocked!];

function tellGoal(goal: string, choices: Move[], words: Words): string {
  const choice = choices.find((one) => one.goal === goal);
  const over = choice ? overTheLine(choice, words) : "";
  return over ? `${goal} (${over})` : goal;
}
