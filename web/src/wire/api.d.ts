// Made from the schemas by `make wire`. Do not edit.

export interface paths {
    readonly "/api/tables": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Open Table
         * @description Open a table, and carry out its first commands. Keep `host`: it lets you change options and start.
         */
        readonly post: operations["open_table_api_tables_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rooms/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Find Room
         * @description Find a waiting table by its room code. Only wrong codes count against the rate limit.
         */
        readonly get: operations["find_room_api_rooms__name__get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables/{link}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See Table
         * @description Get a table, as the caller may see it.
         */
        readonly get: operations["see_table_api_tables__link__get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables/{link}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See Events
         * @description Get the events after a `seq`, as the caller may see them; also of a finished game.
         */
        readonly get: operations["see_events_api_tables__link__events_get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables/{link}/moments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See Moments
         * @description Get the events after a `seq`, each with the table at that time; at most 60, so ask again for more.
         */
        readonly get: operations["see_moments_api_tables__link__moments_get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables/{link}/commands": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Command
         * @description Send a command. 200: accepted. 409: refused, finally. 503: unknown, send the same id again.
         */
        readonly post: operations["command_api_tables__link__commands_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables/{link}/why-not": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ask Why Not
         * @description Get the reason why a move is illegal; null if it is legal.
         */
        readonly post: operations["ask_why_not_api_tables__link__why_not_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables/{link}/record": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Record
         * @description Get the record of the game as text, as far as it was played.
         */
        readonly get: operations["record_api_tables__link__record_get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables/{link}/seal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Seal
         * @description Get the commitment to the bag; after the end also the secret, and the verdict on every draw.
         */
        readonly get: operations["seal_api_tables__link__seal_get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables/{link}/result": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Result
         * @description Get ranks and points by source, after the end.
         */
        readonly get: operations["result_api_tables__link__result_get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables/{link}/replay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Replay
         * @description Get the whole game as the fragment of a replay link, after the end.
         */
        readonly get: operations["replay_api_tables__link__replay_get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/records": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Upload
         * @description Read an uploaded record and verify its draws. Nothing is stored.
         */
        readonly post: operations["upload_api_records_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mine": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Mine
         * @description Get the status of the seats of some tokens, each with its table at a glance.
         */
        readonly post: operations["mine_api_mine_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables/{link}/reviews": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ask Review
         * @description Ask for the review of your own seat; asking again changes nothing. It is made in the background.
         */
        readonly post: operations["ask_review_api_tables__link__reviews_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables/{link}/reviews/{seat}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See Review
         * @description Get the review of your own seat: how far it is, and once it is done the turns that decided the game.
         */
        readonly get: operations["see_review_api_tables__link__reviews__seat__get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables/{link}/reviews/{seat}/tries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Try Again
         * @description Open a table at a turn that decided the game, with the same bag, to play on against the same bots.
         */
        readonly post: operations["try_again_api_tables__link__reviews__seat__tries_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rucksack": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See
         * @description Get everything in the rucksack, with the tokens of all seats.
         */
        readonly get: operations["see_api_rucksack_get"];
        readonly put?: never;
        /**
         * Pack
         * @description Pack a rucksack with some seats. It is made without asking anybody, and swept if it stays empty.
         */
        readonly post: operations["pack_api_rucksack_post"];
        /**
         * Forget
         * @description Forget me: games go on without me, my names and words are erased, and the rucksack is deleted.
         */
        readonly delete: operations["forget_api_rucksack_delete"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change
         * @description Change what goes along; stamps are added. A child's rucksack has no e-mail address.
         */
        readonly patch: operations["change_api_rucksack_patch"];
        readonly trace?: never;
    };
    readonly "/api/rucksack/seats": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Keep
         * @description Put the seats of these tokens into the rucksack, and get all that are in it.
         */
        readonly post: operations["keep_api_rucksack_seats_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rucksack/tables/{link}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Drop
         * @description Take a table out of the rucksack. That leaves no seat: it only is no longer in here.
         */
        readonly delete: operations["drop_api_rucksack_tables__link__delete"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rucksack/companions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See Companions
         * @description Get the people who keep a seat at the same tables.
         */
        readonly get: operations["see_companions_api_rucksack_companions_get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rucksack/devices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See Devices
         * @description Get the devices on which the rucksack is open.
         */
        readonly get: operations["see_devices_api_rucksack_devices_get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rucksack/devices/{number}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Close
         * @description Close the rucksack on a device, this one or another.
         */
        readonly delete: operations["close_api_rucksack_devices__number__delete"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rucksack/ways": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See Ways
         * @description Get the ways into a rucksack that this server has, besides a code from another device.
         */
        readonly get: operations["see_ways_api_rucksack_ways_get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rucksack/moves": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Move
         * @description Get a code that opens this rucksack on another device, once, within ten minutes.
         */
        readonly post: operations["move_api_rucksack_moves_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rucksack/openings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Open Here
         * @description Open a rucksack on this device by a code. Only wrong codes count against the rate limit.
         */
        readonly post: operations["open_here_api_rucksack_openings_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rucksack/joins": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Join
         * @description Put everything of another rucksack of mine into this one: seats, stamps, and its other devices.
         */
        readonly post: operations["join_api_rucksack_joins_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rucksack/everything": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Everything
         * @description Get everything that is stored about me, as one JSON file, with the records of my games.
         */
        readonly get: operations["everything_api_rucksack_everything_get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rucksack/passkey-options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Begin
         * @description Begin to make a passkey: get the options for `navigator.credentials.create`.
         */
        readonly post: operations["begin_api_rucksack_passkey_options_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rucksack/passkeys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add
         * @description Add the passkey that was made, and get all of them.
         */
        readonly post: operations["add_api_rucksack_passkeys_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rucksack/passkeys/{number}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Drop
         * @description Delete a passkey: it does not open the rucksack any more.
         */
        readonly delete: operations["drop_api_rucksack_passkeys__number__delete"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rucksack/passkey-challenges": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ask
         * @description Begin to open a rucksack: get the options for `navigator.credentials.get`.
         */
        readonly post: operations["ask_api_rucksack_passkey_challenges_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rucksack/passkey-openings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Open Here
         * @description Open a rucksack on this device by one of its passkeys. Only wrong proofs count against the limit.
         */
        readonly post: operations["open_here_api_rucksack_passkey_openings_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rucksack/address": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Set Address
         * @description Give the rucksack an e-mail address. It counts once the link in the letter sent there was followed.
         */
        readonly put: operations["set_address_api_rucksack_address_put"];
        readonly post?: never;
        /**
         * Drop Address
         * @description Delete the e-mail address.
         */
        readonly delete: operations["drop_address_api_rucksack_address_delete"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rucksack/confirmations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirm
         * @description Confirm an address by the code in its letter.
         */
        readonly post: operations["confirm_api_rucksack_confirmations_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rucksack/letters": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send
         * @description Send a link to this address, if a rucksack has it. The answer is the same if none has.
         */
        readonly post: operations["send_api_rucksack_letters_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rucksack/notices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See
         * @description Get when and by what I am told that it is my turn, and what else this server has.
         */
        readonly get: operations["see_api_rucksack_notices_get"];
        /**
         * Wish
         * @description Say when I want to be told.
         */
        readonly put: operations["wish_api_rucksack_notices_put"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rucksack/notices/ways": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add
         * @description Add a way by which I want to be told.
         */
        readonly post: operations["add_api_rucksack_notices_ways_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rucksack/notices/ways/{number}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Drop
         * @description Be told no longer by this way.
         */
        readonly delete: operations["drop_api_rucksack_notices_ways__number__delete"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rucksack/notices/ways/{number}/trials": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Try Out
         * @description Get a notice by this way now, to see that it arrives.
         */
        readonly post: operations["try_out_api_rucksack_notices_ways__number__trials_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rucksack/tables/{link}/look": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Look
         * @description Say that I am looking at a table, so that nobody calls me there. It is noted once a minute at most.
         */
        readonly put: operations["look_api_rucksack_tables__link__look_put"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/stops/{code}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Ask To Stop
         * @description Show the page that asks whether notices should stop: following a link stops nothing by itself.
         */
        readonly get: operations["ask_to_stop_api_stops__code__get"];
        readonly put?: never;
        /**
         * Stop
         * @description Stop the notices by one way, with the code in each of them, as mail programs do by one click.
         */
        readonly post: operations["stop_api_stops__code__post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/trails": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See Trails
         * @description Get the trails of now: those that can be walked, the next one's seal, and the last that has ended.
         */
        readonly get: operations["see_trails_api_trails_get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/trails/{day}/tries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Walk
         * @description Walk the trail of a day: opens a table with its bag, where the game begins at once.
         */
        readonly post: operations["walk_api_trails__day__tries_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/addresses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Find Addresses
         * @description Get the addresses at which other devices reach this server.
         *
         *     From the settings or the machine, never from the request's Host header. The machine's own addresses are
         *     returned only to a browser on it; any other browser already has one that works.
         */
        readonly get: operations["find_addresses_api_addresses_get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/extensions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get Extensions
         * @description Get the extensions a table can use, in the order in which they are offered.
         *
         *     Words and art of those in the box are in the page; for third-party ones they are included here.
         */
        readonly get: operations["get_extensions_api_extensions_get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Abort
         * @description Abandon the table for everybody; the secret of the bag is published.
         */
        readonly Abort: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "abort";
        };
        /**
         * Aborted
         * @description The table was abandoned.
         */
        readonly Aborted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "aborted";
            /** Secret */
            readonly secret?: string | null;
        };
        /**
         * Accepted
         * @description The command took effect, for good.
         */
        readonly Accepted: {
            /**
             * Answer
             * @default accepted
             * @constant
             */
            readonly answer?: "accepted";
            /**
             * Id
             * Format: uuid
             */
            readonly id: string;
            /** Seq */
            readonly seq: number;
            /** Token */
            readonly token?: string | null;
            /** Table */
            readonly table?: string | null;
            /**
             * Tokens
             * @default []
             */
            readonly tokens?: readonly string[];
        };
        /**
         * Addresses
         * @description The addresses at which other devices reach the server, the likeliest first; none if they cannot.
         */
        readonly Addresses: {
            /** Addresses */
            readonly addresses: readonly string[];
            /** Public */
            readonly public: boolean;
        };
        /**
         * AskedAddress
         * @description An e-mail address.
         */
        readonly AskedAddress: {
            /** Address */
            readonly address: string;
        };
        /**
         * AskedConfirmation
         * @description The code in a letter that confirms its address.
         */
        readonly AskedConfirmation: {
            /** Code */
            readonly code: string;
        };
        /**
         * AskedJoin
         * @description The session of another rucksack of the same person.
         */
        readonly AskedJoin: {
            /** Session */
            readonly session: string;
        };
        /**
         * AskedOpening
         * @description A code to open a rucksack by.
         */
        readonly AskedOpening: {
            /** Code */
            readonly code: string;
        };
        /**
         * AskedReview
         * @description Which of the caller's seats is to be reviewed.
         */
        readonly AskedReview: {
            /** Seat */
            readonly seat: number;
        };
        /**
         * AskedTrail
         * @description Who walks, and whether this device has walked the day's trail before: then it is not counted.
         */
        readonly AskedTrail: {
            readonly look: components["schemas"]["Look"];
            /**
             * Again
             * @default false
             */
            readonly again?: boolean;
        };
        /**
         * AskedTry
         * @description The turn to try again, by the `ply` of one that decided the game.
         */
        readonly AskedTry: {
            /** Ply */
            readonly ply: number;
        };
        /**
         * AskedWay
         * @description A way by which I want to be told.
         */
        readonly AskedWay: {
            /** Way */
            readonly way: components["schemas"]["PushWay"] | components["schemas"]["MailWay"] | components["schemas"]["HookWay"];
        };
        /**
         * AskedWhyNot
         * @description A move to explain.
         */
        readonly AskedWhyNot: {
            /** Move */
            readonly move: string;
        };
        /**
         * AskedWishes
         * @description When I want to be told. Times of the day are minutes after midnight, in my time zone.
         */
        readonly AskedWishes: {
            /**
             * After Minutes
             * @enum {integer}
             */
            readonly after_minutes: 2 | 10 | 60;
            /** Digest */
            readonly digest?: number | null;
            /** Quiet From */
            readonly quiet_from?: number | null;
            /** Quiet Until */
            readonly quiet_until?: number | null;
            /** Zone */
            readonly zone: string;
        };
        /**
         * Back
         * @description Take the sender's seat back from the bot that stood in.
         */
        readonly Back: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "back";
            /** Seat */
            readonly seat: number;
        };
        /**
         * Bar
         * @description How many have so many points.
         */
        readonly Bar: {
            /** Points */
            readonly points: number;
            /** Many */
            readonly many: number;
        };
        /**
         * BearMet
         * @description A player took a bear card.
         */
        readonly BearMet: {
            /**
             * Code
             * @constant
             */
            readonly code: "BearMet";
            /** Seat */
            readonly seat: number;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
            /** Points */
            readonly points: number;
            /** Changes */
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /**
         * BearScored
         * @description A bear card is in a player's pile.
         */
        readonly BearScored: {
            /**
             * Change
             * @constant
             */
            readonly change: "BearScored";
            /** Player */
            readonly player: number;
        };
        /**
         * BotPut
         * @description A bot got a seat.
         */
        readonly BotPut: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "bot_put";
            /** Seat */
            readonly seat: number;
            /**
             * Bot
             * @enum {string}
             */
            readonly bot: "marmot" | "squirrel" | "badger" | "ibex" | "fox" | "eagle" | "lynx" | "owl";
        };
        /**
         * Built
         * @description A player built something, paid for with free steps and extra-step cards.
         */
        readonly Built: {
            /**
             * Code
             * @constant
             */
            readonly code: "Built";
            /** Seat */
            readonly seat: number;
            /** What */
            readonly what: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
            /** Free */
            readonly free: number;
            /** Cards */
            readonly cards: number;
            /** Changes */
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /**
         * BuiltOnAlready
         * @description Something stands there already.
         */
        readonly BuiltOnAlready: {
            /**
             * Code
             * @constant
             */
            readonly code: "BuiltOnAlready";
            /** Ruling */
            readonly ruling: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
            /** Owner */
            readonly owner: number;
        };
        /**
         * CameBack
         * @description A player took their seat back from the bot.
         */
        readonly CameBack: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "back";
            /** Seat */
            readonly seat: number;
        };
        /**
         * CardsChanged
         * @description A player has more step cards, or fewer if `by` is below zero.
         */
        readonly CardsChanged: {
            /**
             * Change
             * @constant
             */
            readonly change: "CardsChanged";
            /** Player */
            readonly player: number;
            /** By */
            readonly by: number;
        };
        /**
         * Carried
         * @description A walker was carried along on a raft.
         */
        readonly Carried: {
            /**
             * Code
             * @constant
             */
            readonly code: "Carried";
            /** Seat */
            readonly seat: number;
            /** Start */
            readonly start: readonly [
                number,
                number
            ];
            /** To */
            readonly to: readonly [
                number,
                number
            ];
            /** Changes */
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /**
         * CellIsTaken
         * @description A tile lies there already.
         */
        readonly CellIsTaken: {
            /**
             * Code
             * @constant
             */
            readonly code: "CellIsTaken";
            /** Ruling */
            readonly ruling: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
        };
        /**
         * Change
         * @description An event, with its effects.
         */
        readonly Change: {
            /** Seq */
            readonly seq: number;
            /** Event */
            readonly event: components["schemas"]["OpenedSeen"] | components["schemas"]["OptionsChanged"] | components["schemas"]["Sat"] | components["schemas"]["LookChanged"] | components["schemas"]["WordSeen"] | components["schemas"]["Stood"] | components["schemas"]["Left"] | components["schemas"]["Resigned"] | components["schemas"]["BotPut"] | components["schemas"]["SeatClosed"] | components["schemas"]["SeatOpened"] | components["schemas"]["HandedOn"] | components["schemas"]["Claimed"] | components["schemas"]["Revoked"] | components["schemas"]["Hiked"] | components["schemas"]["StartedSeen"] | components["schemas"]["Moved"] | components["schemas"]["Undone"] | components["schemas"]["Expired"] | components["schemas"]["CameBack"] | components["schemas"]["HolidayChanged"] | components["schemas"]["ClockChanged"] | components["schemas"]["Aborted"] | components["schemas"]["RematchSeen"];
            /** Effects */
            readonly effects: readonly components["schemas"]["Effect"][];
            /**
             * At
             * Format: date-time
             */
            readonly at: string;
        };
        /**
         * ChangeClock
         * @description Change the clock during a game: the dinner button.
         */
        readonly ChangeClock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "clock";
            readonly clock: components["schemas"]["Clock"];
        };
        /**
         * ChangeLook
         * @description Change name, animal or colour.
         */
        readonly ChangeLook: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "look";
            /** Seat */
            readonly seat: number;
            readonly look: components["schemas"]["Look"];
        };
        /**
         * ChangeOptions
         * @description Change the table's options; everyone seated keeps their seat if it still exists.
         */
        readonly ChangeOptions: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "options";
            readonly options: components["schemas"]["Options"];
        };
        /**
         * Claim
         * @description Take over a seat with such a link.
         */
        readonly Claim: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "claim";
            /** Seat */
            readonly seat: number;
            readonly look?: components["schemas"]["Look"] | null;
        };
        /**
         * Claimed
         * @description The seat was taken over; tokens of earlier generations and the link are now invalid.
         */
        readonly Claimed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "claimed";
            /** Seat */
            readonly seat: number;
            /** Generation */
            readonly generation: number;
            readonly look?: components["schemas"]["Look"] | null;
        };
        /**
         * Clock
         * @description The time limit of a turn: none, seconds while everybody is there (live), or days (correspondence).
         */
        readonly Clock: {
            /**
             * Kind
             * @default none
             * @enum {string}
             */
            readonly kind?: "none" | "live" | "correspondence";
            /**
             * Seconds
             * @default 0
             */
            readonly seconds?: number;
        };
        /**
         * ClockChanged
         * @description The clock was changed; the current turn's time restarts.
         */
        readonly ClockChanged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "clock";
            readonly clock: components["schemas"]["Clock"];
        };
        /**
         * CloseSeat
         * @description Remove a seat that no person holds: the game is for one player fewer.
         */
        readonly CloseSeat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "close_seat";
            /** Seat */
            readonly seat: number;
        };
        /**
         * Companion
         * @description Somebody who keeps a seat at one of my tables, too.
         */
        readonly Companion: {
            /** Table */
            readonly table: string;
            /** Seat */
            readonly seat: number;
            /** Friend */
            readonly friend: number;
            readonly look: components["schemas"]["Look"] | null;
        };
        /**
         * ConnectFirst
         * @description Walking and building wait until the connecting is done.
         */
        readonly ConnectFirst: {
            /**
             * Code
             * @constant
             */
            readonly code: "ConnectFirst";
            /** Ruling */
            readonly ruling: string;
        };
        /**
         * Connected
         * @description A tile was laid.
         */
        readonly Connected: {
            /**
             * Code
             * @constant
             */
            readonly code: "Connected";
            /** Seat */
            readonly seat: number;
            /** Tile */
            readonly tile: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
            /** Rotation */
            readonly rotation: number;
            /** Changes */
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /**
         * ConnectedAlready
         * @description This turn's connecting is done.
         */
        readonly ConnectedAlready: {
            /**
             * Code
             * @constant
             */
            readonly code: "ConnectedAlready";
            /** Ruling */
            readonly ruling: string;
        };
        /**
         * DecidingTurn
         * @description A turn that decided the game: the position, what the player did, and what would have been best.
         *
         *     Judged by what the player could know then. `lost` counts what is to be expected until the end.
         */
        readonly DecidingTurn: {
            /** Round */
            readonly round: number;
            /** Ply */
            readonly ply: number;
            /** Lost */
            readonly lost: number;
            /** Chance */
            readonly chance: number;
            /** Chance Best */
            readonly chance_best: number;
            readonly before: components["schemas"]["ShownGame"];
            readonly mine: components["schemas"]["ReviewedMoves"];
            readonly best: components["schemas"]["ReviewedMoves"];
        };
        /**
         * DrawnTileFits
         * @description The drawn tile has a legal placement and must be laid.
         */
        readonly DrawnTileFits: {
            /**
             * Code
             * @constant
             */
            readonly code: "DrawnTileFits";
            /** Ruling */
            readonly ruling: string;
            /** Tile */
            readonly tile: string;
        };
        /**
         * DrawnTileMustBeSwapped
         * @description The drawn tile fits nowhere and must be exchanged.
         */
        readonly DrawnTileMustBeSwapped: {
            /**
             * Code
             * @constant
             */
            readonly code: "DrawnTileMustBeSwapped";
            /** Ruling */
            readonly ruling: string;
            /** Tile */
            readonly tile: string;
        };
        readonly Effect: components["schemas"]["Revealed"] | components["schemas"]["RejectsReturned"] | components["schemas"]["Connected"] | components["schemas"]["Swapped"] | components["schemas"]["Removed"] | components["schemas"]["Went"] | components["schemas"]["PlaceTaken"] | components["schemas"]["BearMet"] | components["schemas"]["Visited"] | components["schemas"]["StepEarned"] | components["schemas"]["Built"] | components["schemas"]["TurnBegan"] | components["schemas"]["TurnEnded"] | components["schemas"]["GameEnded"] | components["schemas"]["Carried"] | components["schemas"]["OtherEffect"];
        /**
         * EventFrame
         * @description An event other than a plain move, with the whole table after it.
         */
        readonly EventFrame: {
            readonly event: components["schemas"]["Change"];
            readonly table: components["schemas"]["ShownTable"];
        };
        /**
         * Expire
         * @description A seat's time is up; sent by the timer, refused from anybody else.
         */
        readonly Expire: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "expire";
            /** Seat */
            readonly seat: number;
        };
        /**
         * Expired
         * @description A seat's time was up; a bot plays it until its player is back.
         */
        readonly Expired: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "expired";
            /** Seat */
            readonly seat: number;
        };
        /**
         * FitsNowhere
         * @description The chosen tile has no legal placement.
         */
        readonly FitsNowhere: {
            /**
             * Code
             * @constant
             */
            readonly code: "FitsNowhere";
            /** Ruling */
            readonly ruling: string;
            /** Tile */
            readonly tile: string;
        };
        /**
         * FreeCircle
         * @description The walker was there this turn with the same steps and cards.
         */
        readonly FreeCircle: {
            /**
             * Code
             * @constant
             */
            readonly code: "FreeCircle";
            /** Ruling */
            readonly ruling: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
            /** Free */
            readonly free: number;
            /** Cards */
            readonly cards: number;
        };
        /**
         * GameEnded
         * @description The last turn was over.
         */
        readonly GameEnded: {
            /**
             * Code
             * @constant
             */
            readonly code: "GameEnded";
            /** Changes */
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /**
         * GameIsOver
         * @description Nothing can be played after the last turn.
         */
        readonly GameIsOver: {
            /**
             * Code
             * @constant
             */
            readonly code: "GameIsOver";
            /** Ruling */
            readonly ruling: string;
        };
        /**
         * Glance
         * @description A table at a glance: what everybody at it may know.
         */
        readonly Glance: {
            /**
             * At
             * Format: date-time
             */
            readonly at: string;
            /** Players */
            readonly players: number;
            /** Extensions */
            readonly extensions: readonly string[];
            /** Seats */
            readonly seats: readonly components["schemas"]["GlanceSeat"][];
            /** Turn */
            readonly turn: number | null;
            /** Deadline */
            readonly deadline: string | null;
            readonly last: components["schemas"]["LastTurn"] | null;
        };
        /**
         * GlanceSeat
         * @description Somebody at a table.
         */
        readonly GlanceSeat: {
            /** Seat */
            readonly seat: number;
            /**
             * Kind
             * @enum {string}
             */
            readonly kind: "person" | "bot";
            readonly look: components["schemas"]["ShownLook"];
            /** Away */
            readonly away: boolean;
            /** Rank */
            readonly rank: number | null;
            /** Points */
            readonly points: number | null;
        };
        /** HTTPValidationError */
        readonly HTTPValidationError: {
            /** Detail */
            readonly detail?: readonly components["schemas"]["ValidationError"][];
        };
        /**
         * HandOn
         * @description Get a link with which somebody else, or the same person on another device, can take over the seat.
         */
        readonly HandOn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "hand_on";
            /** Seat */
            readonly seat: number;
        };
        /**
         * HandedOn
         * @description A link to take over the seat was made; its token has this generation.
         */
        readonly HandedOn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "handed_on";
            /** Seat */
            readonly seat: number;
            /** Generation */
            readonly generation: number;
        };
        /**
         * HelicopterWithinReach
         * @description A helicopter can take the walker off this land, from this tile.
         */
        readonly HelicopterWithinReach: {
            /**
             * Code
             * @constant
             */
            readonly code: "HelicopterWithinReach";
            /** Ruling */
            readonly ruling: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
        };
        /**
         * Hike
         * @description Say how many days ago the sender last hiked.
         */
        readonly Hike: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "hike";
            /** Seat */
            readonly seat: number;
            /** Days */
            readonly days: number;
        };
        /**
         * Hiked
         * @description Somebody said how many days ago they last hiked.
         */
        readonly Hiked: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "hiked";
            /** Seat */
            readonly seat: number;
            /** Days */
            readonly days: number;
        };
        /**
         * Holiday
         * @description Go on holiday for some days, or stay for some more; with 0, be back. The turn waits meanwhile.
         */
        readonly Holiday: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "holiday";
            /** Seat */
            readonly seat: number;
            /** Days */
            readonly days: number;
        };
        /**
         * HolidayChanged
         * @description Somebody goes on holiday for some days, or stays for some more; with 0, they are back.
         */
        readonly HolidayChanged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "holiday";
            /** Seat */
            readonly seat: number;
            /** Days */
            readonly days: number;
        };
        /**
         * HookWay
         * @description An address that is called.
         */
        readonly HookWay: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "hook";
            /** Url */
            readonly url: string;
            /**
             * Shape
             * @enum {string}
             */
            readonly shape: "plain" | "discord" | "slack" | "matrix" | "ntfy";
        };
        /**
         * InTheWater
         * @description A swimmer cannot do that.
         */
        readonly InTheWater: {
            /**
             * Code
             * @constant
             */
            readonly code: "InTheWater";
            /** Ruling */
            readonly ruling: string;
        };
        /**
         * Kept
         * @description A seat kept at a rematch.
         */
        readonly Kept: {
            /** Seat */
            readonly seat: number;
            readonly look?: components["schemas"]["Look"] | null;
            /** Bot */
            readonly bot?: ("marmot" | "squirrel" | "badger" | "ibex" | "fox" | "eagle" | "lynx" | "owl") | null;
            /**
             * Generation
             * @default 0
             */
            readonly generation?: number;
        };
        /**
         * LastTurn
         * @description What a player did in the last turn, or has done so far: its most telling move.
         */
        readonly LastTurn: {
            /** Seat */
            readonly seat: number;
            /** Move */
            readonly move: string;
        };
        /**
         * Leave
         * @description Leave the table for good: give up all of the sender's seats and, if they are the host, that role.
         */
        readonly Leave: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "leave";
        };
        /**
         * Left
         * @description Somebody left the table: their seats became open or, during the game, the stand-in plays them.
         */
        readonly Left: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "left";
            /** Seats */
            readonly seats: readonly number[];
            /** Host */
            readonly host?: number | null;
            /** Secret */
            readonly secret?: string | null;
        };
        /**
         * Look
         * @description How a player appears to the others.
         */
        readonly Look: {
            /** Name */
            readonly name: string;
            /**
             * Animal
             * @enum {string}
             */
            readonly animal: "badger" | "bear" | "beaver" | "chamois" | "deer" | "dormouse" | "fox" | "frog" | "goose" | "hare" | "hedgehog" | "ibex" | "lynx" | "marmot" | "mole" | "otter" | "owl" | "raven" | "salamander" | "squirrel";
            /**
             * Colour
             * @enum {string}
             */
            readonly colour: "red" | "blue" | "yellow" | "green" | "violet";
        };
        /**
         * LookChanged
         * @description Somebody changed their look.
         */
        readonly LookChanged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "look";
            /** Seat */
            readonly seat: number;
            readonly look: components["schemas"]["Look"];
        };
        /**
         * MadePasskey
         * @description A passkey that a browser made for the rucksack, as WebAuthn encodes it.
         */
        readonly MadePasskey: {
            /** Id */
            readonly id: string;
            /** Client Data */
            readonly client_data: string;
            /** Attestation */
            readonly attestation: string;
        };
        /**
         * MailWay
         * @description The e-mail address of the rucksack.
         */
        readonly MailWay: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "mail";
        };
        /**
         * MakeMove
         * @description Make a move.
         */
        readonly MakeMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "move";
            /** Seat */
            readonly seat: number;
            /** Move */
            readonly move: string;
        };
        /**
         * MarkArt
         * @description How a mark is drawn.
         */
        readonly MarkArt: {
            /** Shapes */
            readonly shapes: readonly components["schemas"]["Shape"][];
            /** Letter */
            readonly letter: string;
            /** Glyph */
            readonly glyph: string;
        };
        /**
         * MarkPut
         * @description A mark of an extension lies on this tile; the box has none.
         */
        readonly MarkPut: {
            /**
             * Change
             * @constant
             */
            readonly change: "MarkPut";
            /** Player */
            readonly player: number;
            /** What */
            readonly what: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
        };
        /**
         * MarkTaken
         * @description The mark of a tile is gone.
         */
        readonly MarkTaken: {
            /**
             * Change
             * @constant
             */
            readonly change: "MarkTaken";
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
        };
        /**
         * Mine
         * @description The status of one of the caller's seats.
         */
        readonly Mine: {
            /** Token */
            readonly token: string;
            /** Table */
            readonly table: string;
            /** Room */
            readonly room: string;
            /**
             * Phase
             * @enum {string}
             */
            readonly phase: "waiting" | "playing" | "over" | "aborted";
            /** Seat */
            readonly seat: number | null;
            /** Good */
            readonly good: boolean;
            /** My Turn */
            readonly my_turn: boolean;
            /** Seq */
            readonly seq: number;
            readonly glance: components["schemas"]["Glance"] | null;
        };
        /**
         * Move
         * @description A code that opens the rucksack on another device, once.
         */
        readonly Move: {
            /** Code */
            readonly code: string;
            /** Seconds */
            readonly seconds: number;
        };
        /**
         * Moved
         * @description A player moved, and Nature revealed tiles if needed.
         */
        readonly Moved: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "moved";
            /** Seat */
            readonly seat: number;
            /** Move */
            readonly move: string;
            /**
             * Reveals
             * @default []
             */
            readonly reveals?: readonly string[];
            /** By */
            readonly by?: ("marmot" | "squirrel" | "badger" | "ibex" | "fox" | "eagle" | "lynx" | "owl") | null;
            /** Remark */
            readonly remark?: {
                readonly [key: string]: string | number;
            } | null;
            /** Secret */
            readonly secret?: string | null;
        };
        /**
         * MyTokens
         * @description The caller's tokens.
         */
        readonly MyTokens: {
            /** Tokens */
            readonly tokens: readonly string[];
        };
        /**
         * NatureIsToMove
         * @description A blind tile has to be revealed first.
         */
        readonly NatureIsToMove: {
            /**
             * Code
             * @constant
             */
            readonly code: "NatureIsToMove";
            /** Ruling */
            readonly ruling: string;
        };
        /**
         * NewRucksack
         * @description What to begin with: these seats, and these things.
         */
        readonly NewRucksack: {
            readonly look?: components["schemas"]["Look"] | null;
            /** Language */
            readonly language?: ("de" | "en" | "it" | "nl") | null;
            /** Settings */
            readonly settings?: {
                readonly [key: string]: boolean | number | string | null;
            } | null;
            /**
             * Stamps
             * @default []
             */
            readonly stamps?: readonly ("marmot" | "squirrel" | "badger" | "ibex" | "fox" | "eagle" | "lynx" | "owl")[];
            /** Child */
            readonly child?: boolean | null;
            /** Tokens */
            readonly tokens: readonly string[];
        };
        /**
         * NewTable
         * @description The options of a new table, and its first commands.
         */
        readonly NewTable: {
            /**
             * @default {
             *       "players": 2,
             *       "extensions": [],
             *       "open_scores": false,
             *       "clock": {
             *         "kind": "none",
             *         "seconds": 0
             *       },
             *       "child_seats": [],
             *       "chat": false,
             *       "spectators": true
             *     }
             */
            readonly options?: components["schemas"]["Options"];
            /**
             * Commands
             * @default []
             */
            readonly commands?: readonly components["schemas"]["SentCommand"][];
        };
        /**
         * NoBlindTiles
         * @description All blind tiles are used up.
         */
        readonly NoBlindTiles: {
            /**
             * Code
             * @constant
             */
            readonly code: "NoBlindTiles";
            /** Ruling */
            readonly ruling: string;
        };
        /**
         * NoOtherLand
         * @description The water there does not border any other land.
         */
        readonly NoOtherLand: {
            /**
             * Code
             * @constant
             */
            readonly code: "NoOtherLand";
            /** Ruling */
            readonly ruling: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
        };
        /**
         * NoRestAfterPad
         * @description Too few steps are left to get off the pad again.
         */
        readonly NoRestAfterPad: {
            /**
             * Code
             * @constant
             */
            readonly code: "NoRestAfterPad";
            /** Ruling */
            readonly ruling: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
        };
        /**
         * NoStopOnPad
         * @description Nobody stops on a pad without a helicopter.
         */
        readonly NoStopOnPad: {
            /**
             * Code
             * @constant
             */
            readonly code: "NoStopOnPad";
            /** Ruling */
            readonly ruling: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
        };
        /**
         * NoSuchBuilding
         * @description This game has nothing of that name to build.
         */
        readonly NoSuchBuilding: {
            /**
             * Code
             * @constant
             */
            readonly code: "NoSuchBuilding";
            /** Ruling */
            readonly ruling: string;
            /** What */
            readonly what: string;
        };
        /**
         * NoSuchMeans
         * @description This game has no such means of travel.
         */
        readonly NoSuchMeans: {
            /**
             * Code
             * @constant
             */
            readonly code: "NoSuchMeans";
            /** Ruling */
            readonly ruling: string;
            /** Means */
            readonly means: string;
        };
        /**
         * NoSuchRotation
         * @description The tile is not laid in that rotation.
         */
        readonly NoSuchRotation: {
            /**
             * Code
             * @constant
             */
            readonly code: "NoSuchRotation";
            /** Ruling */
            readonly ruling: string;
            /** Tile */
            readonly tile: string;
            /** Rotation */
            readonly rotation: number;
        };
        /**
         * NoSuchSlot
         * @description The open row has no tile there.
         */
        readonly NoSuchSlot: {
            /**
             * Code
             * @constant
             */
            readonly code: "NoSuchSlot";
            /** Ruling */
            readonly ruling: string;
            /** Slot */
            readonly slot: number;
        };
        /**
         * NoTileThere
         * @description There is no tile to step onto.
         */
        readonly NoTileThere: {
            /**
             * Code
             * @constant
             */
            readonly code: "NoTileThere";
            /** Ruling */
            readonly ruling: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
        };
        /**
         * NoneLeft
         * @description The player has none left to build.
         */
        readonly NoneLeft: {
            /**
             * Code
             * @constant
             */
            readonly code: "NoneLeft";
            /** Ruling */
            readonly ruling: string;
            /** What */
            readonly what: string;
        };
        /**
         * NotAMove
         * @description The text does not parse as a move.
         */
        readonly NotAMove: {
            /**
             * Code
             * @constant
             */
            readonly code: "NotAMove";
        };
        /**
         * NotANeighbour
         * @description A step leads to a neighbouring tile.
         */
        readonly NotANeighbour: {
            /**
             * Code
             * @constant
             */
            readonly code: "NotANeighbour";
            /** Ruling */
            readonly ruling: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
        };
        /**
         * NotAPad
         * @description A helicopter lands on pads.
         */
        readonly NotAPad: {
            /**
             * Code
             * @constant
             */
            readonly code: "NotAPad";
            /** Ruling */
            readonly ruling: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
        };
        /**
         * NotAmongTheBlind
         * @description No such tile is face down.
         */
        readonly NotAmongTheBlind: {
            /**
             * Code
             * @constant
             */
            readonly code: "NotAmongTheBlind";
            /** Ruling */
            readonly ruling: string;
            /** Tile */
            readonly tile: string;
        };
        /**
         * NotAnEntrance
         * @description The pass on this cell is entered and left across its entrances only.
         */
        readonly NotAnEntrance: {
            /**
             * Code
             * @constant
             */
            readonly code: "NotAnEntrance";
            /** Ruling */
            readonly ruling: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
        };
        /**
         * NotEnoughSteps
         * @description Free steps and cards are not enough.
         */
        readonly NotEnoughSteps: {
            /**
             * Code
             * @constant
             */
            readonly code: "NotEnoughSteps";
            /** Ruling */
            readonly ruling: string;
            /** Price */
            readonly price: number;
            /** Left */
            readonly left: number;
        };
        /**
         * NotFromARaft
         * @description Swimming begins on land.
         */
        readonly NotFromARaft: {
            /**
             * Code
             * @constant
             */
            readonly code: "NotFromARaft";
            /** Ruling */
            readonly ruling: string;
        };
        /**
         * NotInAHelicopter
         * @description Only a walker sitting in a helicopter flies.
         */
        readonly NotInAHelicopter: {
            /**
             * Code
             * @constant
             */
            readonly code: "NotInAHelicopter";
            /** Ruling */
            readonly ruling: string;
        };
        /**
         * NotNextToATile
         * @description No tile borders the cell.
         */
        readonly NotNextToATile: {
            /**
             * Code
             * @constant
             */
            readonly code: "NotNextToATile";
            /** Ruling */
            readonly ruling: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
        };
        /**
         * NotOnARaft
         * @description Only a walker on a raft sails.
         */
        readonly NotOnARaft: {
            /**
             * Code
             * @constant
             */
            readonly code: "NotOnARaft";
            /** Ruling */
            readonly ruling: string;
        };
        /**
         * NotOnThisRiver
         * @description The raft's river does not lead there.
         */
        readonly NotOnThisRiver: {
            /**
             * Code
             * @constant
             */
            readonly code: "NotOnThisRiver";
            /** Ruling */
            readonly ruling: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
        };
        /**
         * NotOnThisTile
         * @description Nothing is built on a tile of this kind.
         */
        readonly NotOnThisTile: {
            /**
             * Code
             * @constant
             */
            readonly code: "NotOnThisTile";
            /** Ruling */
            readonly ruling: string;
            /** What */
            readonly what: string;
            /** Kind */
            readonly kind: string;
        };
        /**
         * NotPlaying
         * @description There is no game on the table.
         */
        readonly NotPlaying: {
            /**
             * Code
             * @constant
             */
            readonly code: "NotPlaying";
        };
        /**
         * NotTheNearShore
         * @description A swimmer crosses the middle of the tile to get from shore to shore.
         */
        readonly NotTheNearShore: {
            /**
             * Code
             * @constant
             */
            readonly code: "NotTheNearShore";
            /** Ruling */
            readonly ruling: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
        };
        /**
         * NotWater
         * @description Swimming leads into water only.
         */
        readonly NotWater: {
            /**
             * Code
             * @constant
             */
            readonly code: "NotWater";
            /** Ruling */
            readonly ruling: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
        };
        /**
         * NotWhereYouStand
         * @description A player builds where their walker stands.
         */
        readonly NotWhereYouStand: {
            /**
             * Code
             * @constant
             */
            readonly code: "NotWhereYouStand";
            /** Ruling */
            readonly ruling: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
        };
        /**
         * Noted
         * @description Whether a look was noted.
         */
        readonly Noted: {
            /** Again Seconds */
            readonly again_seconds: number;
        };
        /**
         * NothingDrawn
         * @description There is no drawn tile.
         */
        readonly NothingDrawn: {
            /**
             * Code
             * @constant
             */
            readonly code: "NothingDrawn";
            /** Ruling */
            readonly ruling: string;
        };
        /**
         * NothingFits
         * @description No tile, open or blind, has a legal placement.
         */
        readonly NothingFits: {
            /**
             * Code
             * @constant
             */
            readonly code: "NothingFits";
            /** Ruling */
            readonly ruling: string;
        };
        /**
         * NothingToReveal
         * @description It is not Nature's turn.
         */
        readonly NothingToReveal: {
            /**
             * Code
             * @constant
             */
            readonly code: "NothingToReveal";
            /** Ruling */
            readonly ruling: string;
        };
        /**
         * OpenSeat
         * @description Open a seat that was closed or held by a bot.
         */
        readonly OpenSeat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "open_seat";
            /** Seat */
            readonly seat: number;
        };
        /**
         * OpenedSeen
         * @description A table was opened; spectators do not see the room.
         */
        readonly OpenedSeen: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "opened";
            readonly options: components["schemas"]["Options"];
            /** Room */
            readonly room?: string | null;
            /** Commitment */
            readonly commitment: string;
            /**
             * Seats
             * @default []
             */
            readonly seats?: readonly components["schemas"]["Kept"][];
            /**
             * Salt Digests
             * @default []
             */
            readonly salt_digests?: readonly string[];
        };
        /**
         * OpenedTrail
         * @description A new table on the trail, with the walker's token; `counted` says whether its points count.
         */
        readonly OpenedTrail: {
            /** Table */
            readonly table: string;
            /** Tokens */
            readonly tokens: readonly string[];
            /** Counted */
            readonly counted: boolean;
        };
        /**
         * Opening
         * @description A new table: the link to join by, the link to watch by, the room, and the host's token.
         */
        readonly Opening: {
            /** Table */
            readonly table: string;
            /** Watch */
            readonly watch: string;
            /** Room */
            readonly room: string;
            /** Host */
            readonly host: string;
            /** Answers */
            readonly answers: readonly (components["schemas"]["Accepted"] | components["schemas"]["Refusal"] | components["schemas"]["Unknown"])[];
        };
        /**
         * Options
         * @description What the host decides before the start; the defaults are the standard rules.
         */
        readonly Options: {
            /**
             * Players
             * @default 2
             */
            readonly players?: number;
            /**
             * Extensions
             * @default []
             */
            readonly extensions?: readonly string[];
            /**
             * Open Scores
             * @default false
             */
            readonly open_scores?: boolean;
            /**
             * @default {
             *       "kind": "none",
             *       "seconds": 0
             *     }
             */
            readonly clock?: components["schemas"]["Clock"];
            /**
             * Child Seats
             * @default []
             */
            readonly child_seats?: readonly number[];
            /**
             * Chat
             * @default false
             */
            readonly chat?: boolean;
            /**
             * Spectators
             * @default true
             */
            readonly spectators?: boolean;
        };
        /**
         * OptionsChanged
         * @description The table's options were changed.
         */
        readonly OptionsChanged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "options";
            readonly options: components["schemas"]["Options"];
        };
        /**
         * OtherEffect
         * @description An effect of a third-party extension.
         *
         *     With the key of its message, the message's arguments, and a sentence in English.
         */
        readonly OtherEffect: {
            /** Code */
            readonly code: `${string}.${string}`;
            /** Facts */
            readonly facts: {
                readonly [key: string]: string | number | boolean | readonly [
                    number,
                    number
                ] | null;
            };
            /** Word Key */
            readonly word_key: string;
            /** Sentence */
            readonly sentence: string;
            /** Changes */
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /**
         * OtherReason
         * @description A reason of a third-party extension, like `OtherEffect`.
         */
        readonly OtherReason: {
            /** Code */
            readonly code: `${string}.${string}`;
            /** Ruling */
            readonly ruling: string;
            /** Facts */
            readonly facts: {
                readonly [key: string]: string | number | boolean | readonly [
                    number,
                    number
                ] | null;
            };
            /** Word Key */
            readonly word_key: string;
            /** Sentence */
            readonly sentence: string;
        };
        /**
         * Packed
         * @description A rucksack that is open on this device now.
         */
        readonly Packed: {
            /** Session */
            readonly session: string;
        };
        /**
         * PadIsManned
         * @description Somebody sits in the helicopter there.
         */
        readonly PadIsManned: {
            /**
             * Code
             * @constant
             */
            readonly code: "PadIsManned";
            /** Ruling */
            readonly ruling: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
        };
        /**
         * PadIsTaken
         * @description A helicopter stands there.
         */
        readonly PadIsTaken: {
            /**
             * Code
             * @constant
             */
            readonly code: "PadIsTaken";
            /** Ruling */
            readonly ruling: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
        };
        /**
         * PasskeyProof
         * @description The proof that a browser has a passkey, as WebAuthn encodes it.
         */
        readonly PasskeyProof: {
            /** Id */
            readonly id: string;
            /** Client Data */
            readonly client_data: string;
            /** Authenticator Data */
            readonly authenticator_data: string;
            /** Signature */
            readonly signature: string;
        };
        /**
         * PieceMoved
         * @description The object of one tile stands on another.
         */
        readonly PieceMoved: {
            /**
             * Change
             * @constant
             */
            readonly change: "PieceMoved";
            /** Start */
            readonly start: readonly [
                number,
                number
            ];
            /** To */
            readonly to: readonly [
                number,
                number
            ];
        };
        /**
         * PiecePut
         * @description An object of a player's supply stands on this tile.
         */
        readonly PiecePut: {
            /**
             * Change
             * @constant
             */
            readonly change: "PiecePut";
            /** Player */
            readonly player: number;
            /** What */
            readonly what: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
        };
        /**
         * PieceTaken
         * @description The object of a tile is gone. Nothing in the box takes one away; an extension may.
         */
        readonly PieceTaken: {
            /**
             * Change
             * @constant
             */
            readonly change: "PieceTaken";
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
        };
        /**
         * PlaceScored
         * @description The point card of a place is in a player's pile; if `first`, the one for its first visitor.
         */
        readonly PlaceScored: {
            /**
             * Change
             * @constant
             */
            readonly change: "PlaceScored";
            /** Player */
            readonly player: number;
            /** Place */
            readonly place: string;
            /** First */
            readonly first: boolean;
        };
        /**
         * PlaceTaken
         * @description A player took the point card of a place; `first` for the card of its first visitor.
         */
        readonly PlaceTaken: {
            /**
             * Code
             * @constant
             */
            readonly code: "PlaceTaken";
            /** Seat */
            readonly seat: number;
            /** Place */
            readonly place: string;
            /** Points */
            readonly points: number;
            /** First */
            readonly first: boolean;
            /** Changes */
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /**
         * PossibleWays
         * @description The ways this host has.
         */
        readonly PossibleWays: {
            /** Push */
            readonly push: string | null;
            /** Mail */
            readonly mail: boolean;
            /** Hook */
            readonly hook: boolean;
        };
        /**
         * PushWay
         * @description A browser, as its push service names it.
         */
        readonly PushWay: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "push";
            /** Endpoint */
            readonly endpoint: string;
            /** P256Dh */
            readonly p256dh: string;
            /** Auth */
            readonly auth: string;
        };
        /**
         * PutBot
         * @description Give a seat that no person holds to a bot, or to another bot; before the start.
         */
        readonly PutBot: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "put_bot";
            /** Seat */
            readonly seat: number;
            /**
             * Bot
             * @enum {string}
             */
            readonly bot: "marmot" | "squirrel" | "badger" | "ibex" | "fox" | "eagle" | "lynx" | "owl";
        };
        /**
         * RaftInTheWay
         * @description A raft lies there.
         */
        readonly RaftInTheWay: {
            /**
             * Code
             * @constant
             */
            readonly code: "RaftInTheWay";
            /** Ruling */
            readonly ruling: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
        };
        /**
         * RaftIsFull
         * @description A raft carries two.
         */
        readonly RaftIsFull: {
            /**
             * Code
             * @constant
             */
            readonly code: "RaftIsFull";
            /** Ruling */
            readonly ruling: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
        };
        /**
         * RaftWithinReach
         * @description A raft that leads away lies on the shore of the walker's land.
         */
        readonly RaftWithinReach: {
            /**
             * Code
             * @constant
             */
            readonly code: "RaftWithinReach";
            /** Ruling */
            readonly ruling: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
        };
        /**
         * RaftsLeft
         * @description A player who can still build a raft may not swim.
         */
        readonly RaftsLeft: {
            /**
             * Code
             * @constant
             */
            readonly code: "RaftsLeft";
            /** Ruling */
            readonly ruling: string;
            /** Left */
            readonly left: number;
        };
        /**
         * ReadRecord
         * @description A record that was read and replayed.
         */
        readonly ReadRecord: {
            /** Setup */
            readonly setup: string;
            /** Headers */
            readonly headers: {
                readonly [key: string]: string;
            };
            /** Turns */
            readonly turns: readonly components["schemas"]["ReadTurn"][];
            /** Over */
            readonly over: boolean;
            /** Ranks */
            readonly ranks: readonly number[] | null;
            /** Verdict */
            readonly verdict: string;
            /** Replay */
            readonly replay: string;
        };
        /**
         * ReadTurn
         * @description A turn of a record: the moves, and the digest of the position after them.
         */
        readonly ReadTurn: {
            /** Moves */
            readonly moves: readonly string[];
            /** Digest */
            readonly digest: string;
        };
        readonly Reason: components["schemas"]["NotPlaying"] | components["schemas"]["NotAMove"] | components["schemas"]["GameIsOver"] | components["schemas"]["NatureIsToMove"] | components["schemas"]["NothingToReveal"] | components["schemas"]["NotAmongTheBlind"] | components["schemas"]["ConnectFirst"] | components["schemas"]["ConnectedAlready"] | components["schemas"]["NoSuchSlot"] | components["schemas"]["FitsNowhere"] | components["schemas"]["NothingDrawn"] | components["schemas"]["DrawnTileFits"] | components["schemas"]["DrawnTileMustBeSwapped"] | components["schemas"]["NoBlindTiles"] | components["schemas"]["NothingFits"] | components["schemas"]["SomethingFits"] | components["schemas"]["CellIsTaken"] | components["schemas"]["NotNextToATile"] | components["schemas"]["NoSuchRotation"] | components["schemas"]["SidesClash"] | components["schemas"]["NoSuchMeans"] | components["schemas"]["WrongPrice"] | components["schemas"]["NotEnoughSteps"] | components["schemas"]["NoTileThere"] | components["schemas"]["NotANeighbour"] | components["schemas"]["NotAnEntrance"] | components["schemas"]["FreeCircle"] | components["schemas"]["NoSuchBuilding"] | components["schemas"]["NotWhereYouStand"] | components["schemas"]["NotOnThisTile"] | components["schemas"]["BuiltOnAlready"] | components["schemas"]["NoneLeft"] | components["schemas"]["NotInAHelicopter"] | components["schemas"]["NotAPad"] | components["schemas"]["PadIsTaken"] | components["schemas"]["PadIsManned"] | components["schemas"]["NoRestAfterPad"] | components["schemas"]["NoStopOnPad"] | components["schemas"]["NotOnARaft"] | components["schemas"]["NotOnThisRiver"] | components["schemas"]["RaftInTheWay"] | components["schemas"]["SwimmerInTheWay"] | components["schemas"]["InTheWater"] | components["schemas"]["RaftsLeft"] | components["schemas"]["RaftWithinReach"] | components["schemas"]["NoOtherLand"] | components["schemas"]["NotWater"] | components["schemas"]["NotFromARaft"] | components["schemas"]["NotTheNearShore"] | components["schemas"]["WaterWithoutRaft"] | components["schemas"]["RaftIsFull"] | components["schemas"]["HelicopterWithinReach"] | components["schemas"]["OtherReason"];
        /**
         * Refusal
         * @description The command had no effect and never will.
         */
        readonly Refusal: {
            /**
             * Answer
             * @default refused
             * @constant
             */
            readonly answer?: "refused";
            /**
             * Id
             * Format: uuid
             */
            readonly id: string;
            /**
             * Code
             * @enum {string}
             */
            readonly code: "stale" | "not_yours" | "wrong_phase" | "no_such_seat" | "seat_taken" | "seat_not_a_person" | "seat_not_open" | "seat_resigned" | "colour_taken" | "seats_open" | "too_few_players" | "hikes_missing" | "not_your_turn" | "not_a_move" | "illegal" | "nothing_to_undo" | "not_away" | "no_holidays" | "no_days_left" | "not_on_holiday" | "no_clock" | "not_due" | "not_offered";
            readonly reason?: components["schemas"]["Reason"] | null;
            /** Head */
            readonly head: number;
        };
        /**
         * RejectsReturned
         * @description Tiles that fitted nowhere went back to the blind tiles.
         */
        readonly RejectsReturned: {
            /**
             * Code
             * @constant
             */
            readonly code: "RejectsReturned";
            /** Tiles */
            readonly tiles: readonly string[];
            /** Changes */
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /**
         * Rematch
         * @description Open a new table with the same people after the game.
         */
        readonly Rematch: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "rematch";
        };
        /**
         * RematchSeen
         * @description A new table was opened; spectators do not see its link.
         */
        readonly RematchSeen: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "rematch";
            /** Table */
            readonly table?: string | null;
        };
        /**
         * Removed
         * @description A tile left the game.
         */
        readonly Removed: {
            /**
             * Code
             * @constant
             */
            readonly code: "Removed";
            /** Seat */
            readonly seat: number;
            /** Tile */
            readonly tile: string;
            /** Changes */
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /**
         * Resign
         * @description End one's own part in the game with the points so far, for good; the stand-in plays the seat on.
         */
        readonly Resign: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "resign";
            /** Seat */
            readonly seat: number;
        };
        /**
         * Resigned
         * @description Somebody ended their part in the game; the stand-in plays the seat from now on.
         */
        readonly Resigned: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "resigned";
            /** Seat */
            readonly seat: number;
            /** Points */
            readonly points: number;
            /** Host */
            readonly host?: number | null;
            /** Secret */
            readonly secret?: string | null;
        };
        /**
         * Result
         * @description The result of a game, in the order of play.
         */
        readonly Result: {
            /** Order */
            readonly order: readonly number[];
            /** Ranks */
            readonly ranks: readonly number[];
            /** Points */
            readonly points: readonly (readonly components["schemas"]["ShownScoreLine"][])[];
        };
        /**
         * Revealed
         * @description A blind tile was turned face up; it went to the `open` row, the `hand` or the `rejects`.
         */
        readonly Revealed: {
            /**
             * Code
             * @constant
             */
            readonly code: "Revealed";
            /** Tile */
            readonly tile: string;
            /** To */
            readonly to: string;
            /** Changes */
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /**
         * ReviewedMoves
         * @description Moves in a position: what they do, with its changes on the table, and the points they bring at once.
         */
        readonly ReviewedMoves: {
            /** Effects */
            readonly effects: readonly components["schemas"]["Effect"][];
            /** Points */
            readonly points: number;
        };
        /**
         * ReviewedTurn
         * @description A turn of the seat: about how many points it gave away, and the chance to win after it.
         */
        readonly ReviewedTurn: {
            /** Round */
            readonly round: number;
            /** Lost */
            readonly lost: number;
            /** Chance */
            readonly chance: number;
        };
        /**
         * Revoke
         * @description Take a seat away from its holder.
         */
        readonly Revoke: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "revoke";
            /** Seat */
            readonly seat: number;
        };
        /**
         * Revoked
         * @description The seat was taken away; tokens of earlier generations are now invalid.
         */
        readonly Revoked: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "revoked";
            /** Seat */
            readonly seat: number;
            /** Generation */
            readonly generation: number;
        };
        /**
         * Room
         * @description The table of a room.
         */
        readonly Room: {
            /** Table */
            readonly table: string;
        };
        /**
         * Sat
         * @description Somebody sat down.
         */
        readonly Sat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "sat";
            /** Seat */
            readonly seat: number;
            readonly look: components["schemas"]["Look"];
            /**
             * Word
             * @default
             */
            readonly word?: string;
            /** Generation */
            readonly generation: number;
        };
        /**
         * SayWord
         * @description Add a word to the bag, after seeing its commitment and before the start.
         */
        readonly SayWord: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "word";
            /** Seat */
            readonly seat: number;
            /** Word */
            readonly word: string;
        };
        /**
         * SeatClosed
         * @description A seat was closed.
         */
        readonly SeatClosed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "seat_closed";
            /** Seat */
            readonly seat: number;
        };
        /**
         * SeatOpened
         * @description A seat was opened.
         */
        readonly SeatOpened: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "seat_opened";
            /** Seat */
            readonly seat: number;
        };
        /**
         * SentCommand
         * @description A command as sent: with its idempotency key and the version of the table it is based on.
         */
        readonly SentCommand: {
            /**
             * Id
             * Format: uuid
             */
            readonly id: string;
            /** Expected Seq */
            readonly expected_seq: number;
            /** Expected At */
            readonly expected_at?: string | null;
            /** Command */
            readonly command: components["schemas"]["ChangeOptions"] | components["schemas"]["Sit"] | components["schemas"]["ChangeLook"] | components["schemas"]["SayWord"] | components["schemas"]["Stand"] | components["schemas"]["Leave"] | components["schemas"]["Resign"] | components["schemas"]["PutBot"] | components["schemas"]["CloseSeat"] | components["schemas"]["OpenSeat"] | components["schemas"]["HandOn"] | components["schemas"]["Claim"] | components["schemas"]["Revoke"] | components["schemas"]["Hike"] | components["schemas"]["Start"] | components["schemas"]["MakeMove"] | components["schemas"]["Undo"] | components["schemas"]["StartOver"] | components["schemas"]["Back"] | components["schemas"]["Holiday"] | components["schemas"]["ChangeClock"] | components["schemas"]["Abort"] | components["schemas"]["Rematch"] | components["schemas"]["Expire"];
        };
        /**
         * Shape
         * @description A part of a drawing.
         */
        readonly Shape: {
            /** Path */
            readonly path: string;
            /** Fill */
            readonly fill: string;
        };
        /**
         * ShownAddress
         * @description Where a link that opens the rucksack can be sent.
         */
        readonly ShownAddress: {
            /** Address */
            readonly address: string;
            /** Confirmed */
            readonly confirmed: boolean;
        };
        /**
         * ShownClock
         * @description How long a turn may take.
         */
        readonly ShownClock: {
            /**
             * Kind
             * @enum {string}
             */
            readonly kind: "none" | "live" | "correspondence";
            /** Seconds */
            readonly seconds: number;
        };
        /**
         * ShownDevice
         * @description A device on which the rucksack is open.
         */
        readonly ShownDevice: {
            /** Number */
            readonly number: number;
            /** Name */
            readonly name: string;
            /**
             * Opened
             * Format: date-time
             */
            readonly opened: string;
            /**
             * Seen
             * Format: date
             */
            readonly seen: string;
            /** This */
            readonly this: boolean;
        };
        /**
         * ShownEnd
         * @description When the table ends by itself unless somebody does something, and from when on pages say so.
         */
        readonly ShownEnd: {
            /**
             * At
             * Format: date-time
             */
            readonly at: string;
            /**
             * Announced
             * Format: date-time
             */
            readonly announced: string;
        };
        /**
         * ShownExtension
         * @description An extension a table can use.
         */
        readonly ShownExtension: {
            /** Name */
            readonly name: string;
            /** Words */
            readonly words: string;
            /** Art */
            readonly art: {
                readonly [key: string]: components["schemas"]["MarkArt"];
            };
        };
        /**
         * ShownFriend
         * @description The counted points of somebody at the same tables.
         */
        readonly ShownFriend: {
            readonly look: components["schemas"]["Look"] | null;
            /** Points */
            readonly points: number;
        };
        /**
         * ShownGame
         * @description The game on the table.
         */
        readonly ShownGame: {
            /** Setup */
            readonly setup: string;
            /** Order */
            readonly order: readonly number[];
            /** Tiles */
            readonly tiles: readonly (readonly [
                string,
                number,
                number,
                number
            ])[];
            /** Open */
            readonly open: readonly string[];
            /** Hand */
            readonly hand: string | null;
            /** Blind */
            readonly blind: {
                readonly [key: string]: number;
            };
            /** Rejects */
            readonly rejects: readonly string[];
            /** Removed */
            readonly removed: readonly string[];
            /** Players */
            readonly players: readonly components["schemas"]["ShownPlayer"][];
            /** Objects */
            readonly objects: readonly (readonly [
                string,
                number,
                number,
                number
            ])[];
            /** Marks */
            readonly marks: readonly (readonly [
                string,
                number,
                number,
                number
            ])[];
            /** Swimmers */
            readonly swimmers: readonly components["schemas"]["ShownSwimmer"][];
            readonly steps: components["schemas"]["ShownSteps"];
            /** Firsts */
            readonly firsts: readonly string[];
        };
        /**
         * ShownLook
         * @description A player's look; a bot's animal is its level, named in the reader's language.
         */
        readonly ShownLook: {
            /** Name */
            readonly name: string | null;
            /** Animal */
            readonly animal: ("badger" | "bear" | "beaver" | "chamois" | "deer" | "dormouse" | "fox" | "frog" | "goose" | "hare" | "hedgehog" | "ibex" | "lynx" | "marmot" | "mole" | "otter" | "owl" | "raven" | "salamander" | "squirrel") | ("marmot" | "squirrel" | "badger" | "ibex" | "fox" | "eagle" | "lynx" | "owl");
            /**
             * Colour
             * @enum {string}
             */
            readonly colour: "red" | "blue" | "yellow" | "green" | "violet";
        };
        /**
         * ShownNotices
         * @description When and by what I am told that it is my turn.
         */
        readonly ShownNotices: {
            readonly possible: components["schemas"]["PossibleWays"];
            readonly wishes: components["schemas"]["AskedWishes"];
            /** Ways */
            readonly ways: readonly components["schemas"]["ShownWay"][];
        };
        /**
         * ShownOptions
         * @description What the host decided.
         */
        readonly ShownOptions: {
            /** Players */
            readonly players: number;
            /** Extensions */
            readonly extensions: readonly string[];
            /** Open Scores */
            readonly open_scores: boolean;
            readonly clock: components["schemas"]["ShownClock"];
            /** Child Seats */
            readonly child_seats: readonly number[];
            /** Chat */
            readonly chat: boolean;
            /** Spectators */
            readonly spectators: boolean;
        };
        /**
         * ShownPasskey
         * @description A passkey that opens the rucksack.
         */
        readonly ShownPasskey: {
            /** Number */
            readonly number: number;
            /** Device */
            readonly device: string;
            /**
             * Made
             * Format: date-time
             */
            readonly made: string;
        };
        /**
         * ShownPile
         * @description The point cards of a player.
         */
        readonly ShownPile: {
            /** Places */
            readonly places: readonly string[];
            /** Firsts */
            readonly firsts: readonly string[];
            /** Bears */
            readonly bears: number;
            /** Visits */
            readonly visits: {
                readonly [key: string]: number;
            };
        };
        /**
         * ShownPlayer
         * @description A player; pile and score are null where the pile lies face down for the reader.
         */
        readonly ShownPlayer: {
            /** At */
            readonly at: readonly [
                number,
                number
            ];
            /** Cards */
            readonly cards: number;
            /** Left */
            readonly left: {
                readonly [key: string]: number;
            };
            readonly pile: components["schemas"]["ShownPile"] | null;
            /** Score */
            readonly score: readonly components["schemas"]["ShownScoreLine"][] | null;
        };
        /**
         * ShownReplay
         * @description A whole game as the fragment of a link (docs/notation.md, Replays).
         */
        readonly ShownReplay: {
            /** Replay */
            readonly replay: string;
        };
        /**
         * ShownResult
         * @description The result of a game, by player.
         */
        readonly ShownResult: {
            /** Ranks */
            readonly ranks: readonly number[];
            /** Points */
            readonly points: readonly (readonly components["schemas"]["ShownScoreLine"][])[];
            /** Decided By */
            readonly decided_by: readonly string[];
        };
        /**
         * ShownReview
         * @description The review of a seat.
         */
        readonly ShownReview: {
            /**
             * State
             * @enum {string}
             */
            readonly state: "waiting" | "done" | "failed";
            /** Progress */
            readonly progress: number;
            /** Turns */
            readonly turns: readonly components["schemas"]["ReviewedTurn"][];
            /** Deciding */
            readonly deciding: readonly components["schemas"]["DecidingTurn"][];
            /** Can Try */
            readonly can_try: boolean;
        };
        /**
         * ShownRucksack
         * @description A rucksack.
         */
        readonly ShownRucksack: {
            /**
             * Packed
             * Format: date-time
             */
            readonly packed: string;
            /** Child */
            readonly child: boolean;
            readonly look: components["schemas"]["Look"] | null;
            /** Language */
            readonly language: ("de" | "en" | "it" | "nl") | null;
            /** Settings */
            readonly settings: {
                readonly [key: string]: boolean | number | string | null;
            } | null;
            /** Stamps */
            readonly stamps: readonly ("marmot" | "squirrel" | "badger" | "ibex" | "fox" | "eagle" | "lynx" | "owl")[];
            /** Seats */
            readonly seats: readonly components["schemas"]["rifugio__server__web__rucksack_messages__ShownSeat"][];
            /** Devices */
            readonly devices: readonly components["schemas"]["ShownDevice"][];
            /** Passkeys */
            readonly passkeys: readonly components["schemas"]["ShownPasskey"][];
            readonly address: components["schemas"]["ShownAddress"] | null;
            /** Kept Days */
            readonly kept_days: number;
        };
        /**
         * ShownScoreLine
         * @description Points from one source.
         */
        readonly ShownScoreLine: {
            /** Source */
            readonly source: string;
            /** Points */
            readonly points: number;
        };
        /**
         * ShownSeal
         * @description The seal of a bag.
         */
        readonly ShownSeal: {
            /** Commitment */
            readonly commitment: string;
            /** Words */
            readonly words: readonly string[] | null;
            /** Digests */
            readonly digests: readonly string[] | null;
            /** Salts */
            readonly salts: readonly string[] | null;
            /** Salt Digests */
            readonly salt_digests: readonly string[];
            /** Secret */
            readonly secret: string | null;
            /** Verdict */
            readonly verdict: string | null;
        };
        /**
         * ShownSteps
         * @description What is left of the turn: free steps, and tiles to connect first.
         */
        readonly ShownSteps: {
            /** Free */
            readonly free: number;
            /** Connect */
            readonly connect: number;
        };
        /**
         * ShownSwimmer
         * @description A player in the water: near the land `near` or, if that is null, in the middle of the tile.
         */
        readonly ShownSwimmer: {
            /** Player */
            readonly player: number;
            /** Near */
            readonly near: readonly [
                number,
                number
            ] | null;
        };
        /**
         * ShownTable
         * @description A table as one reader may see it.
         */
        readonly ShownTable: {
            /** Seq */
            readonly seq: number;
            /**
             * At
             * Format: date-time
             */
            readonly at: string;
            /**
             * Phase
             * @enum {string}
             */
            readonly phase: "waiting" | "playing" | "over" | "aborted";
            /** Room */
            readonly room: string | null;
            readonly options: components["schemas"]["ShownOptions"];
            readonly clock: components["schemas"]["ShownClock"];
            /** Turn Days */
            readonly turn_days: number | null;
            /** Holiday Days */
            readonly holiday_days: number | null;
            /** Commitment */
            readonly commitment: string;
            /** Host */
            readonly host: number | null;
            /** Seats */
            readonly seats: readonly components["schemas"]["rifugio__table__messages__tables__ShownSeat"][];
            readonly turn: components["schemas"]["ShownTurn"];
            readonly game: components["schemas"]["ShownGame"] | null;
            /** Legal */
            readonly legal: readonly string[] | null;
            readonly result: components["schemas"]["ShownResult"] | null;
            /** Secret */
            readonly secret: string | null;
            /** Rematch */
            readonly rematch: string | null;
            /** Trail */
            readonly trail: string | null;
        };
        /**
         * ShownTrail
         * @description The trail of a day.
         */
        readonly ShownTrail: {
            /**
             * Day
             * Format: date
             */
            readonly day: string;
            /**
             * Begins
             * Format: date-time
             */
            readonly begins: string;
            /**
             * Ends
             * Format: date-time
             */
            readonly ends: string;
            /** Animals */
            readonly animals: readonly ("marmot" | "squirrel" | "badger" | "ibex" | "fox" | "eagle" | "lynx" | "owl")[];
            /** Extensions */
            readonly extensions: readonly string[];
            /** Commitment */
            readonly commitment: string;
            /** Other Key */
            readonly other_key: boolean;
            /** Secret */
            readonly secret: string | null;
            readonly mine: components["schemas"]["ShownTry"] | null;
            /** Friends */
            readonly friends: readonly components["schemas"]["ShownFriend"][];
            /** Spread */
            readonly spread: readonly components["schemas"]["Bar"][];
            /** Path */
            readonly path: string | null;
        };
        /**
         * ShownTrails
         * @description The trails of now, by the server's clock.
         */
        readonly ShownTrails: {
            /**
             * Now
             * Format: date-time
             */
            readonly now: string;
            /** Open */
            readonly open: readonly components["schemas"]["ShownTrail"][];
            readonly next: components["schemas"]["ShownTrail"];
            readonly ended: components["schemas"]["ShownTrail"];
        };
        /**
         * ShownTry
         * @description The counted try of whoever asks; without points while it goes on, or if it was given up.
         */
        readonly ShownTry: {
            /** Over */
            readonly over: boolean;
            /** Points */
            readonly points: number | null;
            /** Lines */
            readonly lines: readonly components["schemas"]["ShownScoreLine"][];
        };
        /**
         * ShownTurn
         * @description Whose turn it is: a seat at the table, null when nobody is to move.
         */
        readonly ShownTurn: {
            /** Seat */
            readonly seat: number | null;
            /** Deadline */
            readonly deadline: string | null;
            /** Can Undo */
            readonly can_undo: boolean;
            /** Take Back */
            readonly take_back: number | null;
            readonly ends: components["schemas"]["ShownEnd"] | null;
            /** Idle */
            readonly idle: boolean;
        };
        /**
         * ShownWay
         * @description A way by which I am told.
         */
        readonly ShownWay: {
            /** Number */
            readonly number: number;
            /**
             * Kind
             * @enum {string}
             */
            readonly kind: "push" | "mail" | "hook";
            /** Name */
            readonly name: string;
            /** This */
            readonly this: boolean;
            /**
             * Made
             * Format: date-time
             */
            readonly made: string;
        };
        /**
         * SidesClash
         * @description The side in this direction does not fit the neighbour's.
         */
        readonly SidesClash: {
            /**
             * Code
             * @constant
             */
            readonly code: "SidesClash";
            /** Ruling */
            readonly ruling: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
            /** Direction */
            readonly direction: number;
            /** Side */
            readonly side: string;
            /** Against */
            readonly against: string;
        };
        /**
         * Sit
         * @description Take an open seat.
         */
        readonly Sit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "sit";
            /** Seat */
            readonly seat: number;
            readonly look: components["schemas"]["Look"];
            /**
             * Word
             * @default
             */
            readonly word?: string;
        };
        /**
         * SomethingFits
         * @description A tile may leave the game only when nothing fits.
         */
        readonly SomethingFits: {
            /**
             * Code
             * @constant
             */
            readonly code: "SomethingFits";
            /** Ruling */
            readonly ruling: string;
        };
        /**
         * Stand
         * @description Leave a seat before the start.
         */
        readonly Stand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "stand";
            /** Seat */
            readonly seat: number;
        };
        /**
         * Start
         * @description Start the game; the first player is the one who hiked last, or is drawn.
         */
        readonly Start: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "start";
            /**
             * First
             * @default draw
             * @enum {string}
             */
            readonly first?: "hiked" | "draw";
        };
        /**
         * StartOver
         * @description Undo everything since the beginning of the turn, or since a tile was revealed.
         */
        readonly StartOver: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "start_over";
            /** Seat */
            readonly seat: number;
        };
        /**
         * StartedSeen
         * @description The game began; with the words for the bag, empty where erased.
         */
        readonly StartedSeen: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "started";
            /** Order */
            readonly order: readonly number[];
            /** Setup */
            readonly setup: string;
            /** Digests */
            readonly digests: readonly string[];
            /** Words */
            readonly words: readonly string[];
            /** Salts */
            readonly salts: readonly string[];
            /** Reveals */
            readonly reveals: readonly string[];
            /**
             * First
             * @enum {string}
             */
            readonly first: "hiked" | "draw";
        };
        /**
         * StepEarned
         * @description A visit earned a step: an extra-step card, or with a full hand a free step of this turn.
         */
        readonly StepEarned: {
            /**
             * Code
             * @constant
             */
            readonly code: "StepEarned";
            /** Seat */
            readonly seat: number;
            /** As Card */
            readonly as_card: boolean;
            /** Changes */
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /**
         * StepsChanged
         * @description The turn's free steps and tiles to connect change by these amounts; negative means fewer.
         */
        readonly StepsChanged: {
            /**
             * Change
             * @constant
             */
            readonly change: "StepsChanged";
            /** Free */
            readonly free: number;
            /** Connect */
            readonly connect: number;
        };
        /**
         * Stood
         * @description Somebody left their seat.
         */
        readonly Stood: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "stood";
            /** Seat */
            readonly seat: number;
        };
        /**
         * Swapped
         * @description The drawn tile took this slot of the open row.
         */
        readonly Swapped: {
            /**
             * Code
             * @constant
             */
            readonly code: "Swapped";
            /** Seat */
            readonly seat: number;
            /** Tile */
            readonly tile: string;
            /** Slot */
            readonly slot: number;
            /** Changes */
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /**
         * SwimmerInTheWay
         * @description Somebody swims there.
         */
        readonly SwimmerInTheWay: {
            /**
             * Code
             * @constant
             */
            readonly code: "SwimmerInTheWay";
            /** Ruling */
            readonly ruling: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
        };
        /**
         * SwimmerMoved
         * @description A walker is in the water of this tile: near the land `near`, or in the middle if that is None.
         */
        readonly SwimmerMoved: {
            /**
             * Change
             * @constant
             */
            readonly change: "SwimmerMoved";
            /** Player */
            readonly player: number;
            /** To */
            readonly to: readonly [
                number,
                number
            ];
            /** Near */
            readonly near: readonly [
                number,
                number
            ] | null;
        };
        readonly TableChange: components["schemas"]["TileLaid"] | components["schemas"]["TileTaken"] | components["schemas"]["TilesExchanged"] | components["schemas"]["WalkerMoved"] | components["schemas"]["SwimmerMoved"] | components["schemas"]["PiecePut"] | components["schemas"]["PieceMoved"] | components["schemas"]["PieceTaken"] | components["schemas"]["MarkPut"] | components["schemas"]["MarkTaken"] | components["schemas"]["CardsChanged"] | components["schemas"]["PlaceScored"] | components["schemas"]["BearScored"] | components["schemas"]["VisitScored"] | components["schemas"]["StepsChanged"] | components["schemas"]["TurnPassed"];
        /**
         * Things
         * @description What goes along to every device; what is not named stays as it was.
         */
        readonly Things: {
            readonly look?: components["schemas"]["Look"] | null;
            /** Language */
            readonly language?: ("de" | "en" | "it" | "nl") | null;
            /** Settings */
            readonly settings?: {
                readonly [key: string]: boolean | number | string | null;
            } | null;
            /**
             * Stamps
             * @default []
             */
            readonly stamps?: readonly ("marmot" | "squirrel" | "badger" | "ibex" | "fox" | "eagle" | "lynx" | "owl")[];
            /** Child */
            readonly child?: boolean | null;
        };
        /**
         * TileLaid
         * @description A tile lies on the map.
         */
        readonly TileLaid: {
            /**
             * Change
             * @constant
             */
            readonly change: "TileLaid";
            /** Tile */
            readonly tile: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
            /** Rotation */
            readonly rotation: number;
        };
        /**
         * TileTaken
         * @description A tile went from one part of the offer to another or out of it; `slot` where it lay in the open row.
         */
        readonly TileTaken: {
            /**
             * Change
             * @constant
             */
            readonly change: "TileTaken";
            /** Tile */
            readonly tile: string;
            /**
             * Start
             * @enum {string}
             */
            readonly start: "blind" | "open" | "hand" | "rejects" | "removed" | "map";
            /**
             * To
             * @enum {string}
             */
            readonly to: "blind" | "open" | "hand" | "rejects" | "removed" | "map";
            /** Slot */
            readonly slot: number | null;
        };
        /**
         * TilesExchanged
         * @description The drawn tile and the one in this slot of the open row changed places.
         */
        readonly TilesExchanged: {
            /**
             * Change
             * @constant
             */
            readonly change: "TilesExchanged";
            /** Slot */
            readonly slot: number;
        };
        /**
         * Tried
         * @description A new table at that position: its link, and the caller's tokens for it.
         */
        readonly Tried: {
            /** Table */
            readonly table: string;
            /** Tokens */
            readonly tokens: readonly string[];
        };
        /**
         * TurnBegan
         * @description A player's turn began.
         */
        readonly TurnBegan: {
            /**
             * Code
             * @constant
             */
            readonly code: "TurnBegan";
            /** Seat */
            readonly seat: number;
            /** Changes */
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /**
         * TurnEnded
         * @description A player's turn ended; unused free steps lapsed.
         */
        readonly TurnEnded: {
            /**
             * Code
             * @constant
             */
            readonly code: "TurnEnded";
            /** Seat */
            readonly seat: number;
            /** Lapsed */
            readonly lapsed: number;
            /** Changes */
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /**
         * TurnPassed
         * @description A turn begins, with these free steps and tiles to connect; it is nobody's if the player is None.
         */
        readonly TurnPassed: {
            /**
             * Change
             * @constant
             */
            readonly change: "TurnPassed";
            /** Player */
            readonly player: number | null;
            /** Free */
            readonly free: number;
            /** Connect */
            readonly connect: number;
        };
        /**
         * Undo
         * @description Undo the last move of this turn, unless a tile was revealed since.
         */
        readonly Undo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "undo";
            /** Seat */
            readonly seat: number;
        };
        /**
         * Undone
         * @description The position after an earlier event was restored.
         */
        readonly Undone: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "undone";
            /** Seat */
            readonly seat: number;
            /** To */
            readonly to: number;
        };
        /**
         * Unknown
         * @description The outcome is unknown: retry with the same id, which is idempotent.
         */
        readonly Unknown: {
            /**
             * Answer
             * @default unknown
             * @constant
             */
            readonly answer?: "unknown";
            /**
             * Id
             * Format: uuid
             */
            readonly id: string;
            /**
             * Retry Ms
             * @default 200
             */
            readonly retry_ms?: number;
        };
        /**
         * UploadedRecord
         * @description A record in the format of docs/notation.md.
         */
        readonly UploadedRecord: {
            /** Text */
            readonly text: string;
        };
        /** ValidationError */
        readonly ValidationError: {
            /** Location */
            readonly loc: readonly (string | number)[];
            /** Message */
            readonly msg: string;
            /** Error Type */
            readonly type: string;
            /** Input */
            readonly input?: unknown;
            /** Context */
            readonly ctx?: Record<string, never>;
        };
        /**
         * VisitScored
         * @description A player's pile counts one more visit to an object of this kind.
         */
        readonly VisitScored: {
            /**
             * Change
             * @constant
             */
            readonly change: "VisitScored";
            /** Player */
            readonly player: number;
            /** What */
            readonly what: string;
        };
        /**
         * Visited
         * @description A walker stepped onto another player's object, whose owner took a point card.
         */
        readonly Visited: {
            /**
             * Code
             * @constant
             */
            readonly code: "Visited";
            /** Seat */
            readonly seat: number;
            /** Owner */
            readonly owner: number;
            /** What */
            readonly what: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
            /** Points */
            readonly points: number;
            /** Changes */
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /**
         * WalkerMoved
         * @description A walker is on this tile, and not in the water.
         */
        readonly WalkerMoved: {
            /**
             * Change
             * @constant
             */
            readonly change: "WalkerMoved";
            /** Player */
            readonly player: number;
            /** To */
            readonly to: readonly [
                number,
                number
            ];
        };
        /**
         * WaterWithoutRaft
         * @description Walking into water needs a raft there.
         */
        readonly WaterWithoutRaft: {
            /**
             * Code
             * @constant
             */
            readonly code: "WaterWithoutRaft";
            /** Ruling */
            readonly ruling: string;
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
        };
        /**
         * Ways
         * @description The ways into a rucksack that this server has, besides another device.
         */
        readonly Ways: {
            /** Passkeys */
            readonly passkeys: boolean;
            /** Mail */
            readonly mail: boolean;
        };
        /**
         * Went
         * @description A walker moved by some means of travel, paid for with free steps and extra-step cards.
         */
        readonly Went: {
            /**
             * Code
             * @constant
             */
            readonly code: "Went";
            /** Seat */
            readonly seat: number;
            /** Means */
            readonly means: string;
            /** Start */
            readonly start: readonly [
                number,
                number
            ];
            /** To */
            readonly to: readonly [
                number,
                number
            ];
            /** Free */
            readonly free: number;
            /** Cards */
            readonly cards: number;
            /** Changes */
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /**
         * WordSeen
         * @description Somebody added a word to the bag; only they see it.
         */
        readonly WordSeen: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "word";
            /** Seat */
            readonly seat: number;
            /** Word */
            readonly word?: string | null;
        };
        /**
         * WrongPrice
         * @description It costs a different number of steps.
         */
        readonly WrongPrice: {
            /**
             * Code
             * @constant
             */
            readonly code: "WrongPrice";
            /** Ruling */
            readonly ruling: string;
            /** Steps */
            readonly steps: number;
            /** Price */
            readonly price: number;
        };
        /**
         * ShownSeat
         * @description A seat in the rucksack, or the role of a host, as its token.
         */
        readonly rifugio__server__web__rucksack_messages__ShownSeat: {
            /** Table */
            readonly table: string;
            /** Token */
            readonly token: string;
            /** Ended */
            readonly ended: string | null;
        };
        /**
         * ShownSeat
         * @description A seat at the table.
         */
        readonly rifugio__table__messages__tables__ShownSeat: {
            /** Seat */
            readonly seat: number;
            /**
             * Kind
             * @enum {string}
             */
            readonly kind: "open" | "person" | "bot" | "closed";
            readonly look: components["schemas"]["ShownLook"] | null;
            /** Bot */
            readonly bot: ("marmot" | "squirrel" | "badger" | "ibex" | "fox" | "eagle" | "lynx" | "owl") | null;
            /** Away */
            readonly away: boolean;
            /** Held */
            readonly held: boolean;
            /** Resigned */
            readonly resigned: number | null;
            /** Holiday */
            readonly holiday: string | null;
            /** Holiday Used */
            readonly holiday_used: number;
            /** Generation */
            readonly generation: number;
            /** Hiked */
            readonly hiked: number | null;
            /** Word */
            readonly word: boolean;
            /** Mine */
            readonly mine: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Abort = components['schemas']['Abort'];
export type Aborted = components['schemas']['Aborted'];
export type Accepted = components['schemas']['Accepted'];
export type Addresses = components['schemas']['Addresses'];
export type AskedAddress = components['schemas']['AskedAddress'];
export type AskedConfirmation = components['schemas']['AskedConfirmation'];
export type AskedJoin = components['schemas']['AskedJoin'];
export type AskedOpening = components['schemas']['AskedOpening'];
export type AskedReview = components['schemas']['AskedReview'];
export type AskedTrail = components['schemas']['AskedTrail'];
export type AskedTry = components['schemas']['AskedTry'];
export type AskedWay = components['schemas']['AskedWay'];
export type AskedWhyNot = components['schemas']['AskedWhyNot'];
export type AskedWishes = components['schemas']['AskedWishes'];
export type Back = components['schemas']['Back'];
export type Bar = components['schemas']['Bar'];
export type BearMet = components['schemas']['BearMet'];
export type BearScored = components['schemas']['BearScored'];
export type BotPut = components['schemas']['BotPut'];
export type Built = components['schemas']['Built'];
export type BuiltOnAlready = components['schemas']['BuiltOnAlready'];
export type CameBack = components['schemas']['CameBack'];
export type CardsChanged = components['schemas']['CardsChanged'];
export type Carried = components['schemas']['Carried'];
export type CellIsTaken = components['schemas']['CellIsTaken'];
export type Change = components['schemas']['Change'];
export type ChangeClock = components['schemas']['ChangeClock'];
export type ChangeLook = components['schemas']['ChangeLook'];
export type ChangeOptions = components['schemas']['ChangeOptions'];
export type Claim = components['schemas']['Claim'];
export type Claimed = components['schemas']['Claimed'];
export type Clock = components['schemas']['Clock'];
export type ClockChanged = components['schemas']['ClockChanged'];
export type CloseSeat = components['schemas']['CloseSeat'];
export type Companion = components['schemas']['Companion'];
export type ConnectFirst = components['schemas']['ConnectFirst'];
export type Connected = components['schemas']['Connected'];
export type ConnectedAlready = components['schemas']['ConnectedAlready'];
export type DecidingTurn = components['schemas']['DecidingTurn'];
export type DrawnTileFits = components['schemas']['DrawnTileFits'];
export type DrawnTileMustBeSwapped = components['schemas']['DrawnTileMustBeSwapped'];
export type Effect = components['schemas']['Effect'];
export type EventFrame = components['schemas']['EventFrame'];
export type Expire = components['schemas']['Expire'];
export type Expired = components['schemas']['Expired'];
export type FitsNowhere = components['schemas']['FitsNowhere'];
export type FreeCircle = components['schemas']['FreeCircle'];
export type GameEnded = components['schemas']['GameEnded'];
export type GameIsOver = components['schemas']['GameIsOver'];
export type Glance = components['schemas']['Glance'];
export type GlanceSeat = components['schemas']['GlanceSeat'];
export type HttpValidationError = components['schemas']['HTTPValidationError'];
export type HandOn = components['schemas']['HandOn'];
export type HandedOn = components['schemas']['HandedOn'];
export type HelicopterWithinReach = components['schemas']['HelicopterWithinReach'];
export type Hike = components['schemas']['Hike'];
export type Hiked = components['schemas']['Hiked'];
export type Holiday = components['schemas']['Holiday'];
export type HolidayChanged = components['schemas']['HolidayChanged'];
export type HookWay = components['schemas']['HookWay'];
export type InTheWater = components['schemas']['InTheWater'];
export type Kept = components['schemas']['Kept'];
export type LastTurn = components['schemas']['LastTurn'];
export type Leave = components['schemas']['Leave'];
export type Left = components['schemas']['Left'];
export type Look = components['schemas']['Look'];
export type LookChanged = components['schemas']['LookChanged'];
export type MadePasskey = components['schemas']['MadePasskey'];
export type MailWay = components['schemas']['MailWay'];
export type MakeMove = components['schemas']['MakeMove'];
export type MarkArt = components['schemas']['MarkArt'];
export type MarkPut = components['schemas']['MarkPut'];
export type MarkTaken = components['schemas']['MarkTaken'];
export type Mine = components['schemas']['Mine'];
export type Move = components['schemas']['Move'];
export type Moved = components['schemas']['Moved'];
export type MyTokens = components['schemas']['MyTokens'];
export type NatureIsToMove = components['schemas']['NatureIsToMove'];
export type NewRucksack = components['schemas']['NewRucksack'];
export type NewTable = components['schemas']['NewTable'];
export type NoBlindTiles = components['schemas']['NoBlindTiles'];
export type NoOtherLand = components['schemas']['NoOtherLand'];
export type NoRestAfterPad = components['schemas']['NoRestAfterPad'];
export type NoStopOnPad = components['schemas']['NoStopOnPad'];
export type NoSuchBuilding = components['schemas']['NoSuchBuilding'];
export type NoSuchMeans = components['schemas']['NoSuchMeans'];
export type NoSuchRotation = components['schemas']['NoSuchRotation'];
export type NoSuchSlot = components['schemas']['NoSuchSlot'];
export type NoTileThere = components['schemas']['NoTileThere'];
export type NoneLeft = components['schemas']['NoneLeft'];
export type NotAMove = components['schemas']['NotAMove'];
export type NotANeighbour = components['schemas']['NotANeighbour'];
export type NotAPad = components['schemas']['NotAPad'];
export type NotAmongTheBlind = components['schemas']['NotAmongTheBlind'];
export type NotAnEntrance = components['schemas']['NotAnEntrance'];
export type NotEnoughSteps = components['schemas']['NotEnoughSteps'];
export type NotFromARaft = components['schemas']['NotFromARaft'];
export type NotInAHelicopter = components['schemas']['NotInAHelicopter'];
export type NotNextToATile = components['schemas']['NotNextToATile'];
export type NotOnARaft = components['schemas']['NotOnARaft'];
export type NotOnThisRiver = components['schemas']['NotOnThisRiver'];
export type NotOnThisTile = components['schemas']['NotOnThisTile'];
export type NotPlaying = components['schemas']['NotPlaying'];
export type NotTheNearShore = components['schemas']['NotTheNearShore'];
export type NotWater = components['schemas']['NotWater'];
export type NotWhereYouStand = components['schemas']['NotWhereYouStand'];
export type Noted = components['schemas']['Noted'];
export type NothingDrawn = components['schemas']['NothingDrawn'];
export type NothingFits = components['schemas']['NothingFits'];
export type NothingToReveal = components['schemas']['NothingToReveal'];
export type OpenSeat = components['schemas']['OpenSeat'];
export type OpenedSeen = components['schemas']['OpenedSeen'];
export type OpenedTrail = components['schemas']['OpenedTrail'];
export type Opening = components['schemas']['Opening'];
export type Options = components['schemas']['Options'];
export type OptionsChanged = components['schemas']['OptionsChanged'];
export type OtherEffect = components['schemas']['OtherEffect'];
export type OtherReason = components['schemas']['OtherReason'];
export type Packed = components['schemas']['Packed'];
export type PadIsManned = components['schemas']['PadIsManned'];
export type PadIsTaken = components['schemas']['PadIsTaken'];
export type PasskeyProof = components['schemas']['PasskeyProof'];
export type PieceMoved = components['schemas']['PieceMoved'];
export type PiecePut = components['schemas']['PiecePut'];
export type PieceTaken = components['schemas']['PieceTaken'];
export type PlaceScored = components['schemas']['PlaceScored'];
export type PlaceTaken = components['schemas']['PlaceTaken'];
export type PossibleWays = components['schemas']['PossibleWays'];
export type PushWay = components['schemas']['PushWay'];
export type PutBot = components['schemas']['PutBot'];
export type RaftInTheWay = components['schemas']['RaftInTheWay'];
export type RaftIsFull = components['schemas']['RaftIsFull'];
export type RaftWithinReach = components['schemas']['RaftWithinReach'];
export type RaftsLeft = components['schemas']['RaftsLeft'];
export type ReadRecord = components['schemas']['ReadRecord'];
export type ReadTurn = components['schemas']['ReadTurn'];
export type Reason = components['schemas']['Reason'];
export type Refusal = components['schemas']['Refusal'];
export type RejectsReturned = components['schemas']['RejectsReturned'];
export type Rematch = components['schemas']['Rematch'];
export type RematchSeen = components['schemas']['RematchSeen'];
export type Removed = components['schemas']['Removed'];
export type Resign = components['schemas']['Resign'];
export type Resigned = components['schemas']['Resigned'];
export type Result = components['schemas']['Result'];
export type Revealed = components['schemas']['Revealed'];
export type ReviewedMoves = components['schemas']['ReviewedMoves'];
export type ReviewedTurn = components['schemas']['ReviewedTurn'];
export type Revoke = components['schemas']['Revoke'];
export type Revoked = components['schemas']['Revoked'];
export type Room = components['schemas']['Room'];
export type Sat = components['schemas']['Sat'];
export type SayWord = components['schemas']['SayWord'];
export type SeatClosed = components['schemas']['SeatClosed'];
export type SeatOpened = components['schemas']['SeatOpened'];
export type SentCommand = components['schemas']['SentCommand'];
export type Shape = components['schemas']['Shape'];
export type ShownAddress = components['schemas']['ShownAddress'];
export type ShownClock = components['schemas']['ShownClock'];
export type ShownDevice = components['schemas']['ShownDevice'];
export type ShownEnd = components['schemas']['ShownEnd'];
export type ShownExtension = components['schemas']['ShownExtension'];
export type ShownFriend = components['schemas']['ShownFriend'];
export type ShownGame = components['schemas']['ShownGame'];
export type ShownLook = components['schemas']['ShownLook'];
export type ShownNotices = components['schemas']['ShownNotices'];
export type ShownOptions = components['schemas']['ShownOptions'];
export type ShownPasskey = components['schemas']['ShownPasskey'];
export type ShownPile = components['schemas']['ShownPile'];
export type ShownPlayer = components['schemas']['ShownPlayer'];
export type ShownReplay = components['schemas']['ShownReplay'];
export type ShownResult = components['schemas']['ShownResult'];
export type ShownReview = components['schemas']['ShownReview'];
export type ShownRucksack = components['schemas']['ShownRucksack'];
export type ShownScoreLine = components['schemas']['ShownScoreLine'];
export type ShownSeal = components['schemas']['ShownSeal'];
export type ShownSteps = components['schemas']['ShownSteps'];
export type ShownSwimmer = components['schemas']['ShownSwimmer'];
export type ShownTable = components['schemas']['ShownTable'];
export type ShownTrail = components['schemas']['ShownTrail'];
export type ShownTrails = components['schemas']['ShownTrails'];
export type ShownTry = components['schemas']['ShownTry'];
export type ShownTurn = components['schemas']['ShownTurn'];
export type ShownWay = components['schemas']['ShownWay'];
export type SidesClash = components['schemas']['SidesClash'];
export type Sit = components['schemas']['Sit'];
export type SomethingFits = components['schemas']['SomethingFits'];
export type Stand = components['schemas']['Stand'];
export type Start = components['schemas']['Start'];
export type StartOver = components['schemas']['StartOver'];
export type StartedSeen = components['schemas']['StartedSeen'];
export type StepEarned = components['schemas']['StepEarned'];
export type StepsChanged = components['schemas']['StepsChanged'];
export type Stood = components['schemas']['Stood'];
export type Swapped = components['schemas']['Swapped'];
export type SwimmerInTheWay = components['schemas']['SwimmerInTheWay'];
export type SwimmerMoved = components['schemas']['SwimmerMoved'];
export type TableChange = components['schemas']['TableChange'];
export type Things = components['schemas']['Things'];
export type TileLaid = components['schemas']['TileLaid'];
export type TileTaken = components['schemas']['TileTaken'];
export type TilesExchanged = components['schemas']['TilesExchanged'];
export type Tried = components['schemas']['Tried'];
export type TurnBegan = components['schemas']['TurnBegan'];
export type TurnEnded = components['schemas']['TurnEnded'];
export type TurnPassed = components['schemas']['TurnPassed'];
export type Undo = components['schemas']['Undo'];
export type Undone = components['schemas']['Undone'];
export type Unknown = components['schemas']['Unknown'];
export type UploadedRecord = components['schemas']['UploadedRecord'];
export type ValidationError = components['schemas']['ValidationError'];
export type VisitScored = components['schemas']['VisitScored'];
export type Visited = components['schemas']['Visited'];
export type WalkerMoved = components['schemas']['WalkerMoved'];
export type WaterWithoutRaft = components['schemas']['WaterWithoutRaft'];
export type Ways = components['schemas']['Ways'];
export type Went = components['schemas']['Went'];
export type WordSeen = components['schemas']['WordSeen'];
export type WrongPrice = components['schemas']['WrongPrice'];
export type RifugioServerWebRucksackMessagesShownSeat = components['schemas']['rifugio__server__web__rucksack_messages__ShownSeat'];
export type RifugioTableMessagesTablesShownSeat = components['schemas']['rifugio__table__messages__tables__ShownSeat'];
export type $defs = Record<string, never>;
export interface operations {
    readonly open_table_api_tables_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "options": {
                 *         "players": 3
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewTable"];
            };
        };
        readonly responses: {
            /** @description Successful Response */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "table": "AbCdEfGhIjKlMnOpQrStUv",
                     *       "watch": "AwXyZaBcDeFgHiJkLmNoPq",
                     *       "room": "quiet-amber-lake-4711",
                     *       "host": "eyJ0IjoiQWJDZCJ9.c2lnbmF0dXJl",
                     *       "answers": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Opening"];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly find_room_api_rooms__name__get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "table": "AbCdEfGhIjKlMnOpQrStUv"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Room"];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such table, or not for this caller. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly see_table_api_tables__link__get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path: {
                readonly link: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShownTable"];
                };
            };
            /** @description Not modified. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such table, or not for this caller. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly see_events_api_tables__link__events_get: {
        readonly parameters: {
            readonly query?: {
                readonly after?: number;
            };
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path: {
                readonly link: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Change"][];
                };
            };
            /** @description Not modified. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such table, or not for this caller. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly see_moments_api_tables__link__moments_get: {
        readonly parameters: {
            readonly query?: {
                readonly after?: number;
            };
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path: {
                readonly link: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["EventFrame"][];
                };
            };
            /** @description Not modified. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such table, or not for this caller. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly command_api_tables__link__commands_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path: {
                readonly link: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1e2a7c-53c1-4c0e-9a55-0d4c1c0f6d11",
                 *       "expected_seq": 1,
                 *       "command": {
                 *         "kind": "sit",
                 *         "seat": 0,
                 *         "look": {
                 *           "name": "Ann",
                 *           "animal": "hare",
                 *           "colour": "red"
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["SentCommand"];
            };
        };
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "answer": "accepted",
                     *       "id": "6f1e2a7c-53c1-4c0e-9a55-0d4c1c0f6d11",
                     *       "seq": 2,
                     *       "token": "eyJ0IjoiQWJDZCJ9.c2lnbmF0dXJl",
                     *       "table": null,
                     *       "tokens": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Accepted"] | components["schemas"]["Refusal"] | components["schemas"]["Unknown"];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such table, or not for this caller. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Unknown"];
                };
            };
        };
    };
    readonly ask_why_not_api_tables__link__why_not_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path: {
                readonly link: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "move": "open0@1,0"
                 *     }
                 */
                readonly "application/json": components["schemas"]["AskedWhyNot"];
            };
        };
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Reason"] | null;
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such table, or not for this caller. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly record_api_tables__link__record_get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path: {
                readonly link: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": string;
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such table, or not for this caller. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not in this phase of the table. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly seal_api_tables__link__seal_get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path: {
                readonly link: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShownSeal"];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such table, or not for this caller. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly result_api_tables__link__result_get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path: {
                readonly link: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Result"];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such table, or not for this caller. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not in this phase of the table. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly replay_api_tables__link__replay_get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path: {
                readonly link: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShownReplay"];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such table, or not for this caller. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not in this phase of the table. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly upload_api_records_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "text": "rifugio rules=1 box=second-edition players=2 with=- scores=covered\n\nresult *\n"
                 *     }
                 */
                readonly "application/json": components["schemas"]["UploadedRecord"];
            };
        };
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReadRecord"];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The text is no record, or does not replay as written. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly mine_api_mine_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "tokens": [
                 *         "eyJ0IjoiQWJDZCJ9.c2lnbmF0dXJl"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["MyTokens"];
            };
        };
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    readonly "application/json": readonly components["schemas"]["Mine"][];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly ask_review_api_tables__link__reviews_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path: {
                readonly link: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "seat": 0
                 *     }
                 */
                readonly "application/json": components["schemas"]["AskedReview"];
            };
        };
        readonly responses: {
            /** @description Successful Response */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShownReview"];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such table, not the caller's seat, or no review was asked for. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The game is not over, or others than bots were in it. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly see_review_api_tables__link__reviews__seat__get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path: {
                readonly seat: number;
                readonly link: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShownReview"];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such table, not the caller's seat, or no review was asked for. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The game is not over, or others than bots were in it. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly try_again_api_tables__link__reviews__seat__tries_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path: {
                readonly seat: number;
                readonly link: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "ply": 40
                 *     }
                 */
                readonly "application/json": components["schemas"]["AskedTry"];
            };
        };
        readonly responses: {
            /** @description Successful Response */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Tried"];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such table, not the caller's seat, or no review was asked for. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The game is not over, or others than bots were in it. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly see_api_rucksack_get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShownRucksack"];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No open rucksack of this session. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The rucksack was closed on this device. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly pack_api_rucksack_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "tokens": [],
                 *       "language": "it"
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewRucksack"];
            };
        };
        readonly responses: {
            /** @description Successful Response */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": "kE3v0mZ9s2hQb7XcT1rWf4yUj6nLp8aGdV5oIeKxMzA"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Packed"];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly forget_api_rucksack_delete: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No open rucksack of this session. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The rucksack was closed on this device. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly change_api_rucksack_patch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "stamps": [
                 *         "marmot"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["Things"];
            };
        };
        readonly responses: {
            /** @description Successful Response */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No open rucksack of this session. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The rucksack was closed on this device. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly keep_api_rucksack_seats_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "tokens": []
                 *     }
                 */
                readonly "application/json": components["schemas"]["MyTokens"];
            };
        };
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["rifugio__server__web__rucksack_messages__ShownSeat"][];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No open rucksack of this session. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The rucksack was closed on this device. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly drop_api_rucksack_tables__link__delete: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path: {
                readonly link: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No open rucksack of this session. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The rucksack was closed on this device. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly see_companions_api_rucksack_companions_get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Companion"][];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No open rucksack of this session. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The rucksack was closed on this device. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly see_devices_api_rucksack_devices_get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ShownDevice"][];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No open rucksack of this session. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The rucksack was closed on this device. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly close_api_rucksack_devices__number__delete: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path: {
                readonly number: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No open rucksack of this session. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is not open there. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The rucksack was closed on this device. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly see_ways_api_rucksack_ways_get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "passkeys": true,
                     *       "mail": false
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Ways"];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly move_api_rucksack_moves_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Move"];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No open rucksack of this session. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The rucksack was closed on this device. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly open_here_api_rucksack_openings_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "code": "quiet-amber-lake-ridge-4711"
                 *     }
                 */
                readonly "application/json": components["schemas"]["AskedOpening"];
            };
        };
        readonly responses: {
            /** @description Successful Response */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Packed"];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The code was used already, is too old, or never was one. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly join_api_rucksack_joins_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "session": "kE3v0mZ9s2hQb7XcT1rWf4yUj6nLp8aGdV5oIeKxMzA"
                 *     }
                 */
                readonly "application/json": components["schemas"]["AskedJoin"];
            };
        };
        readonly responses: {
            /** @description Successful Response */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No open rucksack of this session. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The other is not open. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The rucksack was closed on this device. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly everything_api_rucksack_everything_get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No open rucksack of this session. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The rucksack was closed on this device. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly begin_api_rucksack_passkey_options_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly [key: string]: unknown;
                    };
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No open rucksack of this session. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There are no passkeys at this address. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The rucksack was closed on this device. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly add_api_rucksack_passkeys_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "9Xk2vRk0TqK3nq2mQ7bYtw",
                 *       "client_data": "e30",
                 *       "attestation": "oA"
                 *     }
                 */
                readonly "application/json": components["schemas"]["MadePasskey"];
            };
        };
        readonly responses: {
            /** @description Successful Response */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ShownPasskey"][];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No open rucksack of this session. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description That is not what was asked for. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There are no passkeys at this address. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The rucksack was closed on this device. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly drop_api_rucksack_passkeys__number__delete: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path: {
                readonly number: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No open rucksack of this session. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such passkey. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The rucksack was closed on this device. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly ask_api_rucksack_passkey_challenges_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly [key: string]: unknown;
                    };
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There are no passkeys at this address. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly open_here_api_rucksack_passkey_openings_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "9Xk2vRk0TqK3nq2mQ7bYtw",
                 *       "client_data": "e30",
                 *       "authenticator_data": "AA",
                 *       "signature": "AA"
                 *     }
                 */
                readonly "application/json": components["schemas"]["PasskeyProof"];
            };
        };
        readonly responses: {
            /** @description Successful Response */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Packed"];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description That is not what was asked for. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There are no passkeys at this address. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly set_address_api_rucksack_address_put: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "address": "wilma@example.org"
                 *     }
                 */
                readonly "application/json": components["schemas"]["AskedAddress"];
            };
        };
        readonly responses: {
            /** @description Successful Response */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": unknown;
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No open rucksack of this session. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is a child's rucksack. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description This server sends no letters. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The rucksack was closed on this device. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly drop_address_api_rucksack_address_delete: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No open rucksack of this session. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The rucksack was closed on this device. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly confirm_api_rucksack_confirmations_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "code": "quiet-amber-lake-ridge-4711"
                 *     }
                 */
                readonly "application/json": components["schemas"]["AskedConfirmation"];
            };
        };
        readonly responses: {
            /** @description Successful Response */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too late. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly send_api_rucksack_letters_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "address": "wilma@example.org"
                 *     }
                 */
                readonly "application/json": components["schemas"]["AskedAddress"];
            };
        };
        readonly responses: {
            /** @description Successful Response */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": unknown;
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description This server sends no letters. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly see_api_rucksack_notices_get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShownNotices"];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No open rucksack of this session. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The rucksack was closed on this device. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly wish_api_rucksack_notices_put: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "after_minutes": 10,
                 *       "quiet_from": 1320,
                 *       "quiet_until": 420,
                 *       "zone": "Europe/Rome"
                 *     }
                 */
                readonly "application/json": components["schemas"]["AskedWishes"];
            };
        };
        readonly responses: {
            /** @description Successful Response */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No open rucksack of this session. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description This server sends no notices. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unknown time zone. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The rucksack was closed on this device. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly add_api_rucksack_notices_ways_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "way": {
                 *         "kind": "hook",
                 *         "url": "https://ntfy.example.org/huts",
                 *         "shape": "ntfy"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["AskedWay"];
            };
        };
        readonly responses: {
            /** @description Successful Response */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShownNotices"];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No open rucksack of this session. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description This server sends no notices. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many ways, no e-mail address, or an address that cannot be called. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The rucksack was closed on this device. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly drop_api_rucksack_notices_ways__number__delete: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path: {
                readonly number: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No open rucksack of this session. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such way. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The rucksack was closed on this device. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly try_out_api_rucksack_notices_ways__number__trials_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path: {
                readonly number: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": unknown;
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No open rucksack of this session. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such way. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The rucksack was closed on this device. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly look_api_rucksack_tables__link__look_put: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path: {
                readonly link: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Noted"];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No open rucksack of this session. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The rucksack has no seat there. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The rucksack was closed on this device. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly ask_to_stop_api_stops__code__get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description That page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": unknown;
                };
            };
            /** @description Successful Response */
            readonly 303: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly stop_api_stops__code__post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It was not signed here. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly see_trails_api_trails_get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShownTrails"];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly walk_api_trails__day__tries_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly authorization?: string;
            };
            readonly path: {
                readonly day: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "look": {
                 *         "name": "Ann",
                 *         "animal": "hare",
                 *         "colour": "red"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["AskedTrail"];
            };
        };
        readonly responses: {
            /** @description Successful Response */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OpenedTrail"];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is not that day anywhere. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The day was sealed with another key. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded; retry later. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly find_addresses_api_addresses_get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "addresses": [
                     *         "http://192.168.1.20:8000"
                     *       ],
                     *       "public": false
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Addresses"];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly get_extensions_api_extensions_get: {
        readonly parameters: {
            readonly query?: {
                readonly language?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ShownExtension"][];
                };
            };
            /** @description Malformed request. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Validation Error */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Unavailable; retry. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
