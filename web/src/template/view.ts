// What a seat sees. Written by `make wire`; not by hand.
export interface components {
    schemas: {
        /**
         * Last
         * @description What was played just now.
         */
        Last: {
            /** @description whose turn it belonged to */
            seat: number;
            move: string;
        };
        /**
         * Move
         * @description A move on offer.
         */
        Move: {
            /** @description as the table writes it: "d1>d6>c6" */
            move: string;
            /** @description the places to click, in order */
            clicks: string[];
            /** @description where the rulebook allows it */
            rule: string;
            /** @description those that the seat will have kept by it */
            points: number;
            wins: boolean;
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
            /** @description the points that win */
            goal: number;
            /** @description points[seat]: kept so far */
            points: number[];
            /** @description the seat that holds the die */
            holder: number;
            /** @description in this turn, not kept yet */
            gathered: number;
            /** @description what the die has shown in this turn */
            thrown: number[];
            last: components["schemas"]["Last"] | null;
            ending: "goal" | null;
            choices: components["schemas"]["Move"][];
        };
    };
}
export type Last = components['schemas']['Last'];
export type Move = components['schemas']['Move'];
export type View = components['schemas']['View'];
