/** The sounds of the game as synthesiser notes. */
import type { Change } from "../wire/stream";

export type SoundName = "lay" | "step" | "fly" | "water" | "build" | "card" | "bear" | "turn" | "end";

export interface Note {
  /** Seconds after the beginning. */
  readonly at: number;
  readonly lasts: number;
  /** For noise, the pitch is the frequency of the filter. */
  readonly shape: "sine" | "triangle" | "noise";
  readonly hz: number;
  /** Where the pitch glides to. */
  readonly to?: number;
  readonly loud: number;
}

const bell = (at: number, hz: number, loud = 0.22): Note[] => [
  { at, lasts: 0.9, shape: "sine", hz, loud },
  { at, lasts: 0.4, shape: "sine", hz: hz * 2.76, loud: loud * 0.3 },
];
const knock = (at: number, hz: number, loud: number): Note[] => [
  { at, lasts: 0.09, shape: "triangle", hz, to: hz * 0.6, loud },
  { at, lasts: 0.05, shape: "noise", hz: hz * 5, loud: loud * 0.5 },
];

export const SOUNDS: Readonly<Record<SoundName, readonly Note[]>> = {
  lay: [
    { at: 0, lasts: 0.1, shape: "noise", hz: 1500, to: 500, loud: 0.12 },
    ...knock(0.07, 170, 0.4),
    ...knock(0.12, 140, 0.16),
  ],
  step: [
    { at: 0, lasts: 0.06, shape: "noise", hz: 2400, to: 1200, loud: 0.1 },
    { at: 0.05, lasts: 0.08, shape: "noise", hz: 1400, to: 700, loud: 0.07 },
  ],
  fly: Array.from({ length: 7 }, (_, beat): Note => ({
    ...{ at: beat * 0.085, lasts: 0.07, shape: "noise", hz: 420 + beat * 40 },
    loud: 0.2 - Math.abs(beat - 3) * 0.035,
  })),
  water: [
    { at: 0, lasts: 0.5, shape: "noise", hz: 700, to: 1900, loud: 0.12 },
    { at: 0.1, lasts: 0.14, shape: "sine", hz: 380, to: 760, loud: 0.1 },
    { at: 0.24, lasts: 0.12, shape: "sine", hz: 460, to: 880, loud: 0.07 },
  ],
  build: [...knock(0, 320, 0.32), ...knock(0.16, 350, 0.32), ...knock(0.32, 430, 0.36)],
  card: [
    { at: 0, lasts: 0.09, shape: "noise", hz: 3200, to: 5200, loud: 0.08 },
    ...bell(0.06, 1174.7, 0.1),
    ...bell(0.14, 1568, 0.09),
  ],
  bear: [
    { at: 0, lasts: 0.5, shape: "triangle", hz: 105, to: 62, loud: 0.42 },
    { at: 0, lasts: 0.5, shape: "noise", hz: 260, to: 120, loud: 0.3 },
  ],
  turn: [...bell(0, 784), ...bell(0.16, 1046.5)],
  end: [...bell(0, 523.3), ...bell(0.18, 659.3), ...bell(0.36, 784), ...bell(0.6, 1046.5, 0.28)],
};

const BY_MEANS: Readonly<Record<string, SoundName>> = { walk: "step", fly: "fly", sail: "water", swim: "water" };
const BY_EFFECT: Readonly<Record<string, SoundName>> = {
  Connected: "lay",
  Built: "build",
  PlaceTaken: "card",
  Visited: "card",
  BearMet: "bear",
  GameEnded: "end",
};

/** The sounds of an event, without repeats. */
export function soundsOf({ effects }: Pick<Change, "effects">): SoundName[] {
  const names = effects.flatMap((effect) => {
    const name = effect.code === "Went" ? BY_MEANS[effect.means] : BY_EFFECT[effect.code];
    return name ?? [];
  });
  return [...new Set(names)];
}
