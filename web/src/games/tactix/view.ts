// What a seat sees. Written by `make wire`; not by hand.
export interface components {
    schemas: {
        /**
         * Last
         * @description The move just made.
         */
        Last: {
            seat: number;
            /** @description the places it touched, in order */
            path: string[];
            /** @description the places where something was lost */
            fell: string[];
            /** @description what stood at the end of its path */
            takes: components["schemas"]["Piece"] | null;
            /** @description as it was written */
            move: string;
        };
        /**
         * Move
         * @description A move on offer, with what will be true at its end.
         */
        Move: {
            /** @description as the table writes it: "d1>d6>c6" */
            move: string;
            /** @description the places to click, in order */
            clicks: string[];
            /** @description where the rulebook allows it */
            rule: string;
            /** @description every square from the start to the goal */
            path: string[];
            /** @description top, near and right after each step; [] each for a king */
            tips: number[][];
            takes: components["schemas"]["Piece"] | null;
        };
        /**
         * Piece
         * @description A die or a king, seen from White's side.
         */
        Piece: {
            /** @description 0 White, 1 Black */
            side: number;
            king: boolean;
            /** @description the face on top; 0 for a king */
            top: number;
            /** @description the face towards White */
            near: number;
            /** @description the face at White's right hand */
            right: number;
        };
        /**
         * PlacedPiece
         * @description A piece on the board.
         */
        PlacedPiece: {
            /** @description 0 White, 1 Black */
            side: number;
            king: boolean;
            /** @description the face on top; 0 for a king */
            top: number;
            /** @description the face towards White */
            near: number;
            /** @description the face at White's right hand */
            right: number;
            /** @description how many it can make now */
            moves: number;
        };
        /**
         * Step
         * @description A move on the board.
         */
        Step: {
            seat: number;
            /** @description the places it touched, in order */
            path: string[];
            /** @description the places where something was lost */
            fell: string[];
            /** @description what stood at the end of its path */
            takes: components["schemas"]["Piece"] | null;
        };
        /**
         * Threat
         * @description Where a side would lose with the other's next move: its king taken (T5.1), or the other's king at home (T5.2).
         */
        Threat: {
            /** @description who would lose */
            seat: number;
            /** @description the square where it would happen */
            at: string;
            /** @description the squares of the pieces that could do it */
            by: string[];
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
            /** @description 9, or 8 on the smaller board */
            ranks: number;
            /** @description White's king square, Black's */
            kings: string[];
            /** @description the middle of the larger board (T1.7), where a king wins in the short game */
            centre: string | null;
            /** @description square -> the number printed there: the top of the die that starts on it (T2.1) */
            home: {
                [key: string]: number;
            };
            /** @description square -> the piece on it */
            pieces: {
                [key: string]: components["schemas"]["PlacedPiece"];
            };
            /** @description in the order they were taken */
            taken: components["schemas"]["Piece"][];
            last: components["schemas"]["Last"] | null;
            /** @description what the other side did since this seat last chose */
            trail: components["schemas"]["Step"][];
            threats: components["schemas"]["Threat"][];
            /** @description moves since the last capture, passes included */
            quiet: number;
            /** @description how often this position has been there (T5.9) */
            seen: number;
            ending: ("king" | "square" | "centre" | "repetition" | "quiet" | "passes") | null;
            choices: components["schemas"]["Move"][];
        };
    };
}
export type Last = components['schemas']['Last'];
export type Move = components['schemas']['Move'];
export type Piece = components['schemas']['Piece'];
export type PlacedPiece = components['schemas']['PlacedPiece'];
export type Step = components['schemas']['Step'];
export type Threat = components['schemas']['Threat'];
export type View = components['schemas']['View'];
