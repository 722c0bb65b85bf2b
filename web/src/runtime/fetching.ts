/** Files of the runtime: fetched with progress, unpacked, and checked. */
import { RUNTIME, type RuntimeFile } from "./manifest";
import { CannotStart, LIMIT } from "./reasons";

/** Called with the bytes, as they are sent, that are there now. */
type Progress = (there: number) => void;
type Bytes = Uint8Array<ArrayBuffer>;

/** A file, unpacked. What does not have its hash is asked for once more, past every cache. */
export async function fetchFile(file: RuntimeFile, progress: Progress): Promise<Bytes> {
  try {
    for (const cache of ["default", "reload"] as const) {
      const bytes = await unpacked(file, cache, progress);
      if (await isIntact(file, bytes)) return bytes;
    }
    throw new Error(`${file.path} is damaged`);
  } catch (error) {
    throw new CannotStart("network", error);
  }
}

/** Given up when nothing comes for a while. */
async function unpacked(file: RuntimeFile, cache: RequestCache, progress: Progress): Promise<Bytes> {
  const patience = new AbortController();
  const giveUp = () => patience.abort();
  let timer = setTimeout(giveUp, LIMIT);
  try {
    const answer = await fetch(new URL(file.path, RUNTIME), { cache, signal: patience.signal });
    if (!answer.ok || !answer.body) throw new Error(`${file.path}: ${answer.status}`);
    return await read(answer.body, file, (there) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, LIMIT);
      progress(there);
    });
  } finally {
    clearTimeout(timer);
  }
}

/** Some hosts unpack `.gz` on the way: what comes is packed if it begins like it. */
async function read(body: ReadableStream<Bytes>, file: RuntimeFile, progress: Progress): Promise<Bytes> {
  const reader = body.getReader();
  const first = (await reader.read()).value ?? new Uint8Array();
  const isPacked = first[0] === 0x1f && first[1] === 0x8b;
  const scale = isPacked ? 1 : file.packed / file.bytes;
  let there = 0;
  const pass = (chunk: Bytes, out: ReadableStreamDefaultController<Bytes>) => {
    progress((there += chunk.length * scale));
    out.enqueue(chunk);
  };
  const counted = new ReadableStream<Bytes>({
    start: (out) => pass(first, out),
    async pull(out) {
      const { done, value } = await reader.read();
      if (done) out.close();
      else pass(value, out);
    },
  });
  const plain = isPacked ? counted.pipeThrough(new DecompressionStream("gzip")) : counted;
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

/** Without https there is nothing to check it with, and whoever could change a file could change this script. */
async function isIntact(file: RuntimeFile, bytes: Bytes): Promise<boolean> {
  if (bytes.length !== file.bytes) return false;
  if (!self.isSecureContext) return true;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === file.sha256;
}
