// What every view has. Written by `make wire`; not by hand.
export interface components {
    schemas: {
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
         * LastStep
         * @description What was done just now, as far as the table itself looks at it.
         */
        LastStep: {
            seat?: number;
            /** @description the places it touched, in order */
            path?: string[];
        };
        /**
         * TakenPiece
         * @description A piece that has left the board.
         */
        TakenPiece: {
            /** @description whose it was */
            side: number;
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
        /**
         * Shown
         * @description A view as the table gives it, of whatever room: there is more in it than the house knows of.
         */
        Shown: {
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
            /** @description how it ended, once it has: a word for a message of the room */
            ending: string | null;
            /** @description who takes a trophy */
            winners?: number[];
            /** @description what the seats are called, where that depends on the table: messages of the room */
            sides?: string[];
            /** @description the first is 1 */
            round?: number;
            /** @description what was done just now, or several things */
            last?: components["schemas"]["LastStep"] | unknown[] | null;
            /** @description drawn and numbered until this seat has moved */
            trail?: components["schemas"]["TrailStep"][];
            /** @description the pieces that have left the board */
            taken?: components["schemas"]["TakenPiece"][];
            /** @description empty for whoever is not to decide */
            choices: components["schemas"]["Choice"][];
        };
    };
}
export type Choice = components['schemas']['Choice'];
export type LastStep = components['schemas']['LastStep'];
export type TakenPiece = components['schemas']['TakenPiece'];
export type TrailStep = components['schemas']['TrailStep'];
export type Shown = components['schemas']['Shown'];
