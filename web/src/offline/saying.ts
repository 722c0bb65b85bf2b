/** What the service worker says to its pages. */

/** Where are you? The answer is the path. */
export const WHERE = "where";
/** A notice has been shown. */
export const SHOWN = "shown";

/** Calls a function when a notice has been shown; returns how to stop that. */
export function onShown(then: () => void): () => void {
  if (!("serviceWorker" in navigator)) return () => undefined;
  const heard = ({ data }: MessageEvent): void => void (data === SHOWN && then());
  navigator.serviceWorker.addEventListener("message", heard);
  return () => navigator.serviceWorker.removeEventListener("message", heard);
}
