/** A replay in the fragment of a link: raw deflate, which browsers decompress natively, in base64url. */

/** A limit far above any game, so that a forged link cannot exhaust memory. */
const MOST = 200_000;
const LETTERS = /^[\w-]{20,20000}$/;

export const isFragment = (text: string): boolean => LETTERS.test(text);

/** Decompresses a replay; throws if it is invalid, and stops as soon as it is too long. */
export async function unfolded(fragment: string): Promise<string> {
  if (!isFragment(fragment)) throw new Error("not a replay");
  const packed = atob(fragment.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.pipeThrough(new TextDecoderStream("utf-8", { fatal: true })).getReader();
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length <= MOST) continue;
    await reader.cancel();
    throw new Error("too long for a replay");
  }
  return text;
}
