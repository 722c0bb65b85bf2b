/** Runs something once the page has nothing better to do; Safari has no idle callbacks. */
export function whenIdle(then: () => unknown): void {
  if ("requestIdleCallback" in window) requestIdleCallback(then, { timeout: 4000 });
  else setTimeout(then, 1500);
}

/** Fetches code before it is needed; what does not come is fetched when it is. */
export const fetchAhead = (...loads: (() => Promise<unknown>)[]): void =>
  whenIdle(() => loads.forEach((load) => void load().catch(() => undefined)));

/** Does long work in steps, so that the page can answer in between; a step says whether there is more. Returns how to stop. */
export function inSteps(step: () => boolean): () => void {
  let over = false;
  const soon = (): unknown =>
    "requestIdleCallback" in window ? requestIdleCallback(next, { timeout: 200 }) : setTimeout(next, 20);
  const next = (): void => {
    if (!over && step()) soon();
  };
  soon();
  return () => (over = true);
}
