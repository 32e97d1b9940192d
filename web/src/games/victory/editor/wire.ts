// What travels to and from the workshop. Written by `make wire`; not by hand.
export interface components {
    schemas: {
        /**
         * Design
         * @description A circuit as far as it is laid.
         */
        Design: {
            code: string;
            /** @description of one that the game brings along */
            name: string | null;
            /** @description why it cannot be raced on yet */
            problem: components["schemas"]["Wrong"] | null;
            shown: components["schemas"]["LaidRoad"];
        };
        /**
         * Fairness
         * @description How fair and how lively a circuit is.
         */
        Fairness: {
            races: number;
            seats: number;
            laps: number;
            rounds: components["schemas"]["Mean"];
            places: components["schemas"]["StartPlace"][];
            overtakes_per_lap: components["schemas"]["Mean"];
            crashes_per_lap: components["schemas"]["Mean"];
        };
        /**
         * LaidRoad
         * @description A circuit to work at: what is wrong with it, and what can be made of it.
         */
        LaidRoad: {
            tiles: components["schemas"]["Tile"][];
            closed: boolean;
            /** @description the first two tiles on the same place */
            overlap: [
                number,
                number
            ] | null;
            /** @description the ways to lay one more tile */
            next: components["schemas"]["Next"][] | null;
            missing: components["schemas"]["Missing"] | null;
            /** @description tiles in the box */
            left: number;
            bends: number;
            mirrored: string;
            reversed: string;
            /** @description the line moved on by a tile */
            turned: string;
            /** @description the fewest for a lap */
            moves: number | null;
        };
        /**
         * Mean
         * @description A mean with its 95 % interval.
         */
        Mean: {
            mean: number;
            low: number;
            high: number;
        };
        /**
         * Missing
         * @description The fewest tiles that would close the road.
         */
        Missing: {
            letters: string;
            tiles: components["schemas"]["Tile"][];
        };
        /**
         * Next
         * @description A way to lay one more tile.
         */
        Next: {
            /** @enum {string} */
            letter: "S" | "L" | "R";
            tile: components["schemas"]["Tile"];
            /** @description the tile that lies there already */
            over: number | null;
        };
        /**
         * Ready
         * @description A circuit to choose.
         */
        Ready: {
            code: string;
            /** @description of one that the game brings along */
            name: string | null;
            /** @description none here: it can be raced on */
            problem: components["schemas"]["Wrong"] | null;
            shown: components["schemas"]["Road"];
        };
        /**
         * Report
         * @description What many races say about a circuit; more is told as more are driven.
         */
        Report: {
            done: boolean;
            /** @description how much of the engine, 0 to 1, where it must be compiled first */
            compiled: number | null;
            /** @description played so far */
            games: number;
            wanted: number;
            /** @description seconds until the engine is compiled, or all are played; not known at first */
            left: number | null;
            /** @description none before the first are over */
            told: components["schemas"]["Fairness"] | null;
        };
        /**
         * Road
         * @description The tiles of a circuit, just to be seen.
         */
        Road: {
            tiles: components["schemas"]["Tile"][];
            closed: boolean;
        };
        /**
         * StartPlace
         * @description How often a start place wins, with its 95 % interval.
         */
        StartPlace: {
            /** @description 1 is the first */
            place: number;
            /** @description of all races */
            wins: number;
            low: number;
            high: number;
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
         * Wrong
         * @description A refusal that the words files explain.
         */
        Wrong: {
            why: string;
            rule: string | null;
            facts: {
                [key: string]: string | number;
            };
        };
    };
}
export type Design = components['schemas']['Design'];
export type Fairness = components['schemas']['Fairness'];
export type LaidRoad = components['schemas']['LaidRoad'];
export type Mean = components['schemas']['Mean'];
export type Missing = components['schemas']['Missing'];
export type Next = components['schemas']['Next'];
export type Ready = components['schemas']['Ready'];
export type Report = components['schemas']['Report'];
export type Road = components['schemas']['Road'];
export type StartPlace = components['schemas']['StartPlace'];
export type Tile = components['schemas']['Tile'];
export type Wrong = components['schemas']['Wrong'];
