// What a seat sees. Written by `make wire`; not by hand.
export interface components {
    schemas: {
        /**
         * AutomaRow
         * @description A thing that T did, with the spaces it did not choose.
         */
        AutomaRow: {
            /** @constant */
            actor: "T";
            /** @description "T go 2.1" */
            text: string;
            rule: string;
            /** @description the sentence for it */
            message: string;
            /** @description what fills the sentence */
            facts: {
                [key: string]: string | number;
            };
            /** @description space that it did not choose -> the rule that says why */
            others: {
                [key: string]: string;
            };
            /** @description space -> the sentence for that */
            why: {
                [key: string]: string;
            };
            /** @description space -> how it is named */
            places: {
                [key: string]: components["schemas"]["Near"];
            };
        };
        /**
         * Estienne
         * @description The card that says what T does in a round.
         */
        Estienne: {
            id: string;
            /**
             * @description of its goal
             * @enum {string}
             */
            colour: "purple" | "blue" | "green" | "red" | "yellow";
            /** @description the slot it takes as first chooser */
            first: number;
            /** @description the slots as second */
            second: [
                number,
                number
            ];
            /** @description that danger hits: 0 engine, 1 chassis */
            gauge: number;
            /** @description that it lays */
            tiles: number;
            /** @description of figure 2 */
            second_moves: number;
            /** @description of the other figures */
            others_move: number;
            /** @description regained */
            fuel: number;
            /** @description regained */
            mechanics: number;
            damage: number;
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
            /** @description gauge or money -> what it changes on the dashboard of whoever makes it */
            brings: {
                [key: string]: number;
            };
            step?: components["schemas"]["StepCost"];
        };
        /**
         * Near
         * @description How a space is named.
         */
        Near: {
            /** @description the town it is named after: "COL" */
            near: string;
            /** @description where it lies from there: "SE", "NN" for two spaces north, "at" for the town itself */
            side: string;
        };
        /**
         * Odds
         * @description What the tiles in the bag would cost, on average.
         */
        Odds: {
            fuel: number;
            mechanics: number;
            danger: number;
            stop: number;
        };
        /**
         * Prices
         * @description What a level costs where a vehicle stands.
         */
        Prices: {
            /** @description none where none is sold */
            petrol: number | null;
            repair: number;
        };
        /**
         * Route
         * @description A sea route, either way.
         */
        Route: {
            one: string;
            other: string;
            price: number;
        };
        /**
         * Row
         * @description A row of the log, as the viewer may read it.
         */
        Row: {
            actor: number;
            text: string;
        };
        /**
         * Space
         * @description A space of the map.
         */
        Space: {
            /** @description the town it is named after: "COL" */
            near: string;
            /** @description where it lies from there: "SE", "NN" for two spaces north, "at" for the town itself */
            side: string;
            /** @description "3.1", or the code of its town: "NOU" */
            id: string;
            /** @description from the north */
            row: number;
            column: number;
            /** @description counted from the north */
            level: number;
            /** @description a risk area */
            risk: boolean;
            town: components["schemas"]["Town"] | null;
        };
        /**
         * Step
         * @description A way that was gone, a tile laid or taken away, or a loss.
         */
        Step: {
            seat: number;
            /** @description the places it touched, in order */
            path: string[];
            /** @description the places where something was lost */
            fell: string[];
            crew: string;
            /** @enum {string} */
            kind: "drive" | "sail" | "lay" | "met" | "clear" | "hurt";
            /** @description levels of the engine, and of the chassis */
            lost: number[];
            /** @description that was laid, met or taken away */
            tile?: string;
        };
        /**
         * StepCost
         * @description What entering a space costs.
         */
        StepCost: {
            space: string;
            fuel: number;
            mechanics: number;
            danger: number;
            stop: number;
            /** @description where no tile lies yet */
            blind: components["schemas"]["Odds"] | null;
        };
        /**
         * Torpedo
         * @description T's card, goal and way, and its powers.
         */
        Torpedo: {
            card: components["schemas"]["Estienne"] | null;
            /** @description the cards that can still come */
            pile: string[];
            /** @description cards revealed in this game */
            revealed: number;
            /** @description figures that have acted in this round */
            figure: number;
            goal: string | null;
            /** @description spaces to the goal */
            way: string[];
            /** @description colour -> the level of its power */
            stickers: {
                [key: string]: number;
            };
        };
        /**
         * Town
         * @description A town.
         */
        Town: {
            name: string;
            /** @enum {string} */
            colour: "purple" | "blue" | "green" | "red" | "yellow";
            /** @description drawn on entering */
            cards: number;
        };
        /**
         * Vehicle
         * @description A dashboard, and of the hand what the viewer knows.
         */
        Vehicle: {
            /** @description none for T */
            seat: number | null;
            /** @description "FR", or "T" */
            crew: string;
            /** @description its space; none once it has resigned */
            at: string | null;
            /** @description steps to the finish */
            home: number | null;
            fuel: [
                number,
                number
            ];
            /** @description of T its mechanics */
            engine: [
                number,
                number
            ];
            /** @description T has none */
            chassis: [
                number,
                number
            ] | null;
            money: number | null;
            prices: components["schemas"]["Prices"] | null;
            /** @description card -> how many, as far as they are known */
            hand: {
                [key: string]: number;
            };
            /** @description cards in hand */
            held: number;
            /** @description in this round */
            planned: boolean;
            /** @description assistants as letters: "FPMME"; none while it is hidden */
            plan: string | null;
            /** @description of them unused */
            left: string;
            passed: boolean;
            /** @description 1 for the first; 0 on the way */
            arrived: number;
            /** @description 1 for the first that resigned */
            gone: number;
            /** @description its space on the progression track */
            marker: number;
            /** @description larger if it came later to the stack it lies in */
            height: number;
            /** @description once it is over, for those that arrived */
            points: number | null;
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
            /** @enum {string} */
            mode: "race" | "solo" | "alone";
            /** @description sides[seat]: the word that names its crew */
            sides: string[];
            /** @enum {string} */
            direction: "NS" | "SN";
            map: components["schemas"]["Space"][];
            routes: components["schemas"]["Route"][];
            start: string;
            finish: string;
            /** @enum {string} */
            phase: "take" | "plan" | "turn" | "lay" | "back" | "drive" | "winch" | "hit" | "danger" | "drop" | "layout" | "tile" | "card" | "est";
            round: number;
            /** @description after so many it ends */
            rounds: number;
            /** @description somebody has arrived */
            last_round: boolean;
            ending: ("arrivals" | "arrival" | "limit") | null;
            /** @description the vehicle whose turn it is */
            mover: number;
            /** @description left in the drive */
            steps: number;
            vehicles: components["schemas"]["Vehicle"][];
            /** @description of the vehicles that still drive */
            order: number[];
            /** @description space -> the tile that lies there: "FFM" */
            tiles: {
                [key: string]: string;
            };
            /** @description tile -> how many */
            bag: {
                [key: string]: number;
            };
            /** @description those that were taken away */
            tiles_out: {
                [key: string]: number;
            };
            /** @description cards in it */
            deck: number;
            /** @description card -> how many lie in the open discard */
            cards_out: {
                [key: string]: number;
            };
            /** @description the cards laid out in the bivouac */
            slots: (string | null)[];
            /** @description tiles that are not laid yet */
            drawn: {
                [key: string]: number;
            };
            /** @description of a level where the mover stands */
            price: number | null;
            /** @description in the solo race */
            torpedo: components["schemas"]["Torpedo"] | null;
            /** @description on a journey: which of them it fulfils so far */
            missions: {
                [key: string]: boolean;
            } | null;
            /** @description the missions that only the arrival decides */
            undecided: string[];
            /** @description those that a journey has earned once it is over */
            stamps: string[];
            /** @description since a seat last decided */
            last: (components["schemas"]["Row"] | components["schemas"]["AutomaRow"])[];
            /** @description since this seat last chose */
            trail: components["schemas"]["Step"][];
            choices: components["schemas"]["Move"][];
        };
    };
}
export type AutomaRow = components['schemas']['AutomaRow'];
export type Estienne = components['schemas']['Estienne'];
export type Move = components['schemas']['Move'];
export type Near = components['schemas']['Near'];
export type Odds = components['schemas']['Odds'];
export type Prices = components['schemas']['Prices'];
export type Route = components['schemas']['Route'];
export type Row = components['schemas']['Row'];
export type Space = components['schemas']['Space'];
export type Step = components['schemas']['Step'];
export type StepCost = components['schemas']['StepCost'];
export type Torpedo = components['schemas']['Torpedo'];
export type Town = components['schemas']['Town'];
export type Vehicle = components['schemas']['Vehicle'];
export type View = components['schemas']['View'];
