/** The props of the board besides the game. It knows no rules and no language: all texts come from outside. */
import type { Cell } from "./geometry";
import type { TargetKind } from "./art/marks";
import type { Colour } from "./art/symbols";
import type { Snippet } from "svelte";

export type { Cell, Colour };

/** A tile with its cell and rotation; an object or mark with its owner and cell. */
type Laid = readonly [tile: string, q: number, r: number, rotation: number];
type Standing = readonly [what: string, player: number, q: number, r: number];

/** The part of a game that is on the map. Anything with these fields can be drawn. */
export interface BoardGame {
  readonly tiles: readonly Laid[];
  readonly objects: readonly Standing[];
  /** Marks of third-party extensions on the map. */
  readonly marks?: readonly Standing[];
  /** In the water near the shore of some land or, if that is null, in the middle of the tile. */
  readonly swimmers: readonly { readonly player: number; readonly near: readonly [number, number] | null }[];
  /** The places that nobody has taken yet. */
  readonly firsts: readonly string[];
  readonly players: readonly { readonly at: readonly [number, number] }[];
}

/** What a tap was made with. */
export type How = "mouse" | "touch" | "pen" | "key";

/** The kinds of target that have an icon; others get a plain one. */
export type { TargetKind };

/** A cell where an action is possible. */
export interface Target {
  readonly cell: Cell;
  readonly kind: TargetKind;
  /** For screen readers: what a tap would do. */
  readonly label: string;
  /** Steps it costs; shown beside the picture. */
  readonly cost?: number | undefined;
  /** What it brings the player, in a word: “+7”; shown at the top of the tile. */
  readonly gain?: string | undefined;
}

/** A tile that is not laid yet. */
export interface Ghost {
  readonly tile: string;
  readonly cell: Cell;
  readonly rotation: number;
  /** Whether it fits; otherwise it is drawn as a refusal. */
  readonly fits?: boolean | undefined;
  /** Whether it can be turned: then the wheel over it turns it. */
  readonly turns?: boolean | undefined;
}

export interface PathStep {
  readonly cell: Cell;
  /** What the step brings or costs, in a word or two: "+2", "−3". */
  readonly note?: string | undefined;
  readonly tone?: "good" | "bad" | undefined;
}

/** A previewed walk. */
export interface PathPreview {
  readonly from: Cell;
  readonly steps: readonly PathStep[];
  readonly colour?: Colour | undefined;
}

/** What somebody did in their last turn. */
export interface Highlight {
  readonly colour: Colour;
  /** Corner brackets round these: tiles laid. */
  readonly laid?: readonly Cell[] | undefined;
  /** A dotted line along these. */
  readonly trail?: readonly Cell[] | undefined;
  /** A flag here: where the turn ended, or something was built. */
  readonly flag?: Cell | undefined;
  /** The cells in the spotlight; everything else is dimmed. */
  readonly spot?: readonly Cell[] | undefined;
  /** A stamp on these: they belong to somebody. */
  readonly owned?: readonly Cell[] | undefined;
  /** Somebody points here. */
  readonly point?: Cell | undefined;
}

/** A side at which something does not fit. */
export interface Clash {
  readonly cell: Cell;
  readonly direction: number;
}

/** The way a walker took between two states; without it the walker goes straight. */
export interface Walk {
  readonly player: number;
  readonly cells: readonly Cell[];
}

export interface BoardWords {
  /** What the board is called. */
  readonly board: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  /** That a tap comes closer first. */
  readonly closer: string;
}

/** Whoever looks at the board and has a walker on it. */
export interface Mine {
  readonly player: number;
  /** What the button is called that shows where they are. */
  readonly find: string;
}

export interface BoardProps {
  game: BoardGame;
  /** The colour of each player, in the order of play. */
  colours: readonly Colour[];
  words: BoardWords;
  /** The description of a cell, for screen readers. */
  describe: (cell: Cell) => string;
  targets?: readonly Target[];
  ghost?: Ghost | null;
  path?: PathPreview | null;
  highlights?: readonly Highlight[];
  clash?: Clash | null;
  selected?: Cell | null;
  /** A card beside a cell, in screen coordinates: it keeps its size when zooming. */
  card?: Snippet | undefined;
  /** More buttons over the map, which keeps its targets clear of them. */
  more?: Snippet | undefined;
  /** The cell the card lies beside; without one there is no card. */
  beside?: Cell | null;
  /** The ways walkers took since the last state. */
  walks?: readonly Walk[];
  mine?: Mine | null;
  /** Pixels at the top that something covers: what is fitted stays below them. */
  covered?: number;
  /** Whether changes are shown as motion. */
  animate?: boolean;
  ontap?: (cell: Cell, how: How) => void;
  onhover?: (cell: Cell | null) => void;
  /** The keyboard's cursor has gone to a cell. */
  oncursor?: (cell: Cell) => void;
  /** The wheel was turned over a ghost that turns. */
  onturn?: (by: 1 | -1) => void;
}
