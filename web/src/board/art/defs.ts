/** Shared definitions of all drawings: gradients, and shapes used many times. Put into the page once. */
import { TURNED, UPRIGHT } from "../plane";
import type { Terrain } from "../tiles";
import { drawn } from "./drawing";
import { n } from "./svg";

/** How far the neighbour's ground reaches into a tile. */
const LIP = 17;

/** The strip along side 0, as wide as the tile is there; the neighbour draws its mirror image. */
const lip = (): string => {
  const wide = 28.9 + LIP * Math.tan(Math.PI / 6);
  return `M50.3 -28.9V28.9L${50 - LIP} ${n(wide)}V${n(-wide)}Z`;
};

export const GROUND: Readonly<Record<Terrain, string>> = {
  grass: "grass",
  forest: "forest",
  rock: "rock",
  top: "top",
  water: "bank",
};

const stop = (offset: number, colour: string, opacity: number): string =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

const lipGradient = (name: string): string =>
  `<linearGradient id="rf-lip-${name}" x1="1" x2="0" y1="0" y2="0">${stop(0, `var(--rf-${name})`, 0.5)}${stop(0.45, `var(--rf-${name})`, 0.2)}${stop(1, `var(--rf-${name})`, 0)}</linearGradient>`;

/** A soft patch of another tone on the ground. */
const swell = (name: string): string =>
  `<radialGradient id="rf-swell-${name}">${stop(0, `var(--rf-${name})`, 0.85)}${stop(0.5, `var(--rf-${name})`, 0.5)}${stop(1, `var(--rf-${name})`, 0)}</radialGradient>`;

/** Light from the upper left, as on every shaded map. */
const LIGHT = `<linearGradient id="rf-light" x1=".2" y1="0" x2=".8" y2="1">${stop(0, "#fff", 0.26)}${stop(0.45, "#fff", 0)}${stop(0.6, "#000", 0)}${stop(1, "#2a1c08", 0.13)}</linearGradient>`;

const HATCH =
  '<pattern id="rf-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="3.4" height="7" fill="var(--rf-clash)"/></pattern>';

const SWELLS = ["grass-light", "forest-light", "rock-light", "rock-dark"];

export const DEFS = drawn(
  `<defs>${LIGHT}${HATCH}${Object.values(GROUND).map(lipGradient).join("")}${SWELLS.map(swell).join("")}` +
    `<path id="rf-hex" d="${UPRIGHT.hex}"/><path id="rf-hex-turned" d="${TURNED.hex}"/><path id="rf-lip" d="${lip()}"/></defs>`,
);
