// What a seat sees. Written by `make wire`; not by hand.
export interface components {
    schemas: {
        /**
         * Laid
         * @description A die or tile on the track.
         */
        Laid: {
            space: string;
            colour: string;
            tile: boolean;
        };
        /**
         * Last
         * @description The last step or throw.
         */
        Last: {
            seat: number;
            move: string;
            /** @description where the cars went, if it ended a turn */
            went: components["schemas"]["Went"][];
        };
        /**
         * Missed
         * @description A throw with which nothing could be laid, as it lay there before play went on.
         */
        Missed: {
            /** @description whose it was */
            seat: number;
            /** @description throw, rethrow or turbo */
            kind: string;
            /** @description its faces: "RRYGPW" */
            dice: string;
            /** @description which it was of all that was played */
            n: number;
            /** @description rows in the log after it */
            ply: number;
            round: number;
            /** @description cars[seat]: where it stood after it */
            cars: string[];
            went: components["schemas"]["Went"][];
        };
        /**
         * Move
         * @description A move on offer: a die or tile for a space, dice to be thrown again, or the word of a button.
         */
        Move: {
            /** @description as the table writes it: "d1>d6>c6" */
            move: string;
            /** @description the places to click, in order */
            clicks: string[];
            /** @description where the rulebook allows it */
            rule: string;
            /** @description lift: the die first, then its space */
            kind: ("die" | "lift" | "tile" | "step" | "reroll") | ("stop" | "turbo" | "decline");
            /** @description where it leads */
            space?: string;
            /** @enum {string} */
            way?: "start" | "on" | "in" | "out" | "finish";
            /** @description of the die or tile */
            colour?: string;
            /** @description what would be thrown again */
            dice?: string;
        };
        /**
         * Thrown
         * @description The last throw.
         */
        Thrown: {
            /** @description whose it was */
            seat: number;
            /** @description throw, rethrow or turbo */
            kind: string;
            /** @description its faces: "RRYGPW" */
            dice: string;
            /** @description which it was of all that was played */
            n: number;
        };
        /**
         * Tiles
         * @description The tiles that a seat still has.
         */
        Tiles: {
            /** @description the one for an extra roll */
            extra: boolean;
            /** @description their colours: "RYB" */
            accelerators: string;
        };
        /**
         * Turn
         * @description A whole turn of another seat, or its bonus step.
         */
        Turn: {
            seat: number;
            /** @description the places it touched, in order */
            path: string[];
            /** @description the places where something was lost */
            fell: string[];
            /** @description the last throw of the turn; "" for a bonus step */
            dice: string;
            /** @description the car it sent back, if it did */
            back: components["schemas"]["Went"][];
            bonus: boolean;
        };
        /** Went */
        Went: {
            seat: number;
            from: string;
            to: string;
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
            /** @description of the track */
            length: number;
            /** @description lane -> its spaces, colour and length each: "R2" */
            lanes: {
                [key: string]: string[];
            };
            /** @description cars[seat]: its space; the driver's where its drive began, until it has laid all it can */
            cars: string[];
            /** @description colours[seat]: the letter of its car */
            colours: string[];
            /** @description sides[seat]: the word that names it by its car */
            sides: string[];
            /** @description the seat whose turn it is */
            driver: number;
            /** @description the first is 1 */
            round: number;
            /** @description the seat that began */
            first: number;
            /** @description thrown and not yet laid */
            dice: string;
            /** @description in the order they were laid in this turn */
            laid: components["schemas"]["Laid"][];
            thrown: components["schemas"]["Thrown"] | null;
            /** @description this is the turbo roll */
            turbo: boolean;
            /** @description tiles[seat], with professional rules */
            tiles: components["schemas"]["Tiles"][] | null;
            /** @description used[seat]: dice laid in this round */
            used: number[];
            /** @description the seats that have arrived */
            home: number[];
            /** @description the seat that may take a bonus step */
            bonus: number | null;
            last: components["schemas"]["Last"] | null;
            /** @description since the last choice */
            missed: components["schemas"]["Missed"][];
            /** @description since this seat last chose */
            trail: components["schemas"]["Turn"][];
            /** @description somebody arrived, or the rounds ran out */
            ending: ("home" | "cap") | null;
            /** @description who takes a trophy */
            winners: number[];
            choices: components["schemas"]["Move"][];
        };
    };
}
export type Laid = components['schemas']['Laid'];
export type Last = components['schemas']['Last'];
export type Missed = components['schemas']['Missed'];
export type Move = components['schemas']['Move'];
export type Thrown = components['schemas']['Thrown'];
export type Tiles = components['schemas']['Tiles'];
export type Turn = components['schemas']['Turn'];
export type Went = components['schemas']['Went'];
export type View = components['schemas']['View'];
