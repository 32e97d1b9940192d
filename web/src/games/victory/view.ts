// What a seat sees. Written by `make wire`; not by hand.
export interface components {
    schemas: {
        /**
         * Column
         * @description A column of the lap sheet.
         */
        Column: {
            /** @description the laps at its head; 0 for the finish */
            to_go: number;
            /** @description in the order they were entered (V7.4) */
            cars: number[];
        };
        /**
         * Ended
         * @description The turn that ended last.
         */
        Ended: {
            /** @description which it was of all that was played */
            n: number;
            seat: number;
            throws: string[];
            /** @description the points that a car drove over at its end */
            path: string[];
            /** @description the point where a car was lost */
            out: string | null;
        };
        /**
         * Last
         * @description The last step or throw.
         */
        Last: {
            seat: number;
            move: string;
            /** @description the points that a car drove over by it */
            path: string[];
            /** @description the point where a car was lost by it */
            out: string | null;
        };
        /**
         * Line
         * @description A line that a die of some colour can be driven along.
         */
        Line: {
            /** @description R or B */
            colour: string;
            /** @description n, e, s, w, ne, se, sw or nw */
            way: string;
            /** @description the points in reach */
            goals: string[];
            /** @description the car in whose way it ends */
            blocked: number | null;
        };
        /**
         * Move
         * @description A move on offer: dice to take, or a point to drive to.
         */
        Move: {
            /** @description as the table writes it: "d1>d6>c6" */
            move: string;
            /** @description the places to click, in order */
            clicks: string[];
            /** @description where the rulebook allows it */
            rule: string;
            /** @enum {string} */
            kind: "take" | "move";
            /** @description to take */
            dice?: number;
            /** @description R or B */
            colour?: string;
            goal?: string;
            /** @description n, e, s, w, ne, se, sw or nw */
            way?: string;
            /** @description points to its goal */
            length?: number;
            /** @description over the line: 1 forwards, -1 backwards */
            laps?: number;
            /** @description it brings the car home */
            finish?: boolean;
        };
        /**
         * Risk
         * @description What can go wrong with some dice more, as fractions: so many of so many throws (V-EX4).
         */
        Risk: {
            /** @description the turn */
            miss: [
                number,
                number
            ];
            /** @description of the race */
            out: [
                number,
                number
            ];
        };
        /**
         * Step
         * @description A line that was driven, a car that was lost, or a throw that came to nothing.
         */
        Step: {
            seat: number;
            /** @description the places it touched, in order */
            path: string[];
            /** @description the places where something was lost */
            fell: string[];
            /** @description it brought the car home */
            home: boolean;
            /** @description it cost the turn */
            missed: boolean;
            /** @description the dice that were left over: "RB" */
            lapsed: string;
            /** @description where the car stood whose throw came to nothing */
            at?: string;
        };
        /**
         * Thrown
         * @description The last throw.
         */
        Thrown: {
            /** @description which it was of all that was played */
            n: number;
            /** @description of the turn's two */
            second: boolean;
            seat: number;
            /** @description its faces: "RBX" */
            dice: string;
        };
        /**
         * Tile
         * @description A tile of the course; headings are counted from 0, north, clockwise.
         */
        Tile: {
            x: number;
            y: number;
            /** @description the heading in which it is entered */
            entered: number;
            /** @description the heading in which it is left */
            left: number;
        };
        /**
         * View
         * @description What a seat sees.
         */
        View: {
            /** @description its key */
            game: string;
            /** @description every option, with its value */
            options: {
                [key: string]: string | number | boolean;
            };
            /** @description who sees this; none for a spectator */
            seat: number | null;
            /** @description rows in the log */
            ply: number;
            /** @description the seat to decide, "chance" or "over" */
            turn: number | string;
            /** @description once it is over: 1 for a sole winner, shared in a tie */
            score: number[] | null;
            /** @description this seat can take its last move back */
            undo: boolean;
            /** @description this seat can give up */
            resign: boolean;
            /** @description this seat has made its last choice of the turn and may still take it back */
            confirm: boolean;
            /** @description the hash of the seed that all throws come from */
            promise: string | null;
            /** @description the seed itself, once it is over */
            seed: string | null;
            /** @description this seat sees, or is about to choose, what others must not see */
            secret: boolean;
            /** @description the course in letters */
            circuit: string;
            tiles: components["schemas"]["Tile"][];
            /** @description to drive */
            laps: number;
            /** @description nobody may drive backwards */
            no_reverse: boolean;
            /** @description colours[seat]: the letter of its car: R, B, G, Y, W or K */
            colours: string[];
            /** @description sides[seat]: the word that names its car */
            sides: string[];
            /** @description cars[seat]: its point; none before the start, at home and when out */
            cars: (string | null)[];
            /** @description counts[seat]: times over the line forwards, less those backwards */
            counts: number[];
            /** @description the seat whose turn it is */
            driver: number;
            /** @description the seat that began */
            first: number;
            /** @description the first is 1 */
            round: number;
            /** @description the rounds after which the race ends */
            cap: number;
            /** @enum {string} */
            phase: "lot" | "throw" | "take" | "throw-on" | "drive";
            /** @description both throws of the turn; "" for none yet */
            throws: string[];
            /** @description thrown in this turn */
            crosses: number;
            /** @description still to be played: "RRB" */
            dice: string;
            /** @description of one die more, and of two */
            risks: components["schemas"]["Risk"][] | null;
            sheet: components["schemas"]["Column"][];
            /** @description the seats that are home, the first one first */
            home: number[];
            /** @description those that dropped out, the first one first */
            out: number[];
            /** @description places[seat] once it is over: 1 for the winner */
            places: number[] | null;
            /** @description that can be driven now */
            lines: components["schemas"]["Line"][];
            thrown: components["schemas"]["Thrown"] | null;
            last: components["schemas"]["Last"] | null;
            ended: components["schemas"]["Ended"] | null;
            /** @description the last turn of every other car since this seat chose */
            trail: components["schemas"]["Step"][];
            ending: ("cap" | "home" | "last") | null;
            /** @description who takes a trophy */
            winners: number[];
            choices: components["schemas"]["Move"][];
        };
    };
}
export type Column = components['schemas']['Column'];
export type Ended = components['schemas']['Ended'];
export type Last = components['schemas']['Last'];
export type Line = components['schemas']['Line'];
export type Move = components['schemas']['Move'];
export type Risk = components['schemas']['Risk'];
export type Step = components['schemas']['Step'];
export type Thrown = components['schemas']['Thrown'];
export type Tile = components['schemas']['Tile'];
export type View = components['schemas']['View'];
