/** A code, however it was written: “Quiet amber, Lake 47 11” is quiet-amber-lake-4711. Null if it is none. */
export function roomName(text: string): string | null {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const digits = (text.match(/[0-9]/g) ?? []).join("");
  return words.length === 3 && digits.length === 4 ? [...words, digits].join("-") : null;
}
