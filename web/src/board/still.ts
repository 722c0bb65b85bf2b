/** Reduced motion: from the device, or from our own setting. */
export const isStill = (): boolean =>
  document.documentElement.dataset["motion"] === "still" || matchMedia("(prefers-reduced-motion: reduce)").matches;
