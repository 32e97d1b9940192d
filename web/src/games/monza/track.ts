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

export const isField = (name: string) => name === START || name === FINISH;

/** Letters in the order in which dice are written. */
export function sorted(letters: string | string[]): string {
  return [...letters].sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b)).join("");
}

/** The colour of the car on a seat. */
export const carColour = (seat: number) => COLOURS[seat] as Colour;
