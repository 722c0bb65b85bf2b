/** The script of the hosting worker. */
import { startPython } from "../runtime/python";
import { CannotStart } from "../runtime/reasons";
import { Host } from "./host";
import type { FromHost, ToHost } from "./messages";
import { Thinking } from "./thinking";

const tell = (message: FromHost): void => postMessage(message);
const thinker = (): Worker => new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });

const host = startPython({ progress: (there, all) => tell({ kind: "progress", there, all }) }).then(
  (python) => new Host(python, new Thinking(thinker), tell),
);
host.then(
  () => tell({ kind: "ready" }),
  (error: unknown) => tell({ kind: "failed", reason: error instanceof CannotStart ? error.reason : "failed" }),
);

onmessage = ({ data }: MessageEvent<ToHost>) => void host.then((one) => one.hear(data));
