/** Tells the server that its person is really at a table whose turn is theirs, so that nobody calls them there. */
import { takeAway } from "../offline/takingAway";
import { Failure } from "../table/api";
import * as api from "./api";
import { opened } from "./shelf";
import { Spacing, type Told } from "./spacing";

/** Milliseconds between two looks that are told. */
const OFTEN = 60_000;
/** The same after one that could not be: the seat may be on its way into the rucksack. */
const SOON = 5_000;
/** Not every page that is open is looked at: these come from a finger, a mouse, a key, or a window that is chosen. */
const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel", "focus"] as const;

/** Browsers report a mouse that lies still, too, when something moves below it. */
const isReal = (event: Event): boolean =>
  !(event instanceof PointerEvent) || event.type !== "pointermove" || Boolean(event.movementX || event.movementY);

/** Listens until the returned function is called; `came`: whether the page was opened just now. */
export function tellLooks(link: string, came: boolean): () => void {
  const spacing = new Spacing(() => told(link));
  const look = (): void => void (document.visibilityState === "visible" && spacing.sign());
  const sign = (event: Event): void => void (isReal(event) && look());
  for (const one of SIGNS) addEventListener(one, sign, { passive: true });
  document.addEventListener("visibilitychange", look);
  if (came && document.hasFocus()) look();
  return () => {
    spacing.end();
    for (const one of SIGNS) removeEventListener(one, sign);
    document.removeEventListener("visibilitychange", look);
  };
}

async function told(link: string): Promise<Told> {
  void takeAway((one) => one === link);
  const session = opened()?.session;
  if (!session) return { wait: SOON, again: false };
  try {
    const { again_seconds } = await api.look(session, link);
    return again_seconds ? { wait: again_seconds * 1000, again: true } : { wait: OFTEN, again: false };
  } catch (error) {
    if (error instanceof Failure) return { wait: SOON, again: false };
    throw error;
  }
}
