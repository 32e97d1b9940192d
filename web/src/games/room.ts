// The contract between the table and a game's room: what a board is given and what it gives back.
import type { Component } from "svelte";

export interface Choice {
  move: string; // as the table writes it: "d1>d6>c6"
  clicks: string[]; // the places to click, in order
  rule: string; // where the rulebook allows it
  [more: string]: unknown; // what the room's own view adds
}

/** A sentence of the room's words, and what fills it. */
export interface Sentence {
  id: string;
  facts?: Record<string, string | number>;
}

/** What one tap on something tells: what it is, then what it can do, costs or beats, each with its rule. */
export interface Card {
  title: Sentence;
  lines: (Sentence & { rule?: string })[];
}

/** What others did since this seat last chose, oldest first: `view.trail`, drawn and numbered until we have moved. */
export interface TrailStep {
  seat: number;
  path: string[]; // the places it touched, in order
  fell: string[]; // the places where something was lost
  [more: string]: unknown; // what the room's own view adds
}

export type Words = (id: string, facts?: Record<string, string | number>) => string;
export type View = Record<string, any>;

/** A board fills the box it is put in, whatever its shape, and always shows itself whole. */
export interface BoardProps {
  view: View; // the view as sent (ludothek view())
  before: View | null; // the view drawn before, to animate from; null: show at once
  turned: boolean; // seen from the far side
  clicks: string[]; // clicks made so far
  choices: Choice[]; // the choices that still begin with these clicks; [] when it is not our turn
  refused: string[]; // squares to shake once
  marked: string[]; // squares to highlight (log entry under the pointer)
  advice: string[][]; // the clicks of each move that is advised (hint, or what would have been best), drawn in --hint
  held?: string | null; // what was taken up beside the board before the first click: "role:P"
  hold?: (thing: string | null) => void; // takes something up, or puts it down
  inspect: (thing: string) => void; // shows the card of something: a place, or "gauge:fuel", "tile:7" beside the board
  pick: (click: string) => void; // a click, tap or Enter on a place
  cancel: () => void; // Escape
  planning?: (next: Sentence | null) => void; // what to do next in what is planned on the board itself; null: nothing is
  words: Words;
  motion: number; // milliseconds per step; 0 shows results at once
  children?: boolean; // a children's table: pictures and colours instead of words and numbers
  speak?: (text: string) => void; // says something aloud; only where the loudspeaker is on
  shared?: boolean; // several people sit at this screen, each on a chair of their own
  again?: boolean; // the game is looked at again
  openRule?: (rule: string) => void; // shows a rule in the rulebook beside the board
}

export interface Room {
  Board: Component<BoardProps>;
  /** The lid as it stands on the shelf: upright, viewBox "0 0 240 300", with the title drawn on it. */
  Box?: Component;
  /** The pieces that have left the board, shown beside the seat that lost them. */
  Taken?: Component<{ pieces: any[]; label?: string }>;
  /** North is up whoever looks: the board is never turned. */
  upright?: boolean;
  /** A race is driven to its end: nobody offers a draw. */
  race?: boolean;
  /** A turn ends with a throw for the next one: whoever likes confirms it before, and can be told what was better. */
  confirms?: boolean;
  /** How many steps of `motion` the way from one view to the next takes; by default the squares of `last.path`. */
  steps?: (before: View, view: View) => number;
  /** What to do next, while it is our turn: "Throw one or two more dice"; null where the house's words will do. */
  next?: (scene: { view: View; clicks: string[]; choices: Choice[]; held?: string | null }) => Sentence | null;
  /** The thing that these clicks have chosen, where it is not the first of them: "lay", "FM" is "tile:FM". */
  chosen?: (clicks: string[]) => string | null;
  /** The card of a thing: of a place as it is clicked, or of what lies beside the board ("gauge:fuel", "tile:7"). */
  card?: (thing: string, view: View) => Card | null;
  /** Whether a piece of the other side stands on a place: a click that cannot take it opens its card beside the reason. */
  theirs?: (place: string, view: View) => boolean;
  /** The crib sheet: headings (words of the room), and under each the things whose cards it shows. */
  crib?: { heading: string; things: string[] }[];
  /** A thing as it is drawn on its card and on the crib sheet. */
  Picture?: Component<{ thing: string; view: View | null }>;
  /** What has just happened to us and must not be missed: "Your tank master has fallen"; without a view before, whatever
   *  the trail tells of it. */
  news?: (before: View | null, view: View) => Sentence[];
  /** The clicks that end a turn by themselves, where they are not called "end", "done", "stop", "pass" or "halt": key D. */
  done?: string[];
  /** Drawn for whoever has won at a children's table: a feast without words, a still picture where motion is 0. */
  Celebration?: Component<{ view: View; winners: number[]; motion: number }>;
  /** Which squares a log row concerns; by default whatever in its facts is the name of a place on the board. */
  squares?: (facts: Record<string, unknown>) => string[];
}
