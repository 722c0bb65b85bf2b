/** Whether nothing should slide or pulse: because the device says so, or because somebody wishes it here. */
export const isStill = (): boolean =>
  document.documentElement.dataset["motion"] === "still" || matchMedia("(prefers-reduced-motion: reduce)").matches;
