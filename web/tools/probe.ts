/** A worker that does what it is told, for the tests and figures of the runtime. */
import { startPython, type Python } from "../src/runtime/python";
import { CannotStart } from "../src/runtime/reasons";

let python: Python | undefined;

addEventListener(
  "message",
  async ({ data: [name, ...args] }: MessageEvent<[string, ...(string | number | null)[]]>) => {
    try {
      if (name === "start") {
        const progress: [number, number][] = [];
        python = await startPython({ progress: (there, all) => progress.push([there, all]) });
        postMessage({ answer: JSON.stringify(progress) });
      } else {
        postMessage({ answer: python!.call(name, String(args[0]), ...args.slice(1)) });
      }
    } catch (error) {
      postMessage({
        fault: error instanceof CannotStart ? error.reason : String(error),
        why: String((error as Error).cause),
      });
    }
  },
);
