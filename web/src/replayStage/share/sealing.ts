/**
 * Verifies that every tile came out of the bag as the secret and the words determine: `rifugio.dealer.verify` in
 * TypeScript, on the reader's device. The guarantees are in docs/decisions/0012; version 2 is in 0042.
 */
import type { Replay } from "../../replay/replay";
import type { Salted } from "../../replay/script";
import { hex, hmac, joined, sha256, unhex } from "./sha256";

const SCHEME = "rifugio-sealed-bag-1";
const SCHEME_2 = "rifugio-sealed-bag-2";
const SECRET_LENGTH = 32;

export type Verdict =
  | { readonly code: "Genuine"; readonly draws: number }
  | { readonly code: "NoSeal" | "WrongSecret" }
  | { readonly code: "WrongWord"; readonly player: number }
  | { readonly code: "WrongDraw"; readonly number: number; readonly expected: string; readonly found: string };

const text = (words: string): Uint8Array => new TextEncoder().encode(words);

function number(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

/** Length-prefixed parts, so that no two different inputs are ever hashed as the same bytes. */
const framed = (...parts: readonly Uint8Array[]): Uint8Array =>
  joined(...parts.flatMap((part) => [number(part.length), part]));
const encoded = (purpose: string, ...parts: readonly Uint8Array[]): Uint8Array =>
  framed(text(SCHEME), text(purpose), ...parts);
const encoded2 = (purpose: string, ...parts: readonly Uint8Array[]): Uint8Array =>
  framed(text(SCHEME_2), text(purpose), ...parts);

export const commitmentOf = (secret: Uint8Array): string => `${SCHEME}:${hex(sha256(encoded("commitment", secret)))}`;

export const gameKey = (secret: Uint8Array, setup: string, words: readonly string[]): Uint8Array =>
  hmac(secret, encoded("key", text(setup), ...words.map((word) => text(word.normalize("NFC")))));

/** Version 2: the key takes digests of the words, so that the words can be erased. */
const bytesOf = (digest: string): Uint8Array => unhex(digest) ?? new Uint8Array();

const saltedCommitment = (secret: Uint8Array, { salt_digests }: Salted): string =>
  `${SCHEME_2}:${hex(sha256(encoded2("commitment", secret, ...salt_digests.map(bytesOf))))}`;

const saltedKey = (secret: Uint8Array, setup: string, { digests }: Salted): Uint8Array =>
  hmac(secret, encoded2("key", text(setup), ...digests.map(bytesOf)));

/** Whether a word and its salt match their digests; if both were erased, there is nothing to check. */
function asSaid(word: string, player: number, { digests, salts, salt_digests, seats }: Salted): boolean {
  const salt = salts[player] ?? "";
  if (!word && !salt) return true;
  const committed = hex(sha256(encoded2("salt", bytesOf(salt))));
  const digest = word && hex(sha256(encoded2("word", bytesOf(salt), text(word.normalize("NFC")))));
  return committed === salt_digests[seats[player] ?? -1] && digest === digests[player];
}

/** A uniform number below `size`, by rejection sampling. */
export function draw(key: Uint8Array, turn: number, size: number): number {
  const mask = 2 ** (32 - Math.clz32(size - 1)) - 1;
  for (let attempt = 0; ; attempt += 1) {
    const bytes = hmac(key, encoded("draw", number(turn), number(attempt)));
    const found = (new DataView(bytes.buffer).getUint32(0) & mask) >>> 0;
    if (found < size) return found;
  }
}

/** An index into the list of face-down tiles, sorted by id, with duplicates. */
function drawTile(key: Uint8Array, turn: number, faceDown: ReadonlyMap<string, number>): string {
  const row = [...faceDown].flatMap(([tile, many]) => Array.from({ length: many }, () => tile)).sort();
  return row[draw(key, turn, row.length)] ?? "";
}

export function verify(replay: Replay): Verdict {
  const { commitment, words, secret, salted } = replay.seal;
  const bytes = secret ? unhex(secret) : null;
  if (!commitment || !words || bytes?.length !== SECRET_LENGTH) return { code: "NoSeal" };
  if ((salted ? saltedCommitment(bytes, salted) : commitmentOf(bytes)) !== commitment) return { code: "WrongSecret" };
  const player = salted ? words.findIndex((word, player) => !asSaid(word, player, salted)) : -1;
  if (player >= 0) return { code: "WrongWord", player };
  const key = salted ? saltedKey(bytes, replay.setup, salted) : gameKey(bytes, replay.setup, words);
  const faceDown = new Map(Object.entries(replay.start.blind));
  const count = (tile: string, by: number): unknown => faceDown.set(tile, (faceDown.get(tile) ?? 0) + by);
  let draws = 0;
  for (const told of replay.frames.flatMap(({ effects }) => effects)) {
    if (told.code === "RejectsReturned") for (const tile of told.tiles) count(tile, 1);
    if (told.code !== "Revealed") continue;
    const [expected, found] = [drawTile(key, draws, faceDown), told.tile];
    draws += 1;
    if (expected !== found) return { code: "WrongDraw", number: draws, expected, found };
    count(found, -1);
  }
  return { code: "Genuine", draws };
}
