/** Drag and drop of a tile from the row onto the map. Everything a drag does can also be done by taps. */
import type { Cell, How } from "../../board";
import type { Turn } from "./turn.svelte";

/** How far a pointer may slip before a tap becomes a drag. */
const SLIP = 9;

interface Held {
  readonly source: string;
  readonly tile: string;
  readonly x: number;
  readonly y: number;
}

export class Dragging {
  /** The tile being dragged, if any. */
  held = $state.raw<Held | null>(null);
  readonly #turn: Turn;
  readonly #under: (x: number, y: number) => Cell | null;
  #start: Held | null = null;
  #done = false;

  constructor(turn: Turn, under: (x: number, y: number) => Cell | null) {
    this.#turn = turn;
    this.#under = under;
  }

  down(event: PointerEvent, source: string, tile: string): void {
    if (event.button !== 0) return;
    this.#done = false;
    this.#start = { source, tile, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    const start = this.#start;
    if (!start) return;
    const { clientX: x, clientY: y } = event;
    if (!this.held) {
      if (Math.hypot(x - start.x, y - start.y) < SLIP) return;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.#turn.hold(start.source);
    }
    this.held = { ...start, x, y };
    this.#turn.hover(this.#under(x, y));
  }

  up(event: PointerEvent): void {
    const held = this.held;
    this.#start = null;
    this.held = null;
    if (!held) return;
    this.#done = true;
    this.#turn.hover(null);
    const cell = event.type === "pointerup" ? this.#under(event.clientX, event.clientY) : null;
    if (cell) this.#turn.tap(cell, event.pointerType as How);
    else this.#turn.back();
  }

  /** Whether the click that follows belongs to a drag and has to be ignored. */
  swallow(): boolean {
    const done = this.#done;
    this.#done = false;
    return done;
  }
}
