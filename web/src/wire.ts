// What travels between browser and server. Written by `make wire`; not by hand.
export interface paths {
    "/api/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Address
         * @description Where this table can be reached from other devices.
         */
        get: operations["address_api_address_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games
         * @description The games on the shelf, with their options.
         */
        get: operations["games_api_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/examples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Worked Examples
         * @description The worked examples of a game's rulebook, as pictures to step through.
         */
        get: operations["worked_examples_api_games__game__examples_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Qr
         * @description The QR code of a link.
         */
        get: operations["qr_api_qr_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replay/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay
         * @description A game to step through, as the holder of the link may see it; once it is over, through anybody's eyes.
         */
        get: operations["replay_api_replay__token__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replay/{token}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download
         * @description The game as one page that opens without a network; `ludothek verify` reads it too.
         */
        get: operations["download_api_replay__token__file_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replay/{token}/{row}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Moment
         * @description One moment of a game, as the holder of the link saw it then; beyond the last row the last one.
         */
        get: operations["moment_api_replay__token___row__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All Seated
         * @description What several links open, in their order; none for one that opens nothing any more.
         */
        post: operations["all_seated_api_seats_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seats/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Seated
         * @description What a link opens.
         */
        get: operations["seated_api_seats__token__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seats/{token}/carry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Carry
         * @description A link that carries the seat of a key to another device; it works once, and the last one made is the one.
         */
        post: operations["carry_api_seats__token__carry_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seats/{token}/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sit Down
         * @description Sit down: an invite, or a link that carries a seat along, is exchanged for a key. To ask twice does no harm.
         */
        post: operations["sit_down_api_seats__token__key_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make Table
         * @description Lay a table; the answer holds the links of its seats.
         */
        post: operations["make_table_api_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/warmth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Warmth
         * @description The games whose engines are being compiled, and how long that will still take.
         */
        get: operations["warmth_api_warmth_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Healthz
         * @description Whether the server and its database answer.
         */
        get: operations["healthz_healthz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metrics
         * @description What goes on, for Prometheus.
         */
        get: operations["metrics_metrics_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Advised
         * @description A move that is advised: where one would click, and as the log would tell it.
         */
        Advised: {
            /** Clicks */
            clicks: string[];
            /** Move */
            move: string;
            said: components["schemas"]["Told"];
        };
        /** Answer */
        Answer: {
            /** Ply */
            ply: number;
            /**
             * T
             * @constant
             */
            t: "answer";
            /**
             * What
             * @enum {string}
             */
            what: "draw" | "takeback";
            /** Yes */
            yes: boolean;
        };
        /**
         * Ask
         * @description Something that needs the others' consent.
         */
        Ask: {
            /** Ply */
            ply: number;
            /**
             * T
             * @constant
             */
            t: "ask";
            /**
             * What
             * @enum {string}
             */
            what: "draw" | "takeback";
        };
        /** BotSeat */
        BotSeat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "bot";
            /**
             * Level
             * @default 2
             */
            level?: number;
        };
        /**
         * Carrying
         * @description A link that carries a seat to another device.
         */
        Carrying: {
            /** Seconds */
            seconds: number;
            /** Token */
            token: string;
        };
        /**
         * Choice
         * @description A move on offer; each room adds what its board shows of it.
         */
        Choice: {
            /** Clicks */
            clicks: string[];
            /** Move */
            move: string;
            /** Rule */
            rule: string;
        };
        /** Clock */
        Clock: {
            /**
             * Kind
             * @default none
             * @enum {string}
             */
            kind?: "none" | "move" | "game";
            /**
             * Out
             * @default loss
             * @enum {string}
             */
            out?: "loss" | "bot";
            /**
             * Seconds
             * @default 300
             */
            seconds?: number;
        };
        /**
         * Confirm
         * @description The last choice of a turn stands: the next throw may be made.
         */
        Confirm: {
            /** Ply */
            ply: number;
            /**
             * T
             * @constant
             */
            t: "confirm";
        };
        /**
         * Earlier
         * @description The rows of the log before one: the table is shown with the newest alone.
         */
        Earlier: {
            /** Before */
            before: number;
            /**
             * T
             * @constant
             */
            t: "earlier";
        };
        /** EarlierShown */
        EarlierShown: {
            /** Said */
            said: components["schemas"]["Said"][];
            /**
             * T
             * @default earlier
             * @constant
             */
            t?: "earlier";
        };
        /**
         * ExampleShown
         * @description A worked example, to step through.
         */
        ExampleShown: {
            /** Beside */
            beside: string[];
            /** Id */
            id: string;
            /** Near */
            near: string[];
            /**
             * Origin
             * @enum {string}
             */
            origin: "book" | "house" | "both";
            /** Pictures */
            pictures: components["schemas"]["PictureShown"][];
            /** Rule */
            rule: string;
            /** Title */
            title: {
                [key: string]: string;
            };
        };
        /**
         * ExcludedCard
         * @description A value of an option that does not go together with a value of another one.
         */
        ExcludedCard: {
            /** Option */
            option: string;
            /** Other */
            other: string | number | boolean;
            /** Value */
            value: string | number | boolean;
        };
        /**
         * Folded
         * @description A move, or several that differ in their last click alone.
         */
        Folded: {
            /** Clicks */
            clicks: string[];
            /** Last */
            last?: string[];
            /** Move */
            move: string;
            /** Rule */
            rule: string;
        };
        /**
         * FoldedView
         * @description A view as it travels to those who play.
         */
        FoldedView: {
            /** Choices */
            choices: components["schemas"]["Folded"][];
            /** Confirm */
            confirm: boolean;
            /** Ending */
            ending: string | null;
            /** Game */
            game: string;
            /** Last */
            last?: components["schemas"]["LastStep"] | unknown[] | null;
            /** Options */
            options: {
                [key: string]: string | number | boolean;
            };
            /** Ply */
            ply: number;
            /** Promise */
            promise: string | null;
            /** Resign */
            resign: boolean;
            /** Round */
            round?: number;
            /** Score */
            score: number[] | null;
            /** Seat */
            seat: number | null;
            /** Secret */
            secret: boolean;
            /** Seed */
            seed: string | null;
            /** Sides */
            sides?: string[];
            /** Taken */
            taken?: components["schemas"]["TakenPiece"][];
            /** Trail */
            trail?: components["schemas"]["TrailStep"][];
            /** Turn */
            turn: number | string;
            /** Undo */
            undo: boolean;
            /** Winners */
            winners?: number[];
        };
        /**
         * Followed
         * @description What came of a row by itself, as a message of the game's words, and the rule that made it so.
         */
        Followed: {
            /** Facts */
            facts: {
                [key: string]: string | number;
            };
            /** Message */
            message: string;
            /** Rule */
            rule: string;
        };
        /** GameCard */
        GameCard: {
            /** Features */
            features: string[];
            /** Key */
            key: string;
            /** Levels */
            levels: number;
            /** Options */
            options: components["schemas"]["OptionCard"][];
            /** Presets */
            presets: {
                [key: string]: {
                    [key: string]: string | number | boolean;
                };
            };
            /** Seats */
            seats: number[];
            /** Version */
            version: number;
        };
        /**
         * Hello
         * @description The first message on a socket.
         */
        Hello: {
            /**
             * T
             * @constant
             */
            t: "hello";
            /** Token */
            token: string;
        };
        /** HintPlease */
        HintPlease: {
            /** Ply */
            ply: number;
            /**
             * T
             * @constant
             */
            t: "hint";
        };
        /** HintShown */
        HintShown: {
            advised: components["schemas"]["Advised"];
            /** Ply */
            ply: number;
            reason: components["schemas"]["Told"] | null;
            /**
             * T
             * @default hint
             * @constant
             */
            t?: "hint";
        };
        /**
         * LastStep
         * @description What was done just now, as far as the table itself looks at it.
         */
        LastStep: {
            /** Path */
            path?: string[];
            /** Seat */
            seat?: number;
        };
        /**
         * Leave
         * @description Get up: this seat's link is dead, the seat is open again under a new one.
         */
        Leave: {
            /**
             * T
             * @constant
             */
            t: "leave";
        };
        /**
         * Link
         * @description A new link for an open seat; the old one is dead.
         */
        Link: {
            /** Seat */
            seat: number;
            /**
             * T
             * @constant
             */
            t: "link";
        };
        /**
         * Links
         * @description The links of a browser, to be looked at all at once.
         */
        Links: {
            /** Tokens */
            tokens: string[];
        };
        /** MadeTable */
        MadeTable: {
            /** Seats */
            seats: components["schemas"]["SeatLink"][];
            /** Table */
            table: string;
            /** Watch */
            watch: string;
        };
        /**
         * Moment
         * @description What one saw after so many rows, through one's own eyes.
         */
        Moment: {
            /** N */
            n: number;
            view: components["schemas"]["Shown"];
        };
        /** Move */
        Move: {
            /** Move */
            move: string;
            /** Ply */
            ply: number;
            /**
             * T
             * @constant
             */
            t: "move";
        };
        /** NewTable */
        NewTable: {
            /**
             * @default {
             *       "kind": "none",
             *       "out": "loss",
             *       "seconds": 300
             *     }
             */
            clock?: components["schemas"]["Clock"];
            /** Game */
            game: string;
            /** Options */
            options?: {
                [key: string]: string | number | boolean;
            };
            /** Seats */
            seats: (components["schemas"]["Person"] | components["schemas"]["BotSeat"] | components["schemas"]["OpenSeat"])[];
        };
        /**
         * OpenSeat
         * @description To be taken by whoever accepts its invite first.
         */
        OpenSeat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "open";
        };
        /** OptionCard */
        OptionCard: {
            /** Each */
            each: string[];
            /** Excludes */
            excludes: components["schemas"]["ExcludedCard"][];
            /** Feature */
            feature: string | null;
            /** Longest */
            longest: number;
            /** Name */
            name: string;
            /** Names Seat */
            names_seat: boolean;
            /** Needs */
            needs: {
                [key: string]: (string | number | boolean)[];
            };
            /** Rule */
            rule: string;
            /** Seats */
            seats: {
                [key: string]: number[];
            };
            /** Values */
            values: (string | number | boolean)[];
        };
        /** Person */
        Person: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "person";
            /**
             * Name
             * @default
             */
            name?: string;
        };
        /**
         * PictureShown
         * @description One picture of an example, and what it shows.
         */
        PictureShown: {
            /** Before */
            before: number | null;
            /** Marked */
            marked: string[];
            refused: components["schemas"]["RefusedStep"] | null;
            /** Say */
            say: {
                [key: string]: string;
            };
            view: components["schemas"]["Shown"];
        };
        /**
         * Ping
         * @description Is anybody there? A line can be dead without saying so.
         */
        Ping: {
            /**
             * T
             * @constant
             */
            t: "ping";
        };
        /**
         * Pong
         * @description Yes.
         */
        Pong: {
            /**
             * T
             * @default pong
             * @constant
             */
            t?: "pong";
        };
        /**
         * Problem
         * @description An error, as RFC 9457 has it; `why` is a refusal that the words files explain.
         */
        Problem: {
            /** Facts */
            facts?: {
                [key: string]: string | number;
            };
            /**
             * Rule
             * @default null
             */
            rule?: string | null;
            /** Status */
            status: number;
            /** Title */
            title: string;
            /**
             * Type
             * @default about:blank
             */
            type?: string;
            /**
             * Why
             * @default null
             */
            why?: string | null;
        };
        /**
         * Reach
         * @description Where the table can be reached from other devices.
         */
        Reach: {
            /** Command */
            command: string;
            /** Reach */
            reach: string[];
        };
        /** RefusedShown */
        RefusedShown: {
            /** Facts */
            facts: {
                [key: string]: string | number;
            };
            /** Ply */
            ply: number;
            /** Rule */
            rule: string | null;
            /** Squares */
            squares: string[];
            /**
             * T
             * @default refused
             * @constant
             */
            t?: "refused";
            /** Why */
            why: string;
        };
        /**
         * RefusedStep
         * @description A move that the example tries, and the table refuses.
         */
        RefusedStep: {
            /** Facts */
            facts: {
                [key: string]: string | number;
            };
            /** Rule */
            rule: string;
            /** Squares */
            squares: string[];
            /** Why */
            why: string;
        };
        /**
         * Rematch
         * @description The same game again, seats turned; whoever asks second finds the table already laid.
         */
        Rematch: {
            /**
             * T
             * @constant
             */
            t: "rematch";
        };
        /** Rename */
        Rename: {
            /** Name */
            name: string;
            /**
             * T
             * @constant
             */
            t: "name";
        };
        /**
         * Replay
         * @description A whole game to step through: what one saw through these eyes after each row.
         */
        Replay: {
            /** All Eyes */
            all_eyes: string[];
            /** Eyes */
            eyes: string;
            /** Game */
            game: string;
            /** Over */
            over: boolean;
            /** Said */
            said: components["schemas"]["Said"][];
            /** Seats */
            seats: components["schemas"]["SeatShown"][];
            /** Table */
            table: string;
            /** Views */
            views: components["schemas"]["Shown"][];
        };
        /** Resign */
        Resign: {
            /** Ply */
            ply: number;
            /**
             * T
             * @constant
             */
            t: "resign";
        };
        /**
         * ReviewPlease
         * @description What would have been the best use of the throw that this seat has played last?
         */
        ReviewPlease: {
            /** Ply */
            ply: number;
            /**
             * T
             * @constant
             */
            t: "review";
        };
        /** ReviewShown */
        ReviewShown: {
            /** Moves */
            moves: components["schemas"]["Advised"][];
            /** Ply */
            ply: number;
            /** Seat */
            seat: number;
            /**
             * T
             * @default review
             * @constant
             */
            t?: "review";
        };
        /**
         * Said
         * @description A row of the log: its notation, and its sentence as a message of the game's words.
         */
        Said: {
            /** Also */
            also: components["schemas"]["Followed"][];
            /** Facts */
            facts: {
                [key: string]: string | number;
            };
            /** Log */
            log: string;
            /** Message */
            message: string;
            /** N */
            n: number;
            /** Seat */
            seat: number | null;
            /** Text */
            text: string;
            /** Undoes */
            undoes: number[];
        };
        /** SeatLink */
        SeatLink: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "bot" | "open";
            /** Seat */
            seat: number;
            /** Token */
            token: string | null;
        };
        /** SeatShown */
        SeatShown: {
            /** Here */
            here: boolean;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "bot" | "open";
            /**
             * Left
             * @default null
             */
            left?: number | null;
            /**
             * Level
             * @default null
             */
            level?: number | null;
            /**
             * Link
             * @default null
             */
            link?: string | null;
            /** Name */
            name: string;
        };
        /**
         * Seated
         * @description What a token stands for; to list the tables of this browser.
         */
        Seated: {
            /** Ending */
            ending: string | null;
            /** Game */
            game: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "seat" | "watch" | "invite" | "taken" | "carry" | "used";
            /** Moved */
            moved: number | null;
            /** Over */
            over: boolean;
            /** Score */
            score: number[] | null;
            /** Seat */
            seat: number | null;
            /** Seats */
            seats: components["schemas"]["Sitter"][];
            /** Sides */
            sides: string[] | null;
            /** Table */
            table: string;
            /** Turn */
            turn: number | string;
            /** Winners */
            winners: number[] | null;
        };
        /**
         * Shown
         * @description A view as the table gives it, of whatever room: there is more in it than the house knows of.
         */
        Shown: {
            /** Choices */
            choices: components["schemas"]["Choice"][];
            /** Confirm */
            confirm: boolean;
            /** Ending */
            ending: string | null;
            /** Game */
            game: string;
            /** Last */
            last?: components["schemas"]["LastStep"] | unknown[] | null;
            /** Options */
            options: {
                [key: string]: string | number | boolean;
            };
            /** Ply */
            ply: number;
            /** Promise */
            promise: string | null;
            /** Resign */
            resign: boolean;
            /** Round */
            round?: number;
            /** Score */
            score: number[] | null;
            /** Seat */
            seat: number | null;
            /** Secret */
            secret: boolean;
            /** Seed */
            seed: string | null;
            /** Sides */
            sides?: string[];
            /** Taken */
            taken?: components["schemas"]["TakenPiece"][];
            /** Trail */
            trail?: components["schemas"]["TrailStep"][];
            /** Turn */
            turn: number | string;
            /** Undo */
            undo: boolean;
            /** Winners */
            winners?: number[];
        };
        /**
         * SitDown
         * @description Exchange a link for a key; a browser makes its key itself, so that nobody else can say the same again.
         */
        SitDown: {
            /** Key */
            key: string;
            /**
             * Name
             * @default
             */
            name?: string;
        };
        /** Sitter */
        Sitter: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "bot" | "open";
            /** Level */
            level: number | null;
            /** Name */
            name: string;
        };
        /**
         * TableShown
         * @description All there is to draw, for this listener: joining, reconnecting and playing bring the same message.
         */
        TableShown: {
            /** Agreed */
            agreed: string[];
            /** Asks */
            asks: string[];
            /** Champions */
            champions: number[];
            clock: components["schemas"]["Clock"];
            /** Feature */
            feature: string | null;
            /** Game */
            game: string;
            /** Ply */
            ply: number;
            /**
             * Rematch
             * @default null
             */
            rematch?: string | null;
            /** Running */
            running: number | null;
            /** Said */
            said: components["schemas"]["Said"][];
            /** Said From */
            said_from: number;
            /** Seat */
            seat: number | null;
            /** Seats */
            seats: components["schemas"]["SeatShown"][];
            /** Stand In */
            stand_in: number | null;
            /**
             * T
             * @default table
             * @constant
             */
            t?: "table";
            /** Table */
            table: string;
            /** Takeback */
            takeback: string | null;
            /** Trophies */
            trophies: number[];
            /** Unanswered */
            unanswered: string[];
            view: components["schemas"]["FoldedView"];
            /**
             * Watch
             * @default null
             */
            watch?: string | null;
        };
        /**
         * TakenPiece
         * @description A piece that has left the board.
         */
        TakenPiece: {
            /** Side */
            side: number;
        };
        /**
         * Told
         * @description A sentence: a message of the game's words, and what fills it.
         */
        Told: {
            /** Facts */
            facts: {
                [key: string]: string | number;
            };
            /** Message */
            message: string;
        };
        /**
         * TrailStep
         * @description Something that others did since a seat last chose.
         */
        TrailStep: {
            /** Fell */
            fell: string[];
            /** Path */
            path: string[];
            /** Seat */
            seat: number;
        };
        /**
         * Undo
         * @description Take back the last move, if nothing stands in the way.
         */
        Undo: {
            /** Ply */
            ply: number;
            /**
             * T
             * @constant
             */
            t: "undo";
        };
        /**
         * Warmth
         * @description How long the bots play interpreted, and a little weaker, because their engine is being compiled.
         */
        Warmth: {
            /** Left */
            left: {
                [key: string]: number;
            };
        };
        /**
         * Why
         * @description Clicks that lead nowhere: which rule forbids them?
         */
        Why: {
            /** Clicks */
            clicks: string[];
            /** Ply */
            ply: number;
            /**
             * T
             * @constant
             */
            t: "why";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    address_api_address_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reach"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Misdirected Request */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    games_api_games_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameCard"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Misdirected Request */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    worked_examples_api_games__game__examples_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExampleShown"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Misdirected Request */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    qr_api_qr_get: {
        parameters: {
            query: {
                address: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": unknown;
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Misdirected Request */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replay_api_replay__token__get: {
        parameters: {
            query?: {
                eyes?: string | null;
            };
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replay"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Misdirected Request */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    download_api_replay__token__file_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Misdirected Request */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    moment_api_replay__token___row__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
                /** @description rows of the log that had been played */
                row: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moment"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Misdirected Request */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    all_seated_api_seats_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Links"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Seated"] | null)[];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Misdirected Request */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    seated_api_seats__token__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seated"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Misdirected Request */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    carry_api_seats__token__carry_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Carrying"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Misdirected Request */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sit_down_api_seats__token__key_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SitDown"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seated"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Misdirected Request */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    make_table_api_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeTable"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Misdirected Request */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    warmth_api_warmth_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Warmth"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Misdirected Request */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    healthz_healthz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Misdirected Request */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    metrics_metrics_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Misdirected Request */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
