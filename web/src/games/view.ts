// What every view has. Written by `make wire`; not by hand.
export interface components {
    schemas: {
        /**
         * Frame
         * @description What the table adds to the view of every room.
         */
        Frame: {
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
        };
        /**
         * Choice
         * @description A move on offer; each room adds what its board shows of it.
         */
        Choice: {
            /** @description as the table writes it: "d1>d6>c6" */
            move: string;
            /** @description the places to click, in order */
            clicks: string[];
            /** @description where the rulebook allows it */
            rule: string;
        };
        /**
         * TrailStep
         * @description Something that others did since a seat last chose.
         */
        TrailStep: {
            seat: number;
            /** @description the places it touched, in order */
            path: string[];
            /** @description the places where something was lost */
            fell: string[];
        };
    };
}
export type Frame = components['schemas']['Frame'];
export type Choice = components['schemas']['Choice'];
export type TrailStep = components['schemas']['TrailStep'];
