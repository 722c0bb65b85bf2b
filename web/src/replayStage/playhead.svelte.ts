/** The playhead of a replay: the current frame, and playback until somebody touches it. */
import type { Colour, Highlight } from "../board";
import type { Replay, Frame } from "../replay/replay";

/** How long a step is shown; one without a visible change passes quickly. */
export const STEP_MS = 950;
export const GLANCE_MS = 260;
export const SPEEDS = [1, 2, 4] as const;

const SEEN = new Set(["Connected", "Went", "Built", "Removed", "GameEnded"]);

export const lookMs = ({ effects }: Frame): number =>
  effects.some(({ code }) => SEEN.has(code)) ? STEP_MS : GLANCE_MS;

/** The marks of a turn up to a frame: tiles laid, the way walked. */
export function marksOf(frames: readonly Frame[], at: number, colours: readonly Colour[]): Highlight[] {
  const frame = frames[at];
  if (!frame || frame.seat === null) return [];
  const turn = frames.slice(0, at + 1).filter((one) => one.number === frame.number && one.seat !== null);
  const told = turn.flatMap(({ effects }) => effects);
  const laid = told.flatMap((one) => (one.code === "Connected" ? [one.cell] : []));
  const went = told.filter((one) => one.code === "Went");
  const trail = went[0] && [went[0].start, ...went.map(({ to }) => to)];
  return [{ colour: colours[frame.seat] ?? "red", laid, trail }];
}

export class Playhead {
  readonly replay: Replay;
  at = $state(0);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  /** Whether the next change is shown without animation. */
  jumping = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(replay: Replay, at = 0) {
    this.replay = replay;
    this.at = at;
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }
  get frame(): Frame {
    return this.replay.frames[this.at] as Frame;
  }

  /** Goes to a frame; an adjacent one is reached with animation. */
  go(to: number): void {
    const at = Math.max(0, Math.min(this.last, Math.round(to)));
    this.jumping = at !== this.at + 1;
    this.at = at;
    if (this.playing) this.#wait();
  }
  step(by: number): void {
    this.stop();
    this.go(this.at + by);
  }
  /** Goes to the beginning of the next turn, of this one, or of the one before. */
  turn(by: 1 | -1): void {
    this.stop();
    const { frames } = this.replay;
    const begins = frames.flatMap(({ number }, index) => (number !== frames[index - 1]?.number ? [index] : []));
    const to = by > 0 ? begins.find((index) => index > this.at) : begins.findLast((index) => index < this.at);
    this.go(to ?? (by > 0 ? this.last : 0));
  }

  toggle(): void {
    if (this.playing) return this.stop();
    if (this.at >= this.last) this.go(0);
    this.playing = true;
    this.#wait();
  }
  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }
  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        if (this.at >= this.last) return this.stop();
        this.go(this.at + 1);
      },
      lookMs(this.frame) / this.speed,
    );
  }

  /** Returns whether the key was handled. */
  press(key: string): boolean {
    if (key === "ArrowLeft") this.step(-1);
    else if (key === "ArrowRight") this.step(1);
    else if (key === "PageUp") this.turn(-1);
    else if (key === "PageDown") this.turn(1);
    else if (key === "Home") this.step(-this.replay.frames.length);
    else if (key === "End") this.step(this.replay.frames.length);
    else if (key === " ") this.toggle();
    else return false;
    return true;
  }
}
