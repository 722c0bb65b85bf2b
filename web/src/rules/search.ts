/** Looking for words in the rules, as people type them: without accents, in any case, the beginnings of words. */
import { CHAPTERS, type Chapter, type Paragraph } from "./chapters";

/** What a message says in the reader's language. */
export type Say = (key: string) => string;

export interface Hit {
  readonly chapter: Chapter;
  readonly paragraph: Paragraph;
}

const IN_A_HEADING = 3;

/** A text as it is looked for: small letters, no accents, ß as ss. */
export const fold = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");

export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** How well a text answers: each wanted word has to begin a word of it; what is in the heading counts more. */
function answers(wanted: readonly string[], heading: readonly string[], text: readonly string[]): number {
  let sum = 0;
  for (const word of wanted) {
    const above = heading.some((one) => one.startsWith(word));
    const inside = text.filter((one) => one.startsWith(word)).length;
    if (!above && !inside) return 0;
    sum += (above ? IN_A_HEADING : 0) + inside;
  }
  return sum;
}

/** The paragraphs in which all these words are, the best first; a ruling's number finds its paragraph. */
export function search(question: string, say: Say, chapters: readonly Chapter[] = CHAPTERS): readonly Hit[] {
  const wanted = wordsOf(question);
  if (!wanted.length) return [];
  const ruling = question.trim().toUpperCase();
  const found: { hit: Hit; worth: number }[] = [];
  for (const chapter of chapters) {
    const title = wordsOf(say(chapter.key));
    for (const paragraph of chapter.paragraphs) {
      const heading = [...title, ...wordsOf(say(paragraph.key))];
      const named = paragraph.rulings.includes(ruling);
      const worth = named ? Infinity : answers(wanted, heading, wordsOf(say(`${paragraph.key}.text`)));
      if (worth) found.push({ hit: { chapter, paragraph }, worth });
    }
  }
  return found.sort((one, other) => other.worth - one.worth).map(({ hit }) => hit);
}

/** A text in pieces, those that answer the question marked: to show where it was found. */
export function marked(text: string, question: string): readonly { readonly text: string; readonly hit: boolean }[] {
  const wanted = wordsOf(question);
  const pieces = text.split(/([\p{L}\p{N}]+)/u).filter(Boolean);
  return pieces.map((piece) => ({ text: piece, hit: wanted.some((word) => fold(piece).startsWith(word)) }));
}
