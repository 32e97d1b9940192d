// The centre line of a circuit: a polygon with rounded corners, walked clockwise, with exact lines beside it.

export interface Spot {
  x: number;
  y: number;
}
export interface Corner extends Spot {
  r: number; // how wide the bend is driven
}
export interface Pose extends Spot {
  heading: number; // radians, 0 to the right, growing clockwise
}
interface Piece extends Pose {
  begin: number; // where on the line it starts
  length: number;
  bend: number; // 0 straight on, 1 / radius to the right, -1 / radius to the left
}
export interface Line {
  pieces: Piece[];
  length: number;
}

/** The closed line through these corners; it begins where the first bend ends. */
export function lineOf(corners: Corner[]): Line {
  const bends = corners.map((corner, i) => bendAt(corners.at(i - 1)!, corner, corners[(i + 1) % corners.length]!));
  const pieces: Piece[] = [];
  let begin = 0;
  for (const [i, { end }] of bends.entries()) {
    const next = bends[(i + 1) % bends.length]!;
    const straight = Math.hypot(next.start.x - end.x, next.start.y - end.y);
    pieces.push({ ...end, begin, length: straight, bend: 0 });
    pieces.push({ ...next.start, begin: begin + straight, length: next.length, bend: next.bend });
    begin += straight + next.length;
  }
  return { pieces, length: begin };
}

/** Where one is after that much of the line, so far to its left. */
export function poseAt(line: Line, at: number, left = 0): Pose {
  const t = wrapped(at, line.length);
  const piece = line.pieces.find(({ begin, length }) => t < begin + length) ?? line.pieces.at(-1)!;
  return aside(along(piece, t - piece.begin), left);
}

/** The way from one place to another, so far to the left of the line, as commands of an SVG path. */
export function edge(line: Line, from: number, to: number, left: number): string {
  const start = poseAt(line, from, left);
  return `${point(start)}${run(line, from, to, left)}`;
}

/** A closed piece of road between two places and two distances from the line. */
export function band(line: Line, from: number, to: number, left: number, right: number): string {
  return `M${edge(line, from, to, left)}L${edge(line, to, from, right)}Z`;
}

/** How far a spot is from the line, measured at every few steps of it. */
export function distance(line: Line, { x, y }: Spot, step = 10): number {
  let least = Infinity;
  for (let t = 0; t < line.length; t += step) {
    const spot = poseAt(line, t);
    least = Math.min(least, Math.hypot(spot.x - x, spot.y - y));
  }
  return least;
}

// --- the words these are made of ---

const rightOf = (heading: number): Spot => ({ x: -Math.sin(heading), y: Math.cos(heading) });
const wrapped = (t: number, length: number) => ((t % length) + length) % length;
const point = ({ x, y }: Spot) => `${x.toFixed(2)} ${y.toFixed(2)}`;

function aside(pose: Pose, left: number): Pose {
  const right = rightOf(pose.heading);
  return { x: pose.x - right.x * left, y: pose.y - right.y * left, heading: pose.heading };
}

function along({ x, y, heading, bend }: Piece, gone: number): Pose {
  if (!bend) return { x: x + Math.cos(heading) * gone, y: y + Math.sin(heading) * gone, heading };
  const turned = heading + gone * bend;
  const [before, after] = [rightOf(heading), rightOf(turned)];
  return { x: x + (before.x - after.x) / bend, y: y + (before.y - after.y) / bend, heading: turned };
}

function run(line: Line, from: number, to: number, left: number): string {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const stops = pieceEnds(line, low, high);
  const legs = stops.slice(1).map((end, i) => [stops[i]!, end] as const);
  const ordered = from < to ? legs : legs.reverse().map(([a, b]) => [b, a] as const);
  return ordered.map(([a, b]) => leg(line, a, b, left)).join("");
}

function leg(line: Line, from: number, to: number, left: number): string {
  const middle = wrapped((from + to) / 2, line.length);
  const { bend } = line.pieces.find(({ begin, length }) => middle < begin + length) ?? line.pieces.at(-1)!;
  const goal = point(poseAt(line, to, left));
  if (!bend) return `L${goal}`;
  const radius = (Math.abs(1 / bend) + Math.sign(bend) * left).toFixed(2);
  const sweep = bend > 0 === from < to ? 1 : 0;
  return `A${radius} ${radius} 0 0 ${sweep} ${goal}`;
}

/** The two ends, and between them every place where a straight becomes a bend or a bend a straight. */
function pieceEnds(line: Line, low: number, high: number): number[] {
  const inside: number[] = [];
  for (let lap = Math.floor(low / line.length); lap * line.length < high; lap++) {
    inside.push(...line.pieces.map(({ begin }) => begin + lap * line.length));
  }
  return [low, ...inside.filter((t) => t > low + 1e-6 && t < high - 1e-6), high];
}

function bendAt(before: Spot, corner: Corner, after: Spot) {
  const into = Math.atan2(corner.y - before.y, corner.x - before.x);
  const out = Math.atan2(after.y - corner.y, after.x - corner.x);
  const turn = wrapped(out - into + Math.PI, 2 * Math.PI) - Math.PI;
  const reach = corner.r * Math.tan(Math.abs(turn) / 2);
  const step = (heading: number, by: number): Pose => ({
    x: corner.x + Math.cos(heading) * by,
    y: corner.y + Math.sin(heading) * by,
    heading,
  });
  const length = corner.r * Math.abs(turn);
  return { start: step(into, -reach), end: step(out, reach), length, bend: Math.sign(turn) / corner.r };
}
