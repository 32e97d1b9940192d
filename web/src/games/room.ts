// The contract between the house and a game's room in the browser. A room is a folder, `games/<game>/`, named like the
// game's package on the server; the house finds in it, and nothing outside it names the game:
//   index.ts             what is exported there is the `Room`: the board and what it tells; opened with the first table
//   box.ts               exports `box`, a `Box`: what the shelf and the seats must know before the room is opened
//   <folder>/feature.ts  exports `feature`, a `Feature`, for what only this box has; there may be none
// Words and rulebook are the game's own, `ludothek/games/<game>/words/*.ftl` and `rulebook/*.md`.
import type { Component } from "svelte";
import type { Facts, OptionCard } from "../protocol";
import type { Colour } from "./colours";
import type { Choice, Shown, TrailStep } from "./view";

export type { Choice, TrailStep };

/** A sentence of the room's words, and what fills it. */
export interface Sentence {
  id: string;
  facts?: Record<string, string | number>;
}

/** What to do next in what a board plans or shows by itself. */
export interface Planned extends Sentence {
  watched?: boolean; // what led to our turn is still to be seen: that it is our turn is not said yet
}

/** What one tap on something tells: what it is, then what it can do, costs or beats, each with its rule. */
export interface Card {
  title: Sentence;
  lines: (Sentence & { rule?: string })[];
}

/** What could still be done before a turn ends, each thing by a name of its own, and how that is told. */
export interface Undone {
  things: string[];
  told: Sentence;
}

export type Words = (id: string, facts?: Record<string, string | number>) => string;

/** What the table itself reads in the view of a room; the room's own view.ts says all that it holds. */
export type View = Shown;

/** A board fills the box it is put in, whatever its shape, and always shows itself whole. */
export interface BoardProps<V extends View = View> {
  table?: string; // its name; none where a game is looked at again
  view: V; // the view as sent (ludothek view())
  before: V | null; // the view drawn before, to animate from; null: show at once
  turned: boolean; // seen from the far side
  clicks: string[]; // clicks made so far
  choices: V["choices"]; // those that still begin with these clicks; [] when it is not our turn
  refused: string[]; // squares to shake once
  marked: string[]; // squares to highlight (log entry under the pointer)
  advice: string[][]; // the clicks of each move that is advised (hint, or what would have been best), drawn in --hint
  held?: string | null; // what was taken up beside the board before the first click: "role:P"
  hold?: (thing: string | null) => void; // takes something up, or puts it down
  inspected?: string | null; // the thing whose card lies open
  inspect: (thing: string) => void; // shows the card of something: a place, or "dial:speed", "piece:7" beside the board
  pick: (click: string) => void; // a click, tap or Enter on a place
  cancel: () => void; // Escape
  planning?: (next: Planned | null) => void; // what to do next in what is planned on the board itself; null: nothing is
  hush?: () => void; // what was advised or refused is not shown any more
  words: Words;
  motion: number; // milliseconds per step; 0 shows results at once
  children?: boolean; // a children's table: pictures and colours instead of words and numbers
  speak?: (text: string) => void; // says something aloud; only where the loudspeaker is on
  covered?: boolean; // the screen is being handed over: nothing of this is seen yet
  again?: boolean; // the game is looked at again
  /** A picture in the rulebook: the drawing alone, around these places if there are any, and what else it is about. */
  example?: { near: string[]; beside: string[] };
  openRule?: (rule: string) => void; // shows a rule in the rulebook beside the board
}

/** Between two people at one screen: whoever may see what comes says that they are there. */
export interface CoverProps<V extends View = View> {
  seat: number; // who is to sit down
  view: V; // as they will see it: nothing secret of it is drawn here
  words: Words;
  uncover: (byKey: boolean) => void;
}

export interface Room<V extends View = View> {
  Board: Component<BoardProps<V>>;
  /** What lies over the table while one screen goes from one person to the next; by default a plain page. */
  Cover?: Component<CoverProps<V>>;
  /** The pieces that have left the board, shown beside the seat that took them; each has a card, under the name `thing`. */
  Taken?: Component<{
    pieces: { piece: NonNullable<V["taken"]>[number]; thing: string }[];
    label: string;
    words: Words;
    inspect: (thing: string) => void;
  }>;
  /** North is up whoever looks: the board is never turned. */
  upright?: boolean;
  /** The room itself says where things stand around its board in a narrow or low window (in its style sheet). */
  ownLayout?: boolean;
  /** How wide a picture of it in the rulebook is for its height; a square by default. */
  shape?: number;
  /** Home, End, Page Up and Page Down lead to the edges of the board. */
  edges?: boolean;
  /** It is played to its end: nobody offers a draw. */
  noDraws?: boolean;
  /** A turn ends with a throw for the next one: whoever likes confirms it before, and can be told what was better. */
  confirms?: boolean;
  /** How many steps of `motion` the way from one view to the next takes; by default the squares of `last.path`. */
  steps?: (before: V, view: V) => number;
  /** What to do next, while it is our turn: "Choose a piece"; null where the house's words will do. */
  next?: (scene: { view: V; clicks: string[]; choices: V["choices"]; held?: string | null }) => Sentence | null;
  /** The thing that these clicks have chosen, where it is not the first of them. */
  chosen?: (clicks: string[]) => string | null;
  /** The card of a thing: of a place as it is clicked, or of what lies beside the board ("dial:speed", "piece:7"). */
  card?: (thing: string, view: V) => Card | null;
  /** Whether a piece of the other side stands on a place: a click that cannot take it opens its card beside the reason. */
  theirs?: (place: string, view: V) => boolean;
  /** Whether a click on this alone is already an attempt: where it leads nowhere, its card opens beside the reason. */
  attempt?: (thing: string, view: V) => boolean;
  /** The crib sheet: headings (words of the room), and under each the things whose cards it shows. */
  crib?: { heading: string; things: string[] }[];
  /** A thing as it is drawn on its card and on the crib sheet. */
  Picture?: Component<{ thing: string; view: V | null }>;
  /** What has just happened to us and must not be missed: "Your piece is threatened"; without a view before, whatever
   *  the trail tells of it. */
  news?: (before: V | null, view: V) => Sentence[];
  /** Whether somebody without a seat has acted upon the last choice: that can be shown again too. */
  answered?: (view: V) => boolean;
  /** What a turn that ends now would leave undone: told once before it does, and again only where there is something new. */
  undone?: (view: V) => Undone | null;
  /** The clicks each of which ends a turn, or what is under way, by itself, with what key D then says it does. */
  ends?: Record<string, Sentence>;
  /** Drawn for whoever has won at a children's table: a feast without words, a still picture where motion is 0. */
  Celebration?: Component<{ view: V; winners: number[]; motion: number }>;
  /** Which squares a log row concerns; by default whatever in its facts is the name of a place on the board. */
  squares?: (facts: Facts) => string[];
  /** The notation of a log row as the board shows it, where a move is typed in another way. */
  noted?: (text: string) => string;
}

/** What stands on a box: known before the room is opened, and small, for the first page carries it. */
export interface Box {
  title: string; // a name, the same in all languages
  place: number; // on the shelf, from the left
  seats: string; // "2–4"
  minutes: string; // "20–40"
  /** The lid as it stands on the shelf: upright, viewBox "0 0 240 300", with the title drawn on it. */
  Lid: Component;
  /** The colour of each seat, or of each of `sides`. */
  colours: Colour[];
  /** The shape that each carries besides its colour, one high around 0, 0; without it the initial of its side. */
  signs?: string[];
  /** Where every seat chooses a side: their letters, as the option names them and as their words end ("side-R"). */
  sides?: string[];
  /** Seats are told apart by their number, not by an initial. */
  numbered?: boolean;
  /** The game can be played without reading: a children's table is offered. */
  children?: boolean;
}

/** What only one box has, and brings its own page for: a feature of the game's title page on the server. */
export interface Feature {
  name: string; // as the server calls it, in `GameCard.features`
  address: string; // its page is at /<address> and /<address>/<token>, as `PAGES` of its routes on the server
  title: string; // the room's word on the button that leads there
  back?: string; // the room's word on the button that leads back there after a game that belongs to it
  /** The page; it opens the words of its game itself, and stays the same while the token in its address changes. */
  Page: () => Promise<{ default: Component<{ token: string }> }>;
  /** How a value of an option is chosen in the set-up, where such values are made in this feature. */
  Choice?: () => Promise<{ default: Component<ChoiceProps> }>;
}

export interface ChoiceProps {
  option: OptionCard;
  label: string;
  about: string;
  value: string; // one of the option's values, or one that was made
  choose: (value: string) => void;
}

/** That something is what it must be: each room's index.ts says so of itself at its end, and svelte-check proves it. */
export type Keeps<Contract, Given extends Contract> = Given;
