/**
 * Full-text search in the rules: ignores accents and case, and matches prefixes, plurals and parts of compounds. Each
 * paragraph is also found by the synonyms in its `.also`: what the printed booklet or people call it.
 */
import { CHAPTERS, type Chapter, type Paragraph } from "../learning/chapters";

/** What a message says in the reader's language. */
export type Say = (key: string) => string;

export interface Hit {
  readonly chapter: Chapter;
  /** Null for the chapter's introduction. */
  readonly paragraph: Paragraph | null;
}

/** The weight of a match, by where it is found. */
const WORTH = { heading: 5, also: 6, text: 1, chapter: 2 } as const;
type Where = keyof typeof WORTH;
/** The weight of a match: the whole word, its beginning, or a part of it. */
const [WHOLE, BEGINNING, LOOSE] = [2, 1, 0.25];
/** From this length on, a word may match as part of another, or with another ending. */
const LONG = 4;
const ENDING = 3;
/** The bonus for a paragraph with exactly this name. */
const CALLED = 20;
/** The most occurrences of a word that count. */
const OFTEN = 3;

/** A text folded for comparison: lower case, no accents, ß as ss. */
export const fold = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");

export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Its words, and those with hyphens written as one, too. */
function indexed(text: string): string[] {
  const joined = fold(text).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? [];
  return [...wordsOf(text), ...joined.map((one) => one.replaceAll("-", ""))];
}

/** How well a word of a text matches a search term; 0 if it does not. */
function matches(wanted: string, word: string): number {
  if (word === wanted) return WHOLE;
  if (word.startsWith(wanted)) return BEGINNING;
  if (wanted.length >= LONG && word.includes(wanted)) return LOOSE;
  const longer = wanted.length - word.length;
  return word.length >= LONG && longer > 0 && longer <= ENDING && wanted.startsWith(word) ? LOOSE : 0;
}

/** The score of a text: every search term must occur somewhere. */
function answers(wanted: readonly string[], found: Readonly<Record<Where, readonly string[]>>): number {
  let sum = 0;
  for (const word of wanted) {
    let worth = 0;
    for (const where of Object.keys(WORTH) as Where[]) {
      const hits = found[where].map((one) => matches(word, one)).filter(Boolean);
      const counted = where === "text" ? hits.slice(0, OFTEN) : [Math.max(0, ...hits)];
      worth += WORTH[where] * counted.reduce((one, other) => one + other, 0);
    }
    if (!worth) return 0;
    sum += worth;
  }
  return sum;
}

/** The search terms: without stop words, unless there is nothing else. */
function wantedIn(question: string, say: Say): readonly string[] {
  const small = new Set(wordsOf(say("rulebook-small-words")));
  const all = wordsOf(question);
  const telling = all.filter((word) => !small.has(word));
  return telling.length ? telling : all;
}

/** The synonyms of a paragraph; not all have any. */
function alsoOf(key: string, say: Say): readonly string[] {
  const name = `${key}.also`;
  const said = say(name);
  return said === name ? [] : said.split(", ");
}

const spoken = (text: string): string => wordsOf(text).join(" ");

/** Search results, best first: paragraphs and introductions of chapters; a ruling's number finds its paragraph. */
export function search(question: string, say: Say, chapters: readonly Chapter[] = CHAPTERS): readonly Hit[] {
  const wanted = wantedIn(question, say);
  if (!wanted.length) return [];
  const ruling = question.trim().toUpperCase();
  const found: { hit: Hit; worth: number }[] = [];
  const look = (chapter: Chapter, paragraph: Paragraph | null): void => {
    const { key } = paragraph ?? chapter;
    const also = alsoOf(key, say);
    const called = also.some((name) => spoken(name) === spoken(question)) ? CALLED : 0;
    const worth = answers(wanted, {
      heading: indexed(say(key)),
      also: also.flatMap(indexed),
      text: indexed(say(`${key}.text`)),
      chapter: paragraph ? indexed(say(chapter.key)) : [],
    });
    const named = !!paragraph?.rulings.includes(ruling);
    if (named || worth) found.push({ hit: { chapter, paragraph }, worth: named ? Infinity : worth + called });
  };
  for (const chapter of chapters) {
    for (const paragraph of chapter.paragraphs) look(chapter, paragraph);
    look(chapter, null);
  }
  return found.sort((one, other) => other.worth - one.worth).map(({ hit }) => hit);
}

/** A text in pieces, with the matches marked. */
export function marked(
  text: string,
  question: string,
  say: Say,
): readonly { readonly text: string; readonly hit: boolean }[] {
  const wanted = wantedIn(question, say);
  const pieces = text.split(/([\p{L}\p{N}]+)/u).filter(Boolean);
  return pieces.map((piece) => ({ text: piece, hit: wanted.some((word) => matches(word, fold(piece)) > 0) }));
}
