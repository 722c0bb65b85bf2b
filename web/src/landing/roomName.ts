/** Three words, however they were written: “Quiet amber lake” is quiet-amber-lake. Null if they are not three. */
export function roomName(text: string): string | null {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.length === 3 ? words.join("-") : null;
}
