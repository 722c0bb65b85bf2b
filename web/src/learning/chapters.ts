/** The in-app rules: chapters and paragraphs, and which paragraph explains a ruling. It implements no rule. */
import type { Reason } from "../wire/stream";
import made from "./chapters.json";

export interface Paragraph {
  /** The message with its heading; `key.text` is its text. */
  readonly key: string;
  /** Where it comes from: book, ours, reconstructed, or several of them joined by hyphens. */
  readonly origin: string;
  readonly rulings: readonly string[];
}

export interface Chapter {
  /** The message with its title; `key.text` is its introduction. */
  readonly key: string;
  /** The rulebook it is of: the base game's, or an extension's. */
  readonly part: string;
  readonly paragraphs: readonly Paragraph[];
}

/** In the order in which they are read. */
export const CHAPTERS = made as readonly Chapter[];

/** The rulebooks in the order in which they are read. */
export const PARTS: readonly string[] = [...new Set(CHAPTERS.map(({ part }) => part))];

const TOLD: ReadonlyMap<string, string> = new Map(
  CHAPTERS.flatMap(({ paragraphs }) => paragraphs.flatMap(({ key, rulings }) => rulings.map((one) => [one, key]))),
);

/** The paragraph that explains a ruling; null for an unknown one. */
export const paragraphOf = (ruling: string): string | null => TOLD.get(ruling) ?? null;

/** The paragraph behind the engine's “why not”; null for reasons that are not the engine's. */
export function paragraphOfReason(reason: Reason): string | null {
  if ("word_key" in reason) return `${reason.code.split(".")[0]}-rules`;
  return "ruling" in reason ? paragraphOf(reason.ruling) : null;
}

/** The URL fragment of a chapter or paragraph. */
export const anchorOf = (key: string): string => key.replace(/^rules?-/, "");

/** Where to read it. */
export const addressOf = (key: string): string => `/rules#${anchorOf(key)}`;
