/** The client-side router. */
import { address, pathIn, placeOf, type Place } from "./places";

const here = (): Place => placeOf(pathIn(location), location.hash);

class Router {
  place = $state.raw<Place>(here());
  #at = location.href;

  constructor() {
    for (const moved of ["popstate", "hashchange"]) addEventListener(moved, () => this.#moved());
  }

  /** Browsers tell of a new fragment by both events, and some codes in one are good only once. */
  #moved(): void {
    if (location.href !== this.#at) this.#arrive();
  }

  #arrive(): void {
    [this.#at, this.place] = [location.href, here()];
  }

  go(path: string): void {
    history.pushState(null, "", address(path));
    this.#arrive();
    scrollTo(0, 0);
  }

  /** Removes the secret from the address bar, so that it is not copied by mistake. */
  dropFragment(): void {
    history.replaceState(null, "", address(pathIn(location)));
    this.#arrive();
  }
}

export const router = new Router();

/** A click handler for links: navigates in the page unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  router.go(pathIn(event.currentTarget as HTMLAnchorElement));
}
