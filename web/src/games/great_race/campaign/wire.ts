// What travels to and from the campaign. Written by `make wire`; not by hand.
export interface components {
    schemas: {
        /**
         * Branch
         * @description So many games and seasons are kept.
         */
        Branch: {
            entries: number;
        };
        /**
         * CampaignName
         * @description What a campaign is called; nothing for what it is called by itself.
         */
        CampaignName: {
            name: string;
        };
        /**
         * CampaignShown
         * @description A passport, and all that belongs to it.
         */
        CampaignShown: {
            token: string;
            /** @description as its player calls it; may be empty */
            name: string;
            /** @description after how many games it went its own way, where it did */
            branched: number | null;
            /** @description the day on which it was */
            begun: string;
            /** @description deck_upgrades, legacy, passport: those it is played with */
            modules: string[];
            rows: number;
            games: number;
            /** @description who begins the next game: player, T */
            first: string;
            deck: components["schemas"]["EstienneCard"][];
            /** @description colour -> level */
            stickers: {
                [key: string]: number;
            };
            /** @description of the passport; none without it */
            missions: string[];
            stamps: components["schemas"]["Stamped"][];
            history: components["schemas"]["Entered"][];
            legend: boolean;
            running: components["schemas"]["Running"] | null;
        };
        /** Change */
        Change: {
            rows: number;
        };
        /** Entered */
        Entered: {
            /** @description 1 is the first */
            entry: number;
            /** @description 2026-11-16; empty where it is not known */
            day: string;
            /** @description none: a season began */
            game: components["schemas"]["GameSummary"] | null;
        };
        /** EstienneCard */
        EstienneCard: {
            /** @description letter and level */
            id: string;
            /** @description of T's goal */
            colour: string;
            tiles: number;
            /** @description of figure 2 */
            second_moves: number;
            others_move: number;
            fuel: number;
            mechanics: number;
            damage: number;
        };
        /**
         * GameSummary
         * @description A game in short.
         */
        GameSummary: {
            mode: string;
            direction: string;
            crew: string;
            way: string | null;
            won: boolean;
            /** @description in which it ended */
            round: number;
            /** @description of the player, then of T; none for who has not arrived */
            points: (number | null)[];
            /** @description missions that it has fulfilled */
            stamps: string[];
            /** @description of them those stamped for the first time */
            new: string[];
            /** @description which card left the deck, and which came */
            upgrades: [
                string,
                string
            ][];
            /** @description the token with which it is looked at again */
            replay: string;
        };
        /** LaidGame */
        LaidGame: {
            /** @description of the seat */
            token: string;
            table: string;
        };
        /**
         * NewCampaign
         * @description A campaign that begins with some modules, or one that was exported.
         */
        NewCampaign: {
            file?: string | null;
            /**
             * @default [
             *       "deck_upgrades",
             *       "legacy",
             *       "passport"
             *     ]
             */
            modules?: string[];
        };
        /** NextGame */
        NextGame: {
            rows: number;
            options?: {
                [key: string]: string | number | boolean;
            };
            /** @default  */
            name?: string;
        };
        /**
         * Running
         * @description The game that is being played.
         */
        Running: {
            /** @description of its seat */
            token: string;
            table: string;
            mode: string;
            direction: string;
            way: string | null;
            round: number;
            /** @description that the journey fulfils so far; none without the passport */
            missions: string[];
        };
        /** Stamped */
        Stamped: {
            mission: string;
            /** @description prudent, legendary, alone */
            way: string;
            /** @description the game that has earned it */
            entry: number;
            day: string;
        };
    };
}
export type Branch = components['schemas']['Branch'];
export type CampaignName = components['schemas']['CampaignName'];
export type CampaignShown = components['schemas']['CampaignShown'];
export type Change = components['schemas']['Change'];
export type Entered = components['schemas']['Entered'];
export type EstienneCard = components['schemas']['EstienneCard'];
export type GameSummary = components['schemas']['GameSummary'];
export type LaidGame = components['schemas']['LaidGame'];
export type NewCampaign = components['schemas']['NewCampaign'];
export type NextGame = components['schemas']['NextGame'];
export type Running = components['schemas']['Running'];
export type Stamped = components['schemas']['Stamped'];
