/** Runs something once the page has nothing better to do; Safari has no idle callbacks. */
export function whenIdle(then: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(then, { timeout: 4000 });
  else setTimeout(then, 1500);
}
