/** The keyboard on a board: its cursor, and what each key does. */
import { cycle, isArrow, moveCursor } from "./cursor";
import type { Cell } from "./geometry";
import type { View } from "./view.svelte";

interface Around {
  /** Where the cursor can go, and where something can be done. */
  readonly cells: readonly Cell[];
  readonly goals: readonly Cell[];
  /** Where it begins. */
  readonly start: Cell;
  readonly tap: (cell: Cell) => void;
  readonly went: (cell: Cell) => void;
}

export class Keyboard {
  cursor = $state.raw<Cell | null>(null);
  /** Whether the cursor is drawn: only keys need one. */
  used = $state(false);

  constructor(
    private readonly view: View,
    private readonly around: () => Around,
  ) {}

  go(cell: Cell | null): void {
    if (!cell) return;
    this.cursor = cell;
    this.used = true;
    this.view.show(cell);
    this.around().went(cell);
  }

  /** Shows the cursor, where it was or where it begins. */
  appear(): void {
    this.go(this.cursor ?? this.around().start);
  }

  /** Returns whether the key was handled. */
  press(pressed: string): boolean {
    const { view, cursor } = this;
    const { cells, goals, start, tap } = this.around();
    if (isArrow(pressed)) this.go(cursor ? moveCursor(cells, cursor, pressed, view.plane) : start);
    else if (pressed === "Enter" || pressed === " ") tap(cursor ?? start);
    else if (pressed === "n") this.go(cycle(goals, cursor, 1));
    else if (pressed === "p") this.go(cycle(goals, cursor, -1));
    else if (pressed === "0") view.fit();
    else if (pressed === "+" || pressed === "=") view.zoom(1.25);
    else if (pressed === "-") view.zoom(0.8);
    else return false;
    return true;
  }
}
