/** Accents that a phone's keyboard puts on letters, and the Turkish keyboard's i, are typing, not spelling. */
const plain = (text: string): string => {
  const letters = text.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return letters.toLowerCase().replaceAll("ı", "i");
};

/**
 * A code, however it was typed: “Quiet amber, Lake 47 11” is quiet-amber-lake-4711. Null if it is none.
 * The server forgives a slip of one letter in a word.
 */
export function roomName(text: string): string | null {
  const typed = plain(text);
  const words = typed.match(/[a-z]+/g) ?? [];
  const digits = (typed.match(/[0-9]/g) ?? []).join("");
  return words.length === 3 && digits.length === 4 ? [...words, digits].join("-") : null;
}
