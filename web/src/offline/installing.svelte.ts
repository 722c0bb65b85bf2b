/** Keeps the site on this device, and says when a newer version is ready. */
import { prepare } from "../local/preparing";
import { whenIdle } from "../ui/idle";
import { IN_ONE_PAGE, pathIn, placeOf } from "../ui/places";
import { WHERE } from "./saying";

/** Milliseconds before the rest of the site is fetched: first the page itself, then a look around. */
const LATER = 8_000;

class Installing {
  /** A newer version, whole and waiting. */
  waiting = $state.raw<ServiceWorker | null>(null);
  /** Whether the site opens without a network. */
  kept = $state(false);

  /** Registers the service worker in a while; not for whoever saves data, nor where there is none (no https). */
  begin(): void {
    if (!("serviceWorker" in navigator)) return;
    navigator.serviceWorker.addEventListener("message", ({ data, ports }) => {
      if (data === WHERE) ports[0]?.postMessage(pathIn(location));
    });
    if (savesData()) return;
    setTimeout(() => void this.#register().catch(() => undefined), LATER); // without it, everything needs the network
  }

  async #register(): Promise<void> {
    const registration = await navigator.serviceWorker.register(IN_ONE_PAGE ? "./sw.js" : "/sw.js");
    if (!registration) return; // blocked, e.g. by a private window
    void navigator.serviceWorker.ready.then(() => {
      this.kept = true;
      if (placeOf(pathIn(location), "").name === "home") whenIdle(() => void prepare());
    });
    this.waiting = navigator.serviceWorker.controller ? registration.waiting : null;
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => {
        if (installing.state === "installed" && navigator.serviceWorker.controller) this.waiting = installing;
      });
    });
  }

  /** Loads the newer version now. */
  update(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.waiting?.postMessage("activate");
  }
}

const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
};

export const installing = new Installing();
