/** The client-side router. */
import { placeOf, type Place } from "./places";

const here = (): Place => placeOf(location.pathname, location.hash);

class Router {
  place = $state.raw<Place>(here());

  constructor() {
    for (const moved of ["popstate", "hashchange"]) addEventListener(moved, () => (this.place = here()));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.place = here();
    scrollTo(0, 0);
  }

  /** Removes the secret from the address bar, so that it is not copied by mistake. */
  dropFragment(): void {
    history.replaceState(null, "", location.pathname);
    this.place = here();
  }
}

export const router = new Router();

/** A click handler for links: navigates in the page unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  router.go((event.currentTarget as HTMLAnchorElement).pathname);
}
