/** Drops accents that a phone's keyboard adds, and normalises the Turkish i. */
const plain = (text: string): string => {
  const letters = text.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return letters.toLowerCase().replaceAll("ı", "i");
};

/**
 * Normalises a typed room code: “Quiet amber, Lake 47 11” is quiet-amber-lake-4711. Null if it is not a code.
 * The server corrects one mistyped letter per word.
 */
export function roomName(text: string): string | null {
  const typed = plain(text);
  const words = typed.match(/[a-z]+/g) ?? [];
  const digits = (typed.match(/[0-9]/g) ?? []).join("");
  return words.length === 3 && digits.length === 4 ? [...words, digits].join("-") : null;
}
