/** What calls somebody to a table from outside of its page: the number on the app's icon, and notices. */
import { onShown } from "../offline/saying";
import { takeAway } from "../offline/takingAway";
import { noteTurn } from "../offline/turns";

/**
 * Keeps them right while the table is open here; returns how to stop that. A notice goes as soon as nobody waits any
 * more, or the page is looked at; one that comes while the page is open stays, because nobody may be looking.
 */
export function answerCalls(link: string, waitedFor: boolean): () => void {
  const count = (): void => void noteTurn(link, waitedFor);
  const drop = (): void => void takeAway((one) => one === link);
  const look = (): void => void (document.visibilityState === "visible" && drop());
  const shown = (): void => {
    count();
    if (!waitedFor) drop();
  };
  shown();
  look();
  document.addEventListener("visibilitychange", look);
  const unheard = onShown(shown);
  return () => {
    unheard();
    document.removeEventListener("visibilitychange", look);
  };
}
