// Made from the schemas by `make wire`. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Abandon the table for everybody; the secret of the bag is published. */
        readonly Abort: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "abort";
        };
        /** @description The table was abandoned. */
        readonly Aborted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "aborted";
            readonly secret?: string | null;
        };
        /** @description The command took effect, for good. */
        readonly Accepted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly answer: "accepted";
            /** Format: uuid */
            readonly id: string;
            readonly seq: number;
            readonly token?: string | null;
            readonly table?: string | null;
            readonly tokens?: readonly string[];
        };
        /** @description The answer to a command. */
        readonly AnswerFrame: {
            readonly answer: components["schemas"]["Accepted"] | components["schemas"]["Refusal"] | components["schemas"]["Unknown"];
        };
        /** @description Ask for a hint in the sender's own turn. */
        readonly AskHintFrame: {
            readonly hint: components["schemas"]["AskedHint"];
        };
        /** @description Ask where the sender's walker could go in this turn. */
        readonly AskWaysFrame: {
            readonly ways: components["schemas"]["AskedWays"];
        };
        /** @description Ask why a move is not allowed. */
        readonly AskWhyNotFrame: {
            readonly why_not: components["schemas"]["Asked"];
        };
        /** @description Ask what the places that a player of the sender's lacks would be worth to them. */
        readonly AskWorthFrame: {
            readonly worth: components["schemas"]["AskedWorth"];
        };
        /** @description A move, or a cell, to explain. */
        readonly Asked: {
            /** Format: uuid */
            readonly id: string;
            readonly move?: string | null;
            readonly cell?: readonly [
                number,
                number
            ] | null;
        };
        /** @description A query for what a bot would do in the sender's place. */
        readonly AskedHint: {
            /** Format: uuid */
            readonly id: string;
        };
        /** @description A query for the cells the sender's walker can reach. */
        readonly AskedWays: {
            /** Format: uuid */
            readonly id: string;
        };
        /** @description A query for what places would be worth to one of the sender's seats. */
        readonly AskedWorth: {
            /** Format: uuid */
            readonly id: string;
            readonly seat: number;
        };
        /** @description Take the sender's seat back from the bot that stood in. */
        readonly Back: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "back";
            readonly seat: number;
        };
        /** @description A player took a bear card. */
        readonly BearMet: {
            /** @constant */
            readonly code: "BearMet";
            readonly seat: number;
            readonly cell: readonly [
                number,
                number
            ];
            readonly points: number;
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /** @description A bear card is in a player's pile. */
        readonly BearScored: {
            /** @constant */
            readonly change: "BearScored";
            readonly player: number;
        };
        /** @description A bot got a seat. */
        readonly BotPut: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "bot_put";
            readonly seat: number;
            /** @enum {string} */
            readonly bot: "marmot" | "squirrel" | "badger" | "ibex" | "fox" | "eagle" | "lynx" | "owl";
        };
        /** @description A player built something, paid for with free steps and extra-step cards. */
        readonly Built: {
            /** @constant */
            readonly code: "Built";
            readonly seat: number;
            readonly what: string;
            readonly cell: readonly [
                number,
                number
            ];
            readonly free: number;
            readonly cards: number;
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /** @description Something stands there already. */
        readonly BuiltOnAlready: {
            /** @constant */
            readonly code: "BuiltOnAlready";
            readonly ruling: string;
            readonly cell: readonly [
                number,
                number
            ];
            readonly owner: number;
        };
        /** @description A player took their seat back from the bot. */
        readonly CameBack: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "back";
            readonly seat: number;
        };
        /** @description A player has more step cards, or fewer if `by` is below zero. */
        readonly CardsChanged: {
            /** @constant */
            readonly change: "CardsChanged";
            readonly player: number;
            readonly by: number;
        };
        /** @description A walker was carried along on a raft. */
        readonly Carried: {
            /** @constant */
            readonly code: "Carried";
            readonly seat: number;
            readonly start: readonly [
                number,
                number
            ];
            readonly to: readonly [
                number,
                number
            ];
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /** @description A tile lies there already. */
        readonly CellIsTaken: {
            /** @constant */
            readonly code: "CellIsTaken";
            readonly ruling: string;
            readonly cell: readonly [
                number,
                number
            ];
        };
        /** @description An event, with its effects. */
        readonly Change: {
            readonly seq: number;
            readonly event: components["schemas"]["OpenedSeen"] | components["schemas"]["OptionsChanged"] | components["schemas"]["Sat"] | components["schemas"]["LookChanged"] | components["schemas"]["WordSeen"] | components["schemas"]["Stood"] | components["schemas"]["Left"] | components["schemas"]["Resigned"] | components["schemas"]["BotPut"] | components["schemas"]["SeatClosed"] | components["schemas"]["SeatOpened"] | components["schemas"]["HandedOn"] | components["schemas"]["Claimed"] | components["schemas"]["Revoked"] | components["schemas"]["Hiked"] | components["schemas"]["StartedSeen"] | components["schemas"]["Moved"] | components["schemas"]["Undone"] | components["schemas"]["Expired"] | components["schemas"]["CameBack"] | components["schemas"]["HolidayChanged"] | components["schemas"]["ClockChanged"] | components["schemas"]["Aborted"] | components["schemas"]["RematchSeen"];
            readonly effects: readonly components["schemas"]["Effect"][];
            /** Format: date-time */
            readonly at: string;
        };
        /** @description Change the clock during a game: the dinner button. */
        readonly ChangeClock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "clock";
            readonly clock: components["schemas"]["Clock"];
        };
        /** @description Change name, animal or colour. */
        readonly ChangeLook: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "look";
            readonly seat: number;
            readonly look: components["schemas"]["Look"];
        };
        /** @description Change the table's options; everyone seated keeps their seat if it still exists. */
        readonly ChangeOptions: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "options";
            readonly options: components["schemas"]["Options"];
        };
        /** @description Send a chat message; or somebody sent one. */
        readonly ChatFrame: {
            readonly chat: components["schemas"]["Written"];
        };
        /** @description Take over a seat with such a link. */
        readonly Claim: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "claim";
            readonly seat: number;
            readonly look?: components["schemas"]["Look"] | null;
        };
        /** @description The seat was taken over; tokens of earlier generations and the link are now invalid. */
        readonly Claimed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "claimed";
            readonly seat: number;
            readonly generation: number;
            readonly look?: components["schemas"]["Look"] | null;
        };
        readonly ClientFrame: components["schemas"]["HelloFrame"] | components["schemas"]["CommandFrame"] | components["schemas"]["AskWhyNotFrame"] | components["schemas"]["AskWaysFrame"] | components["schemas"]["AskWorthFrame"] | components["schemas"]["AskHintFrame"] | components["schemas"]["PhraseFrame"] | components["schemas"]["PingTileFrame"] | components["schemas"]["ChatFrame"] | components["schemas"]["PingFrame"];
        /** @description The time limit of a turn: none, seconds while everybody is there (live), or days (correspondence). */
        readonly Clock: {
            /**
             * @default none
             * @enum {string}
             */
            readonly kind?: "none" | "live" | "correspondence";
            readonly seconds?: number;
        };
        /** @description The clock was changed; the current turn's time restarts. */
        readonly ClockChanged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "clock";
            readonly clock: components["schemas"]["Clock"];
        };
        /** @description Remove a seat that no person holds: the game is for one player fewer. */
        readonly CloseSeat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "close_seat";
            readonly seat: number;
        };
        /** @description Send a command. */
        readonly CommandFrame: {
            readonly command: components["schemas"]["SentCommand"];
        };
        /** @description Walking and building wait until the connecting is done. */
        readonly ConnectFirst: {
            /** @constant */
            readonly code: "ConnectFirst";
            readonly ruling: string;
        };
        /** @description A tile was laid. */
        readonly Connected: {
            /** @constant */
            readonly code: "Connected";
            readonly seat: number;
            readonly tile: string;
            readonly cell: readonly [
                number,
                number
            ];
            readonly rotation: number;
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /** @description This turn's connecting is done. */
        readonly ConnectedAlready: {
            /** @constant */
            readonly code: "ConnectedAlready";
            readonly ruling: string;
        };
        /** @description The drawn tile has a legal placement and must be laid. */
        readonly DrawnTileFits: {
            /** @constant */
            readonly code: "DrawnTileFits";
            readonly ruling: string;
            readonly tile: string;
        };
        /** @description The drawn tile fits nowhere and must be exchanged. */
        readonly DrawnTileMustBeSwapped: {
            /** @constant */
            readonly code: "DrawnTileMustBeSwapped";
            readonly ruling: string;
            readonly tile: string;
        };
        readonly Effect: components["schemas"]["Revealed"] | components["schemas"]["RejectsReturned"] | components["schemas"]["Connected"] | components["schemas"]["Swapped"] | components["schemas"]["Removed"] | components["schemas"]["Went"] | components["schemas"]["PlaceTaken"] | components["schemas"]["BearMet"] | components["schemas"]["Visited"] | components["schemas"]["StepEarned"] | components["schemas"]["Built"] | components["schemas"]["TurnBegan"] | components["schemas"]["TurnEnded"] | components["schemas"]["GameEnded"] | components["schemas"]["Carried"] | components["schemas"]["OtherEffect"];
        /** @description An event other than a plain move, with the whole table after it. */
        readonly EventFrame: {
            readonly event: components["schemas"]["Change"];
            readonly table: components["schemas"]["ShownTable"];
        };
        /** @description A seat's time is up; sent by the timer, refused from anybody else. */
        readonly Expire: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "expire";
            readonly seat: number;
        };
        /** @description A seat's time was up; a bot plays it until its player is back. */
        readonly Expired: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "expired";
            readonly seat: number;
        };
        /** @description The chosen tile has no legal placement. */
        readonly FitsNowhere: {
            /** @constant */
            readonly code: "FitsNowhere";
            readonly ruling: string;
            readonly tile: string;
        };
        /** @description The walker was there this turn with the same steps and cards. */
        readonly FreeCircle: {
            /** @constant */
            readonly code: "FreeCircle";
            readonly ruling: string;
            readonly cell: readonly [
                number,
                number
            ];
            readonly free: number;
            readonly cards: number;
        };
        /** @description The last turn was over. */
        readonly GameEnded: {
            /** @constant */
            readonly code: "GameEnded";
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /** @description Nothing can be played after the last turn. */
        readonly GameIsOver: {
            /** @constant */
            readonly code: "GameIsOver";
            readonly ruling: string;
        };
        /** @description When to reconnect. */
        readonly Going: {
            readonly retry_ms: number;
        };
        /** @description This node is shutting down. */
        readonly GoingFrame: {
            readonly going: components["schemas"]["Going"];
        };
        /** @description Get a link with which somebody else, or the same person on another device, can take over the seat. */
        readonly HandOn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "hand_on";
            readonly seat: number;
        };
        /** @description A link to take over the seat was made; its token has this generation. */
        readonly HandedOn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "handed_on";
            readonly seat: number;
            readonly generation: number;
        };
        /** @description A helicopter can take the walker off this land, from this tile. */
        readonly HelicopterWithinReach: {
            /** @constant */
            readonly code: "HelicopterWithinReach";
            readonly ruling: string;
            readonly cell: readonly [
                number,
                number
            ];
        };
        /** @description The client's tokens, and the last event it has seen. */
        readonly Hello: {
            readonly tokens?: readonly string[];
            readonly after?: number;
            readonly at?: string | null;
        };
        /** @description The first frame. */
        readonly HelloFrame: {
            readonly hello: components["schemas"]["Hello"];
        };
        /** @description Say how many days ago the sender last hiked. */
        readonly Hike: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "hike";
            readonly seat: number;
            readonly days: number;
        };
        /** @description Somebody said how many days ago they last hiked. */
        readonly Hiked: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "hiked";
            readonly seat: number;
            readonly days: number;
        };
        /** @description The rest of the sender's turn at this seq as a bot would play it, up to the next reveal. */
        readonly Hint: {
            /** Format: uuid */
            readonly id: string;
            readonly seq: number;
            readonly moves: readonly components["schemas"]["HintedMove"][];
            readonly refused: ("not_your_turn" | "too_often" | "nobody_free") | null;
        };
        /** @description The answer to `hint`. */
        readonly HintFrame: {
            readonly hint: components["schemas"]["Hint"];
        };
        /** @description A move that a bot would make, and why: the `code` of its remark, and the facts its sentence needs. */
        readonly HintedMove: {
            readonly move: string;
            readonly remark: {
                readonly [key: string]: string | number;
            };
        };
        /** @description Go on holiday for some days, or stay for some more; with 0, be back. The turn waits meanwhile. */
        readonly Holiday: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "holiday";
            readonly seat: number;
            readonly days: number;
        };
        /** @description Somebody goes on holiday for some days, or stays for some more; with 0, they are back. */
        readonly HolidayChanged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "holiday";
            readonly seat: number;
            readonly days: number;
        };
        /** @description A swimmer cannot do that. */
        readonly InTheWater: {
            /** @constant */
            readonly code: "InTheWater";
            readonly ruling: string;
        };
        /** @description A seat kept at a rematch. */
        readonly Kept: {
            readonly seat: number;
            readonly look?: components["schemas"]["Look"] | null;
            readonly bot?: ("marmot" | "squirrel" | "badger" | "ibex" | "fox" | "eagle" | "lynx" | "owl") | null;
            readonly generation?: number;
        };
        /** @description Leave the table for good: give up all of the sender's seats and, if they are the host, that role. */
        readonly Leave: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "leave";
        };
        /** @description Somebody left the table: their seats became open or, during the game, the stand-in plays them. */
        readonly Left: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "left";
            readonly seats: readonly number[];
            readonly host?: number | null;
            readonly secret?: string | null;
        };
        /** @description How a player appears to the others. */
        readonly Look: {
            readonly name: string;
            /** @enum {string} */
            readonly animal: "badger" | "bear" | "beaver" | "chamois" | "deer" | "dormouse" | "fox" | "frog" | "goose" | "hare" | "hedgehog" | "ibex" | "lynx" | "marmot" | "mole" | "otter" | "owl" | "raven" | "salamander" | "squirrel";
            /** @enum {string} */
            readonly colour: "red" | "blue" | "yellow" | "green" | "violet";
        };
        /** @description Somebody changed their look. */
        readonly LookChanged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "look";
            readonly seat: number;
            readonly look: components["schemas"]["Look"];
        };
        /** @description Make a move. */
        readonly MakeMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "move";
            readonly seat: number;
            readonly move: string;
        };
        /** @description A mark of an extension lies on this tile; the box has none. */
        readonly MarkPut: {
            /** @constant */
            readonly change: "MarkPut";
            readonly player: number;
            readonly what: string;
            readonly cell: readonly [
                number,
                number
            ];
        };
        /** @description The mark of a tile is gone. */
        readonly MarkTaken: {
            /** @constant */
            readonly change: "MarkTaken";
            readonly cell: readonly [
                number,
                number
            ];
        };
        /** @description A move. Its changes update the table; the other fields hold what only the rules can compute. */
        readonly MoveFrame: {
            readonly event: components["schemas"]["Change"];
            readonly turn: components["schemas"]["ShownTurn"];
            readonly legal: readonly string[] | null;
            readonly scores: readonly components["schemas"]["NewScore"][];
        };
        /** @description A player moved, and Nature revealed tiles if needed. */
        readonly Moved: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "moved";
            readonly seat: number;
            readonly move: string;
            readonly reveals?: readonly string[];
            readonly by?: ("marmot" | "squirrel" | "badger" | "ibex" | "fox" | "eagle" | "lynx" | "owl") | null;
            readonly remark?: {
                readonly [key: string]: string | number;
            } | null;
            readonly secret?: string | null;
        };
        /** @description A blind tile has to be revealed first. */
        readonly NatureIsToMove: {
            /** @constant */
            readonly code: "NatureIsToMove";
            readonly ruling: string;
        };
        /** @description The new score of a player whose pile the reader may see. */
        readonly NewScore: {
            readonly player: number;
            readonly score: readonly components["schemas"]["ShownScoreLine"][];
        };
        /** @description All blind tiles are used up. */
        readonly NoBlindTiles: {
            /** @constant */
            readonly code: "NoBlindTiles";
            readonly ruling: string;
        };
        /** @description The water there does not border any other land. */
        readonly NoOtherLand: {
            /** @constant */
            readonly code: "NoOtherLand";
            readonly ruling: string;
            readonly cell: readonly [
                number,
                number
            ];
        };
        /** @description Too few steps are left to get off the pad again. */
        readonly NoRestAfterPad: {
            /** @constant */
            readonly code: "NoRestAfterPad";
            readonly ruling: string;
            readonly cell: readonly [
                number,
                number
            ];
        };
        /** @description Nobody stops on a pad without a helicopter. */
        readonly NoStopOnPad: {
            /** @constant */
            readonly code: "NoStopOnPad";
            readonly ruling: string;
            readonly cell: readonly [
                number,
                number
            ];
        };
        /** @description This game has nothing of that name to build. */
        readonly NoSuchBuilding: {
            /** @constant */
            readonly code: "NoSuchBuilding";
            readonly ruling: string;
            readonly what: string;
        };
        /** @description This game has no such means of travel. */
        readonly NoSuchMeans: {
            /** @constant */
            readonly code: "NoSuchMeans";
            readonly ruling: string;
            readonly means: string;
        };
        /** @description The tile is not laid in that rotation. */
        readonly NoSuchRotation: {
            /** @constant */
            readonly code: "NoSuchRotation";
            readonly ruling: string;
            readonly tile: string;
            readonly rotation: number;
        };
        /** @description The open row has no tile there. */
        readonly NoSuchSlot: {
            /** @constant */
            readonly code: "NoSuchSlot";
            readonly ruling: string;
            readonly slot: number;
        };
        /** @description There is no tile to step onto. */
        readonly NoTileThere: {
            /** @constant */
            readonly code: "NoTileThere";
            readonly ruling: string;
            readonly cell: readonly [
                number,
                number
            ];
        };
        /** @description The player has none left to build. */
        readonly NoneLeft: {
            /** @constant */
            readonly code: "NoneLeft";
            readonly ruling: string;
            readonly what: string;
        };
        /** @description The text does not parse as a move. */
        readonly NotAMove: {
            /** @constant */
            readonly code: "NotAMove";
        };
        /** @description A step leads to a neighbouring tile. */
        readonly NotANeighbour: {
            /** @constant */
            readonly code: "NotANeighbour";
            readonly ruling: string;
            readonly cell: readonly [
                number,
                number
            ];
        };
        /** @description A helicopter lands on pads. */
        readonly NotAPad: {
            /** @constant */
            readonly code: "NotAPad";
            readonly ruling: string;
            readonly cell: readonly [
                number,
                number
            ];
        };
        /** @description No such tile is face down. */
        readonly NotAmongTheBlind: {
            /** @constant */
            readonly code: "NotAmongTheBlind";
            readonly ruling: string;
            readonly tile: string;
        };
        /** @description The pass on this cell is entered and left across its entrances only. */
        readonly NotAnEntrance: {
            /** @constant */
            readonly code: "NotAnEntrance";
            readonly ruling: string;
            readonly cell: readonly [
                number,
                number
            ];
        };
        /** @description Free steps and cards are not enough. */
        readonly NotEnoughSteps: {
            /** @constant */
            readonly code: "NotEnoughSteps";
            readonly ruling: string;
            readonly price: number;
            readonly left: number;
        };
        /** @description Swimming begins on land. */
        readonly NotFromARaft: {
            /** @constant */
            readonly code: "NotFromARaft";
            readonly ruling: string;
        };
        /** @description Only a walker sitting in a helicopter flies. */
        readonly NotInAHelicopter: {
            /** @constant */
            readonly code: "NotInAHelicopter";
            readonly ruling: string;
        };
        /** @description No tile borders the cell. */
        readonly NotNextToATile: {
            /** @constant */
            readonly code: "NotNextToATile";
            readonly ruling: string;
            readonly cell: readonly [
                number,
                number
            ];
        };
        /** @description Only a walker on a raft sails. */
        readonly NotOnARaft: {
            /** @constant */
            readonly code: "NotOnARaft";
            readonly ruling: string;
        };
        /** @description The raft's river does not lead there. */
        readonly NotOnThisRiver: {
            /** @constant */
            readonly code: "NotOnThisRiver";
            readonly ruling: string;
            readonly cell: readonly [
                number,
                number
            ];
        };
        /** @description Nothing is built on a tile of this kind. */
        readonly NotOnThisTile: {
            /** @constant */
            readonly code: "NotOnThisTile";
            readonly ruling: string;
            readonly what: string;
            readonly kind: string;
        };
        /** @description There is no game on the table. */
        readonly NotPlaying: {
            /** @constant */
            readonly code: "NotPlaying";
        };
        /** @description A swimmer crosses the middle of the tile to get from shore to shore. */
        readonly NotTheNearShore: {
            /** @constant */
            readonly code: "NotTheNearShore";
            readonly ruling: string;
            readonly cell: readonly [
                number,
                number
            ];
        };
        /** @description Swimming leads into water only. */
        readonly NotWater: {
            /** @constant */
            readonly code: "NotWater";
            readonly ruling: string;
            readonly cell: readonly [
                number,
                number
            ];
        };
        /** @description A player builds where their walker stands. */
        readonly NotWhereYouStand: {
            /** @constant */
            readonly code: "NotWhereYouStand";
            readonly ruling: string;
            readonly cell: readonly [
                number,
                number
            ];
        };
        /** @description There is no drawn tile. */
        readonly NothingDrawn: {
            /** @constant */
            readonly code: "NothingDrawn";
            readonly ruling: string;
        };
        /** @description No tile, open or blind, has a legal placement. */
        readonly NothingFits: {
            /** @constant */
            readonly code: "NothingFits";
            readonly ruling: string;
        };
        /** @description It is not Nature's turn. */
        readonly NothingToReveal: {
            /** @constant */
            readonly code: "NothingToReveal";
            readonly ruling: string;
        };
        /** @description Open a seat that was closed or held by a bot. */
        readonly OpenSeat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "open_seat";
            readonly seat: number;
        };
        /** @description A table was opened: always the first event. */
        readonly Opened: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "opened";
            readonly options: components["schemas"]["Options"];
            readonly room: string;
            readonly commitment: string;
            readonly seats?: readonly components["schemas"]["Kept"][];
            readonly salt_digests?: readonly string[];
            readonly salts?: readonly string[];
            readonly trail?: components["schemas"]["Trail"] | null;
        };
        /** @description A table was opened; spectators do not see the room. */
        readonly OpenedSeen: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "opened";
            readonly options: components["schemas"]["Options"];
            readonly room?: string | null;
            readonly commitment: string;
            readonly seats?: readonly components["schemas"]["Kept"][];
            readonly salt_digests?: readonly string[];
        };
        /** @description What the host decides before the start; the defaults are the standard rules. */
        readonly Options: {
            readonly players?: number;
            readonly extensions?: readonly string[];
            readonly open_scores?: boolean;
            /**
             * @default {
             *       "kind": "none",
             *       "seconds": 0
             *     }
             */
            readonly clock?: components["schemas"]["Clock"];
            readonly child_seats?: readonly number[];
            readonly chat?: boolean;
            readonly spectators?: boolean;
        };
        /** @description The table's options were changed. */
        readonly OptionsChanged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "options";
            readonly options: components["schemas"]["Options"];
        };
        /**
         * @description An effect of a third-party extension.
         *
         *     With the key of its message, the message's arguments, and a sentence in English.
         */
        readonly OtherEffect: {
            readonly code: `${string}.${string}`;
            readonly facts: {
                readonly [key: string]: string | number | boolean | readonly [
                    number,
                    number
                ] | null;
            };
            readonly word_key: string;
            readonly sentence: string;
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /** @description A reason of a third-party extension, like `OtherEffect`. */
        readonly OtherReason: {
            readonly code: `${string}.${string}`;
            readonly ruling: string;
            readonly facts: {
                readonly [key: string]: string | number | boolean | readonly [
                    number,
                    number
                ] | null;
            };
            readonly word_key: string;
            readonly sentence: string;
        };
        /** @description Somebody sits in the helicopter there. */
        readonly PadIsManned: {
            /** @constant */
            readonly code: "PadIsManned";
            readonly ruling: string;
            readonly cell: readonly [
                number,
                number
            ];
        };
        /** @description A helicopter stands there. */
        readonly PadIsTaken: {
            /** @constant */
            readonly code: "PadIsTaken";
            readonly ruling: string;
            readonly cell: readonly [
                number,
                number
            ];
        };
        /** @description Send a ready-made sentence; or somebody sent one. */
        readonly PhraseFrame: {
            readonly phrase: components["schemas"]["Said"];
        };
        /** @description The object of one tile stands on another. */
        readonly PieceMoved: {
            /** @constant */
            readonly change: "PieceMoved";
            readonly start: readonly [
                number,
                number
            ];
            readonly to: readonly [
                number,
                number
            ];
        };
        /** @description An object of a player's supply stands on this tile. */
        readonly PiecePut: {
            /** @constant */
            readonly change: "PiecePut";
            readonly player: number;
            readonly what: string;
            readonly cell: readonly [
                number,
                number
            ];
        };
        /** @description The object of a tile is gone. Nothing in the box takes one away; an extension may. */
        readonly PieceTaken: {
            /** @constant */
            readonly change: "PieceTaken";
            readonly cell: readonly [
                number,
                number
            ];
        };
        /** @description Check that the connection is alive. */
        readonly PingFrame: {
            readonly ping: number;
        };
        /** @description Point at a tile; or somebody pointed at one. */
        readonly PingTileFrame: {
            readonly ping_tile: components["schemas"]["Pointed"];
        };
        /** @description The point card of a place is in a player's pile; if `first`, the one for its first visitor. */
        readonly PlaceScored: {
            /** @constant */
            readonly change: "PlaceScored";
            readonly player: number;
            readonly place: string;
            readonly first: boolean;
        };
        /** @description A player took the point card of a place; `first` for the card of its first visitor. */
        readonly PlaceTaken: {
            /** @constant */
            readonly code: "PlaceTaken";
            readonly seat: number;
            readonly place: string;
            readonly points: number;
            readonly first: boolean;
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /** @description Somebody pointing at a tile. */
        readonly Pointed: {
            readonly seat: number;
            readonly cell: readonly [
                number,
                number
            ];
        };
        /** @description The reply to a ping. */
        readonly PongFrame: {
            readonly pong: number;
        };
        /** @description Which seats are online, and how many people watch. */
        readonly Presence: {
            readonly seats: readonly number[];
            readonly watching: number;
        };
        /** @description Somebody connected or disconnected. */
        readonly PresenceFrame: {
            readonly presence: components["schemas"]["Presence"];
        };
        /** @description Give a seat that no person holds to a bot, or to another bot; before the start. */
        readonly PutBot: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "put_bot";
            readonly seat: number;
            /** @enum {string} */
            readonly bot: "marmot" | "squirrel" | "badger" | "ibex" | "fox" | "eagle" | "lynx" | "owl";
        };
        /** @description A raft lies there. */
        readonly RaftInTheWay: {
            /** @constant */
            readonly code: "RaftInTheWay";
            readonly ruling: string;
            readonly cell: readonly [
                number,
                number
            ];
        };
        /** @description A raft carries two. */
        readonly RaftIsFull: {
            /** @constant */
            readonly code: "RaftIsFull";
            readonly ruling: string;
            readonly cell: readonly [
                number,
                number
            ];
        };
        /** @description A raft that leads away lies on the shore of the walker's land. */
        readonly RaftWithinReach: {
            /** @constant */
            readonly code: "RaftWithinReach";
            readonly ruling: string;
            readonly cell: readonly [
                number,
                number
            ];
        };
        /** @description A player who can still build a raft may not swim. */
        readonly RaftsLeft: {
            /** @constant */
            readonly code: "RaftsLeft";
            readonly ruling: string;
            readonly left: number;
        };
        readonly Reason: components["schemas"]["NotPlaying"] | components["schemas"]["NotAMove"] | components["schemas"]["GameIsOver"] | components["schemas"]["NatureIsToMove"] | components["schemas"]["NothingToReveal"] | components["schemas"]["NotAmongTheBlind"] | components["schemas"]["ConnectFirst"] | components["schemas"]["ConnectedAlready"] | components["schemas"]["NoSuchSlot"] | components["schemas"]["FitsNowhere"] | components["schemas"]["NothingDrawn"] | components["schemas"]["DrawnTileFits"] | components["schemas"]["DrawnTileMustBeSwapped"] | components["schemas"]["NoBlindTiles"] | components["schemas"]["NothingFits"] | components["schemas"]["SomethingFits"] | components["schemas"]["CellIsTaken"] | components["schemas"]["NotNextToATile"] | components["schemas"]["NoSuchRotation"] | components["schemas"]["SidesClash"] | components["schemas"]["NoSuchMeans"] | components["schemas"]["WrongPrice"] | components["schemas"]["NotEnoughSteps"] | components["schemas"]["NoTileThere"] | components["schemas"]["NotANeighbour"] | components["schemas"]["NotAnEntrance"] | components["schemas"]["FreeCircle"] | components["schemas"]["NoSuchBuilding"] | components["schemas"]["NotWhereYouStand"] | components["schemas"]["NotOnThisTile"] | components["schemas"]["BuiltOnAlready"] | components["schemas"]["NoneLeft"] | components["schemas"]["NotInAHelicopter"] | components["schemas"]["NotAPad"] | components["schemas"]["PadIsTaken"] | components["schemas"]["PadIsManned"] | components["schemas"]["NoRestAfterPad"] | components["schemas"]["NoStopOnPad"] | components["schemas"]["NotOnARaft"] | components["schemas"]["NotOnThisRiver"] | components["schemas"]["RaftInTheWay"] | components["schemas"]["SwimmerInTheWay"] | components["schemas"]["InTheWater"] | components["schemas"]["RaftsLeft"] | components["schemas"]["RaftWithinReach"] | components["schemas"]["NoOtherLand"] | components["schemas"]["NotWater"] | components["schemas"]["NotFromARaft"] | components["schemas"]["NotTheNearShore"] | components["schemas"]["WaterWithoutRaft"] | components["schemas"]["RaftIsFull"] | components["schemas"]["HelicopterWithinReach"] | components["schemas"]["OtherReason"];
        /** @description The command had no effect and never will. */
        readonly Refusal: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly answer: "refused";
            /** Format: uuid */
            readonly id: string;
            /** @enum {string} */
            readonly code: "stale" | "not_yours" | "wrong_phase" | "no_such_seat" | "seat_taken" | "seat_not_a_person" | "seat_not_open" | "seat_resigned" | "colour_taken" | "seats_open" | "too_few_players" | "hikes_missing" | "not_your_turn" | "not_a_move" | "illegal" | "nothing_to_undo" | "not_away" | "no_holidays" | "no_days_left" | "not_on_holiday" | "no_clock" | "not_due" | "not_offered";
            readonly reason?: components["schemas"]["Reason"] | null;
            readonly head: number;
        };
        /** @description Tiles that fitted nowhere went back to the blind tiles. */
        readonly RejectsReturned: {
            /** @constant */
            readonly code: "RejectsReturned";
            readonly tiles: readonly string[];
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /** @description Open a new table with the same people after the game. */
        readonly Rematch: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "rematch";
        };
        /** @description A new table for the same people was opened. */
        readonly RematchOpened: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "rematch";
            readonly table: string;
        };
        /** @description A new table was opened; spectators do not see its link. */
        readonly RematchSeen: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "rematch";
            readonly table?: string | null;
        };
        /** @description A tile left the game. */
        readonly Removed: {
            /** @constant */
            readonly code: "Removed";
            readonly seat: number;
            readonly tile: string;
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /** @description End one's own part in the game with the points so far, for good; the stand-in plays the seat on. */
        readonly Resign: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "resign";
            readonly seat: number;
        };
        /** @description Somebody ended their part in the game; the stand-in plays the seat from now on. */
        readonly Resigned: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "resigned";
            readonly seat: number;
            readonly points: number;
            readonly host?: number | null;
            readonly secret?: string | null;
        };
        /** @description A blind tile was turned face up; it went to the `open` row, the `hand` or the `rejects`. */
        readonly Revealed: {
            /** @constant */
            readonly code: "Revealed";
            readonly tile: string;
            readonly to: string;
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /** @description Take a seat away from its holder. */
        readonly Revoke: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "revoke";
            readonly seat: number;
        };
        /** @description The seat was taken away; tokens of earlier generations are now invalid. */
        readonly Revoked: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "revoked";
            readonly seat: number;
            readonly generation: number;
        };
        /** @description A ready-made sentence. */
        readonly Said: {
            readonly seat: number;
            /** @enum {string} */
            readonly code: "hello" | "good-morning" | "good-evening" | "nice-to-see-you" | "good-luck" | "have-fun" | "lets-go" | "one-moment" | "back-soon" | "i-am-back" | "snack-break" | "good-night" | "bye" | "your-turn" | "take-your-time" | "i-am-thinking" | "no-idea" | "i-have-a-plan" | "just-in-time" | "oops" | "oh-no" | "nice-walk" | "nice-tile" | "nice-hut" | "nice-flight" | "nice-sailing" | "clever" | "brave" | "lucky-you" | "wow" | "ouch-bear" | "what-a-view" | "pretty-flower" | "cold-water" | "steep" | "tired-feet" | "see-you-at-the-hut" | "yes" | "no-thanks" | "thank-you" | "you-are-welcome" | "sorry" | "well-done" | "good-game" | "another-game";
        };
        /** @description Somebody sat down. */
        readonly Sat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "sat";
            readonly seat: number;
            readonly look: components["schemas"]["Look"];
            readonly word?: string;
            readonly generation: number;
        };
        /** @description Add a word to the bag, after seeing its commitment and before the start. */
        readonly SayWord: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "word";
            readonly seat: number;
            readonly word: string;
        };
        /** @description A seat was closed. */
        readonly SeatClosed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "seat_closed";
            readonly seat: number;
        };
        /** @description A seat was opened. */
        readonly SeatOpened: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "seat_opened";
            readonly seat: number;
        };
        /** @description A command as sent: with its idempotency key and the version of the table it is based on. */
        readonly SentCommand: {
            /** Format: uuid */
            readonly id: string;
            readonly expected_seq: number;
            readonly expected_at?: string | null;
            readonly command: components["schemas"]["ChangeOptions"] | components["schemas"]["Sit"] | components["schemas"]["ChangeLook"] | components["schemas"]["SayWord"] | components["schemas"]["Stand"] | components["schemas"]["Leave"] | components["schemas"]["Resign"] | components["schemas"]["PutBot"] | components["schemas"]["CloseSeat"] | components["schemas"]["OpenSeat"] | components["schemas"]["HandOn"] | components["schemas"]["Claim"] | components["schemas"]["Revoke"] | components["schemas"]["Hike"] | components["schemas"]["Start"] | components["schemas"]["MakeMove"] | components["schemas"]["Undo"] | components["schemas"]["StartOver"] | components["schemas"]["Back"] | components["schemas"]["Holiday"] | components["schemas"]["ChangeClock"] | components["schemas"]["Abort"] | components["schemas"]["Rematch"] | components["schemas"]["Expire"];
        };
        readonly ServerFrame: components["schemas"]["WelcomeFrame"] | components["schemas"]["TableFrame"] | components["schemas"]["WentBackFrame"] | components["schemas"]["EventFrame"] | components["schemas"]["MoveFrame"] | components["schemas"]["AnswerFrame"] | components["schemas"]["WhyNotFrame"] | components["schemas"]["WaysFrame"] | components["schemas"]["WorthFrame"] | components["schemas"]["HintFrame"] | components["schemas"]["PresenceFrame"] | components["schemas"]["PhraseFrame"] | components["schemas"]["PingTileFrame"] | components["schemas"]["ChatFrame"] | components["schemas"]["PongFrame"] | components["schemas"]["GoingFrame"];
        /** @description How long a turn may take. */
        readonly ShownClock: {
            /** @enum {string} */
            readonly kind: "none" | "live" | "correspondence";
            readonly seconds: number;
        };
        /** @description When the table ends by itself unless somebody does something, and from when on pages say so. */
        readonly ShownEnd: {
            /** Format: date-time */
            readonly at: string;
            /** Format: date-time */
            readonly announced: string;
        };
        /** @description The game on the table. */
        readonly ShownGame: {
            readonly setup: string;
            readonly order: readonly number[];
            readonly tiles: readonly (readonly [
                string,
                number,
                number,
                number
            ])[];
            readonly open: readonly string[];
            readonly hand: string | null;
            readonly blind: {
                readonly [key: string]: number;
            };
            readonly rejects: readonly string[];
            readonly removed: readonly string[];
            readonly players: readonly components["schemas"]["ShownPlayer"][];
            readonly objects: readonly (readonly [
                string,
                number,
                number,
                number
            ])[];
            readonly marks: readonly (readonly [
                string,
                number,
                number,
                number
            ])[];
            readonly swimmers: readonly components["schemas"]["ShownSwimmer"][];
            readonly steps: components["schemas"]["ShownSteps"];
            readonly firsts: readonly string[];
        };
        /** @description A player's look; a bot's animal is its level, named in the reader's language. */
        readonly ShownLook: {
            readonly name: string | null;
            readonly animal: ("badger" | "bear" | "beaver" | "chamois" | "deer" | "dormouse" | "fox" | "frog" | "goose" | "hare" | "hedgehog" | "ibex" | "lynx" | "marmot" | "mole" | "otter" | "owl" | "raven" | "salamander" | "squirrel") | ("marmot" | "squirrel" | "badger" | "ibex" | "fox" | "eagle" | "lynx" | "owl");
            /** @enum {string} */
            readonly colour: "red" | "blue" | "yellow" | "green" | "violet";
        };
        /** @description What the host decided. */
        readonly ShownOptions: {
            readonly players: number;
            readonly extensions: readonly string[];
            readonly open_scores: boolean;
            readonly clock: components["schemas"]["ShownClock"];
            readonly child_seats: readonly number[];
            readonly chat: boolean;
            readonly spectators: boolean;
        };
        /** @description The point cards of a player. */
        readonly ShownPile: {
            readonly places: readonly string[];
            readonly firsts: readonly string[];
            readonly bears: number;
            readonly visits: {
                readonly [key: string]: number;
            };
        };
        /** @description A player; pile and score are null where the pile lies face down for the reader. */
        readonly ShownPlayer: {
            readonly at: readonly [
                number,
                number
            ];
            readonly cards: number;
            readonly left: {
                readonly [key: string]: number;
            };
            readonly pile: components["schemas"]["ShownPile"] | null;
            readonly score: readonly components["schemas"]["ShownScoreLine"][] | null;
        };
        /** @description The result of a game, by player. */
        readonly ShownResult: {
            readonly ranks: readonly number[];
            readonly points: readonly (readonly components["schemas"]["ShownScoreLine"][])[];
            readonly decided_by: readonly string[];
        };
        /** @description Points from one source. */
        readonly ShownScoreLine: {
            readonly source: string;
            readonly points: number;
        };
        /** @description A seat at the table. */
        readonly ShownSeat: {
            readonly seat: number;
            /** @enum {string} */
            readonly kind: "open" | "person" | "bot" | "closed";
            readonly look: components["schemas"]["ShownLook"] | null;
            readonly bot: ("marmot" | "squirrel" | "badger" | "ibex" | "fox" | "eagle" | "lynx" | "owl") | null;
            readonly away: boolean;
            readonly held: boolean;
            readonly resigned: number | null;
            readonly holiday: string | null;
            readonly holiday_used: number;
            readonly generation: number;
            readonly hiked: number | null;
            readonly word: boolean;
            readonly mine: boolean;
        };
        /** @description What is left of the turn: free steps, and tiles to connect first. */
        readonly ShownSteps: {
            readonly free: number;
            readonly connect: number;
        };
        /** @description A player in the water: near the land `near` or, if that is null, in the middle of the tile. */
        readonly ShownSwimmer: {
            readonly player: number;
            readonly near: readonly [
                number,
                number
            ] | null;
        };
        /** @description A table as one reader may see it. */
        readonly ShownTable: {
            readonly seq: number;
            /** Format: date-time */
            readonly at: string;
            /** @enum {string} */
            readonly phase: "waiting" | "playing" | "over" | "aborted";
            readonly room: string | null;
            readonly options: components["schemas"]["ShownOptions"];
            readonly clock: components["schemas"]["ShownClock"];
            readonly turn_days: number | null;
            readonly holiday_days: number | null;
            readonly commitment: string;
            readonly host: number | null;
            readonly seats: readonly components["schemas"]["ShownSeat"][];
            readonly turn: components["schemas"]["ShownTurn"];
            readonly game: components["schemas"]["ShownGame"] | null;
            readonly legal: readonly string[] | null;
            readonly result: components["schemas"]["ShownResult"] | null;
            readonly secret: string | null;
            readonly rematch: string | null;
            readonly trail: string | null;
        };
        /** @description Whose turn it is: a seat at the table, null when nobody is to move. */
        readonly ShownTurn: {
            readonly seat: number | null;
            readonly deadline: string | null;
            readonly can_undo: boolean;
            readonly take_back: number | null;
            readonly ends: components["schemas"]["ShownEnd"] | null;
            readonly idle: boolean;
        };
        /** @description The side in this direction does not fit the neighbour's. */
        readonly SidesClash: {
            /** @constant */
            readonly code: "SidesClash";
            readonly ruling: string;
            readonly cell: readonly [
                number,
                number
            ];
            readonly direction: number;
            readonly side: string;
            readonly against: string;
        };
        /** @description Take an open seat. */
        readonly Sit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "sit";
            readonly seat: number;
            readonly look: components["schemas"]["Look"];
            readonly word?: string;
        };
        /** @description A tile may leave the game only when nothing fits. */
        readonly SomethingFits: {
            /** @constant */
            readonly code: "SomethingFits";
            readonly ruling: string;
        };
        /** @description Leave a seat before the start. */
        readonly Stand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "stand";
            readonly seat: number;
        };
        /** @description Start the game; the first player is the one who hiked last, or is drawn. */
        readonly Start: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "start";
            /**
             * @default draw
             * @enum {string}
             */
            readonly first?: "hiked" | "draw";
        };
        /** @description Undo everything since the beginning of the turn, or since a tile was revealed. */
        readonly StartOver: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "start_over";
            readonly seat: number;
        };
        /** @description The game began. */
        readonly Started: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "started";
            readonly order: readonly number[];
            readonly setup: string;
            readonly digests: readonly string[];
            readonly reveals: readonly string[];
            /** @enum {string} */
            readonly first: "hiked" | "draw";
        };
        /** @description The game began; with the words for the bag, empty where erased. */
        readonly StartedSeen: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "started";
            readonly order: readonly number[];
            readonly setup: string;
            readonly digests: readonly string[];
            readonly words: readonly string[];
            readonly salts: readonly string[];
            readonly reveals: readonly string[];
            /** @enum {string} */
            readonly first: "hiked" | "draw";
        };
        /** @description A visit earned a step: an extra-step card, or with a full hand a free step of this turn. */
        readonly StepEarned: {
            /** @constant */
            readonly code: "StepEarned";
            readonly seat: number;
            readonly as_card: boolean;
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /** @description The turn's free steps and tiles to connect change by these amounts; negative means fewer. */
        readonly StepsChanged: {
            /** @constant */
            readonly change: "StepsChanged";
            readonly free: number;
            readonly connect: number;
        };
        /** @description Somebody left their seat. */
        readonly Stood: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "stood";
            readonly seat: number;
        };
        readonly StoredEvent: components["schemas"]["Opened"] | components["schemas"]["OptionsChanged"] | components["schemas"]["Sat"] | components["schemas"]["LookChanged"] | components["schemas"]["WordSaid"] | components["schemas"]["Stood"] | components["schemas"]["Left"] | components["schemas"]["Resigned"] | components["schemas"]["BotPut"] | components["schemas"]["SeatClosed"] | components["schemas"]["SeatOpened"] | components["schemas"]["HandedOn"] | components["schemas"]["Claimed"] | components["schemas"]["Revoked"] | components["schemas"]["Hiked"] | components["schemas"]["Started"] | components["schemas"]["Moved"] | components["schemas"]["Undone"] | components["schemas"]["Expired"] | components["schemas"]["CameBack"] | components["schemas"]["HolidayChanged"] | components["schemas"]["ClockChanged"] | components["schemas"]["Aborted"] | components["schemas"]["RematchOpened"];
        /** @description The drawn tile took this slot of the open row. */
        readonly Swapped: {
            /** @constant */
            readonly code: "Swapped";
            readonly seat: number;
            readonly tile: string;
            readonly slot: number;
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /** @description Somebody swims there. */
        readonly SwimmerInTheWay: {
            /** @constant */
            readonly code: "SwimmerInTheWay";
            readonly ruling: string;
            readonly cell: readonly [
                number,
                number
            ];
        };
        /** @description A walker is in the water of this tile: near the land `near`, or in the middle if that is None. */
        readonly SwimmerMoved: {
            /** @constant */
            readonly change: "SwimmerMoved";
            readonly player: number;
            readonly to: readonly [
                number,
                number
            ];
            readonly near: readonly [
                number,
                number
            ] | null;
        };
        readonly TableChange: components["schemas"]["TileLaid"] | components["schemas"]["TileTaken"] | components["schemas"]["TilesExchanged"] | components["schemas"]["WalkerMoved"] | components["schemas"]["SwimmerMoved"] | components["schemas"]["PiecePut"] | components["schemas"]["PieceMoved"] | components["schemas"]["PieceTaken"] | components["schemas"]["MarkPut"] | components["schemas"]["MarkTaken"] | components["schemas"]["CardsChanged"] | components["schemas"]["PlaceScored"] | components["schemas"]["BearScored"] | components["schemas"]["VisitScored"] | components["schemas"]["StepsChanged"] | components["schemas"]["TurnPassed"];
        /** @description A whole table: on connecting, or after too large a gap. */
        readonly TableFrame: {
            readonly table: components["schemas"]["ShownTable"];
        };
        /** @description A tile lies on the map. */
        readonly TileLaid: {
            /** @constant */
            readonly change: "TileLaid";
            readonly tile: string;
            readonly cell: readonly [
                number,
                number
            ];
            readonly rotation: number;
        };
        /** @description A tile went from one part of the offer to another or out of it; `slot` where it lay in the open row. */
        readonly TileTaken: {
            /** @constant */
            readonly change: "TileTaken";
            readonly tile: string;
            /** @enum {string} */
            readonly start: "blind" | "open" | "hand" | "rejects" | "removed" | "map";
            /** @enum {string} */
            readonly to: "blind" | "open" | "hand" | "rejects" | "removed" | "map";
            readonly slot: number | null;
        };
        /** @description The drawn tile and the one in this slot of the open row changed places. */
        readonly TilesExchanged: {
            /** @constant */
            readonly change: "TilesExchanged";
            readonly slot: number;
        };
        /** @description That a table walks the trail of a day (docs/decisions/0066). */
        readonly Trail: {
            readonly day: string;
            readonly tries: number;
        };
        /** @description A player's turn began. */
        readonly TurnBegan: {
            /** @constant */
            readonly code: "TurnBegan";
            readonly seat: number;
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /** @description A player's turn ended; unused free steps lapsed. */
        readonly TurnEnded: {
            /** @constant */
            readonly code: "TurnEnded";
            readonly seat: number;
            readonly lapsed: number;
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /** @description A turn begins, with these free steps and tiles to connect; it is nobody's if the player is None. */
        readonly TurnPassed: {
            /** @constant */
            readonly change: "TurnPassed";
            readonly player: number | null;
            readonly free: number;
            readonly connect: number;
        };
        /** @description Undo the last move of this turn, unless a tile was revealed since. */
        readonly Undo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "undo";
            readonly seat: number;
        };
        /** @description The position after an earlier event was restored. */
        readonly Undone: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "undone";
            readonly seat: number;
            readonly to: number;
        };
        /** @description The outcome is unknown: retry with the same id, which is idempotent. */
        readonly Unknown: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly answer: "unknown";
            /** Format: uuid */
            readonly id: string;
            readonly retry_ms?: number;
        };
        /** @description A player's pile counts one more visit to an object of this kind. */
        readonly VisitScored: {
            /** @constant */
            readonly change: "VisitScored";
            readonly player: number;
            readonly what: string;
        };
        /** @description A walker stepped onto another player's object, whose owner took a point card. */
        readonly Visited: {
            /** @constant */
            readonly code: "Visited";
            readonly seat: number;
            readonly owner: number;
            readonly what: string;
            readonly cell: readonly [
                number,
                number
            ];
            readonly points: number;
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /** @description A walker is on this tile, and not in the water. */
        readonly WalkerMoved: {
            /** @constant */
            readonly change: "WalkerMoved";
            readonly player: number;
            readonly to: readonly [
                number,
                number
            ];
        };
        /** @description Walking into water needs a raft there. */
        readonly WaterWithoutRaft: {
            /** @constant */
            readonly code: "WaterWithoutRaft";
            readonly ruling: string;
            readonly cell: readonly [
                number,
                number
            ];
        };
        /** @description A way to a cell: its moves, its cost and its effects. */
        readonly Way: {
            readonly to: readonly [
                number,
                number
            ];
            readonly moves: readonly string[];
            readonly free: number;
            readonly cards: number;
            readonly effects: readonly components["schemas"]["Effect"][];
            readonly worth: number;
        };
        /** @description All ways at one seq, the kindest to each cell first. */
        readonly Ways: {
            /** Format: uuid */
            readonly id: string;
            readonly seq: number;
            readonly ways: readonly components["schemas"]["Way"][];
        };
        /** @description The answer to `ways`. */
        readonly WaysFrame: {
            readonly ways: components["schemas"]["Ways"];
        };
        /** @description The seats the tokens are valid for, and the table's current seq. */
        readonly Welcome: {
            readonly seats: readonly number[];
            readonly host: boolean;
            readonly head: number;
            readonly link: string;
        };
        /** @description The answer to hello. */
        readonly WelcomeFrame: {
            readonly welcome: components["schemas"]["Welcome"];
        };
        /** @description A walker moved by some means of travel, paid for with free steps and extra-step cards. */
        readonly Went: {
            /** @constant */
            readonly code: "Went";
            readonly seat: number;
            readonly means: string;
            readonly start: readonly [
                number,
                number
            ];
            readonly to: readonly [
                number,
                number
            ];
            readonly free: number;
            readonly cards: number;
            readonly changes?: readonly components["schemas"]["TableChange"][];
        };
        /** @description The table as it is now, because the server lost events that the client had seen. */
        readonly WentBackFrame: {
            /** @constant */
            readonly went_back: true;
            readonly table: components["schemas"]["ShownTable"];
        };
        /** @description The engine's reason, null if the move is allowed. */
        readonly WhyNot: {
            /** Format: uuid */
            readonly id: string;
            readonly reason: components["schemas"]["Reason"] | null;
        };
        /** @description The answer to `why_not`. */
        readonly WhyNotFrame: {
            readonly why_not: components["schemas"]["WhyNot"];
        };
        /** @description Somebody added a word to the bag. */
        readonly WordSaid: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "word";
            readonly seat: number;
            readonly word?: string;
        };
        /** @description Somebody added a word to the bag; only they see it. */
        readonly WordSeen: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "word";
            readonly seat: number;
            readonly word?: string | null;
        };
        /**
         * @description How many points more a player would have with places that they lack, at one seq.
         *
         *     Both are empty for a seat that is not the sender's, and when no game is on.
         */
        readonly Worth: {
            /** Format: uuid */
            readonly id: string;
            readonly seq: number;
            readonly places: {
                readonly [key: string]: number;
            };
            readonly sets: {
                readonly [key: string]: number;
            };
        };
        /** @description The answer to `worth`. */
        readonly WorthFrame: {
            readonly worth: components["schemas"]["Worth"];
        };
        /** @description Free text, where the table allows it. */
        readonly Written: {
            readonly seat: number;
            readonly text: string;
        };
        /** @description It costs a different number of steps. */
        readonly WrongPrice: {
            /** @constant */
            readonly code: "WrongPrice";
            readonly ruling: string;
            readonly steps: number;
            readonly price: number;
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
export type AnswerFrame = components['schemas']['AnswerFrame'];
export type AskHintFrame = components['schemas']['AskHintFrame'];
export type AskWaysFrame = components['schemas']['AskWaysFrame'];
export type AskWhyNotFrame = components['schemas']['AskWhyNotFrame'];
export type AskWorthFrame = components['schemas']['AskWorthFrame'];
export type Asked = components['schemas']['Asked'];
export type AskedHint = components['schemas']['AskedHint'];
export type AskedWays = components['schemas']['AskedWays'];
export type AskedWorth = components['schemas']['AskedWorth'];
export type Back = components['schemas']['Back'];
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
export type ChatFrame = components['schemas']['ChatFrame'];
export type Claim = components['schemas']['Claim'];
export type Claimed = components['schemas']['Claimed'];
export type ClientFrame = components['schemas']['ClientFrame'];
export type Clock = components['schemas']['Clock'];
export type ClockChanged = components['schemas']['ClockChanged'];
export type CloseSeat = components['schemas']['CloseSeat'];
export type CommandFrame = components['schemas']['CommandFrame'];
export type ConnectFirst = components['schemas']['ConnectFirst'];
export type Connected = components['schemas']['Connected'];
export type ConnectedAlready = components['schemas']['ConnectedAlready'];
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
export type Going = components['schemas']['Going'];
export type GoingFrame = components['schemas']['GoingFrame'];
export type HandOn = components['schemas']['HandOn'];
export type HandedOn = components['schemas']['HandedOn'];
export type HelicopterWithinReach = components['schemas']['HelicopterWithinReach'];
export type Hello = components['schemas']['Hello'];
export type HelloFrame = components['schemas']['HelloFrame'];
export type Hike = components['schemas']['Hike'];
export type Hiked = components['schemas']['Hiked'];
export type Hint = components['schemas']['Hint'];
export type HintFrame = components['schemas']['HintFrame'];
export type HintedMove = components['schemas']['HintedMove'];
export type Holiday = components['schemas']['Holiday'];
export type HolidayChanged = components['schemas']['HolidayChanged'];
export type InTheWater = components['schemas']['InTheWater'];
export type Kept = components['schemas']['Kept'];
export type Leave = components['schemas']['Leave'];
export type Left = components['schemas']['Left'];
export type Look = components['schemas']['Look'];
export type LookChanged = components['schemas']['LookChanged'];
export type MakeMove = components['schemas']['MakeMove'];
export type MarkPut = components['schemas']['MarkPut'];
export type MarkTaken = components['schemas']['MarkTaken'];
export type MoveFrame = components['schemas']['MoveFrame'];
export type Moved = components['schemas']['Moved'];
export type NatureIsToMove = components['schemas']['NatureIsToMove'];
export type NewScore = components['schemas']['NewScore'];
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
export type NothingDrawn = components['schemas']['NothingDrawn'];
export type NothingFits = components['schemas']['NothingFits'];
export type NothingToReveal = components['schemas']['NothingToReveal'];
export type OpenSeat = components['schemas']['OpenSeat'];
export type Opened = components['schemas']['Opened'];
export type OpenedSeen = components['schemas']['OpenedSeen'];
export type Options = components['schemas']['Options'];
export type OptionsChanged = components['schemas']['OptionsChanged'];
export type OtherEffect = components['schemas']['OtherEffect'];
export type OtherReason = components['schemas']['OtherReason'];
export type PadIsManned = components['schemas']['PadIsManned'];
export type PadIsTaken = components['schemas']['PadIsTaken'];
export type PhraseFrame = components['schemas']['PhraseFrame'];
export type PieceMoved = components['schemas']['PieceMoved'];
export type PiecePut = components['schemas']['PiecePut'];
export type PieceTaken = components['schemas']['PieceTaken'];
export type PingFrame = components['schemas']['PingFrame'];
export type PingTileFrame = components['schemas']['PingTileFrame'];
export type PlaceScored = components['schemas']['PlaceScored'];
export type PlaceTaken = components['schemas']['PlaceTaken'];
export type Pointed = components['schemas']['Pointed'];
export type PongFrame = components['schemas']['PongFrame'];
export type Presence = components['schemas']['Presence'];
export type PresenceFrame = components['schemas']['PresenceFrame'];
export type PutBot = components['schemas']['PutBot'];
export type RaftInTheWay = components['schemas']['RaftInTheWay'];
export type RaftIsFull = components['schemas']['RaftIsFull'];
export type RaftWithinReach = components['schemas']['RaftWithinReach'];
export type RaftsLeft = components['schemas']['RaftsLeft'];
export type Reason = components['schemas']['Reason'];
export type Refusal = components['schemas']['Refusal'];
export type RejectsReturned = components['schemas']['RejectsReturned'];
export type Rematch = components['schemas']['Rematch'];
export type RematchOpened = components['schemas']['RematchOpened'];
export type RematchSeen = components['schemas']['RematchSeen'];
export type Removed = components['schemas']['Removed'];
export type Resign = components['schemas']['Resign'];
export type Resigned = components['schemas']['Resigned'];
export type Revealed = components['schemas']['Revealed'];
export type Revoke = components['schemas']['Revoke'];
export type Revoked = components['schemas']['Revoked'];
export type Said = components['schemas']['Said'];
export type Sat = components['schemas']['Sat'];
export type SayWord = components['schemas']['SayWord'];
export type SeatClosed = components['schemas']['SeatClosed'];
export type SeatOpened = components['schemas']['SeatOpened'];
export type SentCommand = components['schemas']['SentCommand'];
export type ServerFrame = components['schemas']['ServerFrame'];
export type ShownClock = components['schemas']['ShownClock'];
export type ShownEnd = components['schemas']['ShownEnd'];
export type ShownGame = components['schemas']['ShownGame'];
export type ShownLook = components['schemas']['ShownLook'];
export type ShownOptions = components['schemas']['ShownOptions'];
export type ShownPile = components['schemas']['ShownPile'];
export type ShownPlayer = components['schemas']['ShownPlayer'];
export type ShownResult = components['schemas']['ShownResult'];
export type ShownScoreLine = components['schemas']['ShownScoreLine'];
export type ShownSeat = components['schemas']['ShownSeat'];
export type ShownSteps = components['schemas']['ShownSteps'];
export type ShownSwimmer = components['schemas']['ShownSwimmer'];
export type ShownTable = components['schemas']['ShownTable'];
export type ShownTurn = components['schemas']['ShownTurn'];
export type SidesClash = components['schemas']['SidesClash'];
export type Sit = components['schemas']['Sit'];
export type SomethingFits = components['schemas']['SomethingFits'];
export type Stand = components['schemas']['Stand'];
export type Start = components['schemas']['Start'];
export type StartOver = components['schemas']['StartOver'];
export type Started = components['schemas']['Started'];
export type StartedSeen = components['schemas']['StartedSeen'];
export type StepEarned = components['schemas']['StepEarned'];
export type StepsChanged = components['schemas']['StepsChanged'];
export type Stood = components['schemas']['Stood'];
export type StoredEvent = components['schemas']['StoredEvent'];
export type Swapped = components['schemas']['Swapped'];
export type SwimmerInTheWay = components['schemas']['SwimmerInTheWay'];
export type SwimmerMoved = components['schemas']['SwimmerMoved'];
export type TableChange = components['schemas']['TableChange'];
export type TableFrame = components['schemas']['TableFrame'];
export type TileLaid = components['schemas']['TileLaid'];
export type TileTaken = components['schemas']['TileTaken'];
export type TilesExchanged = components['schemas']['TilesExchanged'];
export type Trail = components['schemas']['Trail'];
export type TurnBegan = components['schemas']['TurnBegan'];
export type TurnEnded = components['schemas']['TurnEnded'];
export type TurnPassed = components['schemas']['TurnPassed'];
export type Undo = components['schemas']['Undo'];
export type Undone = components['schemas']['Undone'];
export type Unknown = components['schemas']['Unknown'];
export type VisitScored = components['schemas']['VisitScored'];
export type Visited = components['schemas']['Visited'];
export type WalkerMoved = components['schemas']['WalkerMoved'];
export type WaterWithoutRaft = components['schemas']['WaterWithoutRaft'];
export type Way = components['schemas']['Way'];
export type Ways = components['schemas']['Ways'];
export type WaysFrame = components['schemas']['WaysFrame'];
export type Welcome = components['schemas']['Welcome'];
export type WelcomeFrame = components['schemas']['WelcomeFrame'];
export type Went = components['schemas']['Went'];
export type WentBackFrame = components['schemas']['WentBackFrame'];
export type WhyNot = components['schemas']['WhyNot'];
export type WhyNotFrame = components['schemas']['WhyNotFrame'];
export type WordSaid = components['schemas']['WordSaid'];
export type WordSeen = components['schemas']['WordSeen'];
export type Worth = components['schemas']['Worth'];
export type WorthFrame = components['schemas']['WorthFrame'];
export type Written = components['schemas']['Written'];
export type WrongPrice = components['schemas']['WrongPrice'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
