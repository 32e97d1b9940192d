// What a seat sees. Written by `make wire`; not by hand.
export interface components {
    schemas: {
        /**
         * Danger
         * @description A master that could be removed with the other side's next move.
         */
        Danger: {
            at: string;
            /** @description from where */
            by: string[];
        };
        /**
         * Last
         * @description The last step, as everybody may know it.
         */
        Last: {
            seat: number;
            /** @description the places it touched, in order */
            path: string[];
            /** @description the places where something was lost */
            fell: string[];
            /**
             * @description "" where nothing is seen of it
             * @enum {string}
             */
            kind: "move" | "attack" | "rest" | "fire" | "switch" | "return" | "";
            lost: components["schemas"]["Lost"][];
            move: string;
        };
        /**
         * Lost
         * @description A piece that fell.
         */
        Lost: {
            /** @description its place in `pieces` */
            piece: number;
            at: string;
            /** @enum {string} */
            how: "fight" | "fire" | "switch";
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
            /** @enum {string} */
            kind: "deal" | "move" | "attack" | "switch" | "fire" | "return" | "end" | "stay" | "done";
        };
        /**
         * Piece
         * @description A piece, on the board or fallen, as far as the seat knows it.
         */
        Piece: {
            side: number;
            /** @enum {string} */
            type: "F" | "B" | "T" | "S" | "A";
            /** @description none once it has fallen */
            square: string | null;
            /** @description on its back: "1" to "3", "3M" for a master; none where it has none or it is not known */
            number: string | null;
            /** @description both know its number */
            open: boolean;
            /** @description in this turn */
            moved: boolean;
            /** @description ever */
            walked: boolean;
            /** @description what an unknown number can be, each with its share of the deals */
            possible: [
                string,
                number
            ][];
            /** @description the squares it can go at most */
            reach: number;
            /** @description of the wooden piece, in millimetres */
            height: number;
        };
        /**
         * Step
         * @description Something that a piece did on the map.
         */
        Step: {
            seat: number;
            /** @description the places it touched, in order */
            path: string[];
            /** @description the places where something was lost */
            fell: string[];
            /**
             * @description "" where nothing is seen of it
             * @enum {string}
             */
            kind: "move" | "attack" | "rest" | "fire" | "switch" | "return" | "";
            lost: components["schemas"]["Lost"][];
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
            /** @description line A first: m for mines, # for bunkers */
            map: string[];
            /** @enum {string} */
            phase: "deal" | "turn" | "rest" | "step" | "switch";
            /** @description the type whose numbers are dealt now */
            dealing: ("F" | "B" | "T" | "S" | "A") | null;
            /** @description deals made so far */
            dealt: number;
            pieces: components["schemas"]["Piece"][];
            /** @description pieces that may still move in this turn */
            moves_left: number;
            /** @description where the piece stands whose move goes on */
            running: string | null;
            /** @description that it has left */
            steps: number;
            /** @description of the switch that is being made */
            budget: number;
            /** @description masters[side]: still on the board */
            masters: number[];
            /** @description turns in a row in which nothing was removed or switched */
            quiet: number;
            /** @description so many of them end the game; 0 for never */
            limit: number;
            /**
             * @description whether artillery asks before it fires
             * @enum {string}
             */
            fire: "ask" | "auto";
            /** @description square of an artillery piece -> the squares that it fires at */
            zones: {
                [key: string]: string[];
            };
            /** @description square of an artillery piece that this seat may let fire now -> what it would remove */
            shots: {
                [key: string]: string[];
            };
            /** @description square of a piece -> the empty squares where it could go with one move: "D4 D7-9" */
            ranges: {
                [key: string]: string;
            };
            /** @description square of a piece -> the enemies it could attack, by rule 1 or 2; 3 is fire */
            attacks: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            /** @description square of a protected piece -> that of one that protects it */
            shields: {
                [key: string]: string;
            };
            last: components["schemas"]["Last"] | null;
            /** @description since this seat last chose */
            trail: components["schemas"]["Step"][];
            /** @description done in the turn that goes on */
            turn_so_far: components["schemas"]["Step"][];
            /** @description to the seat that is to move */
            threats: components["schemas"]["Danger"][];
            /** @description square of a soldier that can be exchanged -> what can come back: "T@B4" */
            switches: {
                [key: string]: string[];
            };
            ending: ("masters" | "quiet") | null;
            choices: components["schemas"]["Move"][];
        };
    };
}
export type Danger = components['schemas']['Danger'];
export type Last = components['schemas']['Last'];
export type Lost = components['schemas']['Lost'];
export type Move = components['schemas']['Move'];
export type Piece = components['schemas']['Piece'];
export type Step = components['schemas']['Step'];
export type View = components['schemas']['View'];
