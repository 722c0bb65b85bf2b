/** Animates a difference. Everything is already in its final place; the animation only shows how it got there. */
import { isStill } from "./still";
import { key, type Cell } from "./geometry";
import type { Difference } from "./difference";
import type { Plane } from "./plane";

export const STEP_MS = 240;
export const WALK_MS = 1200;
const DROP_MS = 240;

export class Motion {
  #running: Animation[] = [];

  constructor(
    private readonly root: () => Element | undefined,
    private readonly plane: () => Plane,
  ) {}

  /** Finishes all animations at once: a tap or a newer state never waits. */
  finish(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
  }

  play(change: Difference): void {
    this.finish();
    if (isStill()) return;
    change.laid.forEach((cell) => this.#drop(`[data-tile="${key(cell)}"]`));
    change.built.forEach(({ what, player, cell }) => this.#drop(`[data-piece="${what}${player}@${key(cell)}"]`));
    change.carried.forEach(({ what, player, from, to }) =>
      this.#go(`[data-piece="${what}${player}@${key(to)}"]`, [from, to], 3),
    );
    change.walked.forEach(({ player, cells }) => this.#go(`[data-piece="walker${player}"]`, cells, 1));
  }

  #each(selector: string): Iterable<Element> {
    return this.root()?.querySelectorAll(selector) ?? [];
  }

  #run(element: Element, frames: Keyframe[], duration: number, easing: string): void {
    this.#running.push(element.animate(frames, { duration, easing }));
  }

  #drop(selector: string): void {
    for (const element of this.#each(selector)) {
      const frames = [
        { transform: "translateY(-34px)", opacity: 0 },
        { transform: "translateY(2px)", opacity: 1, offset: 0.75 },
        { transform: "none", opacity: 1 },
      ];
      this.#run(element, frames, DROP_MS, "cubic-bezier(.3,0,.6,1)");
    }
  }

  /** Along the middles of the cells, with a small hop at each; `steps` is how long one of them takes. */
  #go(selector: string, cells: readonly Cell[], steps: number): void {
    const { centre } = this.plane();
    const end = centre(cells.at(-1) as Cell);
    const spot = (cell: Cell): [number, number] => [centre(cell).x - end.x, centre(cell).y - end.y];
    const frames: Keyframe[] = [];
    cells.forEach((cell, i) => {
      const [x, y] = spot(cell);
      const before = cells[i - 1];
      if (before) {
        const [px, py] = spot(before);
        frames.push({ transform: `translate(${(x + px) / 2}px, ${(y + py) / 2 - 12}px)` });
      }
      frames.push({ transform: `translate(${x}px, ${y}px)` });
    });
    const duration = Math.min(WALK_MS, STEP_MS * steps * (cells.length - 1));
    for (const element of this.#each(selector)) this.#run(element, frames, duration, "ease-in-out");
  }
}
