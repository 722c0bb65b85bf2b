/** Why Python does not start, as far as a page can say something about it. */
export type Reason = "blocked" | "memory" | "network" | "failed";

export class CannotStart extends Error {
  constructor(
    readonly reason: Reason,
    cause?: unknown,
  ) {
    super(`Python does not start: ${reason}`, { cause });
  }
}

/** Whatever takes longer is never going to answer: a blocked WebAssembly does not even fail. */
export const LIMIT = 10_000;

/** The answer of a promise, or its failure, or this reason if neither comes in time. */
export function inTime<Answer>(promise: Promise<Answer>, reason: Reason): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new CannotStart(reason, "no answer")), LIMIT);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
