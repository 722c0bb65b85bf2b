/**
 * The address at which other devices reach this server. A page opened at a loopback address asks the server, because
 * that address is different on every device; any other page's own address works.
 */
import { address, IN_ONE_PAGE } from "../ui/places";
import * as api from "./api";

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** The base URLs for links to share, the likeliest first; none if the server is not reachable for others. */
export function reachable(found: { addresses: readonly string[]; public: boolean } | null, here: Location): string[] {
  const told = found?.addresses.filter((one) => /^https?:\/\/[^/]+/.test(one)) ?? [];
  return found?.public || isLoopback(here.hostname) ? told : [here.origin];
}

class Reach {
  /** Null until the server has answered. */
  addresses = $state.raw<readonly string[] | null>(null);
  /** The index of the one that links use. */
  chosen = $state(0);
  readonly #base: string = $derived(this.addresses?.[this.chosen] ?? location.origin);
  #asked = false;

  /** Fetches the addresses once; without an answer, a loopback page counts as unreachable for others. */
  async ask(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    this.addresses = reachable(await api.addresses().catch(() => null), location);
  }

  /** A link to a path of this site, for others. */
  link(path: string): string {
    const base = IN_ONE_PAGE ? location.origin + location.pathname : this.#base.replace(/\/$/, "");
    return base + address(path);
  }
}

export const reach = new Reach();
