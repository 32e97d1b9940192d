// The track: three lanes of coloured spaces whose edges are staggered, as the view tells them.

export interface Space {
  name: string; // "O7": lane and number
  lane: number; // 0 outer, 1 middle, 2 inner
  colour: string; // one of RYGBPW, or # for tyres
  begin: number;
  end: number; // its front edge
}
export const LANES = "OMI";
export const COLOURS = "RYGBPW";
export const TYRE = "#";
export const START = "START";
export const FINISH = "FIN";
export type Colour = "R" | "Y" | "G" | "B" | "P" | "W";

/** {O: ["W3", "G2", ...], ...} as spaces O1, O2, ... with their place along the track. */
export function spacesOf(lanes: Record<string, string[]>): Space[] {
  return [...LANES].flatMap((letter, lane) => laneOf(letter, lane, lanes[letter] ?? []));
}

function laneOf(letter: string, lane: number, tokens: string[]): Space[] {
  let end = 0;
  return tokens.map((token, i) => {
    const begin = end;
    end += Number(token.slice(1));
    return { name: `${letter}${i + 1}`, lane, colour: token[0]!, begin, end };
  });
}

/** A place as sentences name it: the letter of its lane, or start and finish themselves. */
export const laneOfPlace = (name: string) => (isField(name) ? name : name[0]!);

/** The same with its colour, as facts of a sentence: where a car is moved back to. */
export const placed = (name: string, spaces: Space[]) => ({
  to: laneOfPlace(name),
  colour: spaces.find((one) => one.name === name)?.colour ?? "",
});

export const isField = (name: string) => name === START || name === FINISH;

/** The spaces ahead of a space: the next of its lane, and beside it whatever reaches further; tyres left out. */
export function aheadOf(here: Space, spaces: Space[]): Space[] {
  const straight = (one: Space) => one.lane === here.lane && one.begin === here.end;
  const beside = (one: Space) => Math.abs(one.lane - here.lane) === 1 && one.begin < here.end && here.end < one.end;
  return spaces.filter((one) => one.colour !== TYRE && (straight(one) || beside(one)));
}

/** The spaces behind a space in its own lane, the nearest first; tyres left out. */
export function behindOf(name: string, spaces: Space[]): Space[] {
  const here = spaces.find((one) => one.name === name)!;
  return spaces.filter((one) => one.lane === here.lane && one.end <= here.begin && one.colour !== TYRE).reverse();
}

/** Letters in the order in which dice are written. */
export function sorted(letters: string | string[]): string {
  return [...letters].sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b)).join("");
}
