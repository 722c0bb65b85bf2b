/** The address bar: where on the site one is, and going elsewhere without leaving the page. */
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

  /** The address without its secret, so that it is not copied by mistake. */
  dropFragment(): void {
    history.replaceState(null, "", location.pathname);
    this.place = here();
  }
}

export const router = new Router();

/** For links: stay in the page unless another tab is wanted. */
export function follow(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  router.go((event.currentTarget as HTMLAnchorElement).pathname);
}
