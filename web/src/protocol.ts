// Short names for the messages that travel; their shapes are in wire.ts. What the server tells is always complete.
import type { View } from "./games/room";
import type { components } from "./wire";

type Schemas = components["schemas"];

export type GameCard = Schemas["GameCard"];
export type OptionCard = Schemas["OptionCard"];
export type Value = OptionCard["values"][number];
export type NewTable = Schemas["NewTable"];
export type SeatPlan = NewTable["seats"][number];
export type MadeTable = Required<Schemas["MadeTable"]>;
export type Warmth = Schemas["Warmth"];
export type Seated = Schemas["Seated"];
export type SitDown = Schemas["SitDown"];
export type Carrying = Schemas["Carrying"];
export type Reach = Schemas["Reach"];
export type SeatShown = Required<Schemas["SeatShown"]>;
export type Said = Required<Schemas["Said"]>;
export type Facts = Said["facts"]; // what fills the placeholders of a message
type TableWith<V> = Required<Omit<Schemas["TableShown"], "seats" | "clock" | "view">> & {
  seats: SeatShown[];
  clock: Clock;
  view: V;
};
export type Folded = Schemas["Folded"];
export type TableSent = TableWith<Schemas["FoldedView"]>; // as it travels
export type TableShown = TableWith<View>; // its moves one by one
export type RefusedShown = Required<Schemas["RefusedShown"]>;
export type HintShown = Required<Schemas["HintShown"]>;
export type ReviewShown = Required<Schemas["ReviewShown"]>;
export type EarlierShown = Required<Schemas["EarlierShown"]>;
export type Replay = Required<Omit<Schemas["Replay"], "seats">> & { seats: SeatShown[] };
export type Moment = Schemas["Moment"];
export type WorkedExample = Schemas["ExampleShown"];
export type Problem = Schemas["Problem"];

export interface Clock {
  kind: "none" | "move" | "game";
  seconds: number;
  out: "loss" | "bot";
}

export type Pong = Required<Schemas["Pong"]>;
export type Down = TableSent | RefusedShown | HintShown | ReviewShown | EarlierShown | Pong;
type Names =
  | "Hello"
  | "Ping"
  | "Move"
  | "Confirm"
  | "Why"
  | "Undo"
  | "Ask"
  | "Answer"
  | "Resign"
  | "HintPlease"
  | "ReviewPlease"
  | "Earlier"
  | "Rematch"
  | "Rename"
  | "Leave"
  | "Link";
export type Up = Schemas[Names];
