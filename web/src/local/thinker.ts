/** The script of the thinking worker: bots and reviews, so that the table always answers. */
import { startPython } from "../runtime/python";
import type { FromThinker, ToThinker } from "./messages";

const python = startPython();

onmessage = async ({ data: { id, kind, question } }: MessageEvent<ToThinker>) => {
  const answer = (await python).call("rifugio.worker.calls", kind, question) ?? "{}";
  postMessage({ id, answer } satisfies FromThinker);
};
