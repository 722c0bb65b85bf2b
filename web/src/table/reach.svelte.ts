/**
 * Where other devices reach this server. A page that was opened at 127.0.0.1 asks the server, because that address
 * leads every device to itself; any other page was reached by an address that works.
 */
import * as api from "./api";

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** The addresses that links for others can begin with, the likeliest first; none if nobody else gets here. */
export function reachable(found: { addresses: readonly string[]; public: boolean } | null, here: Location): string[] {
  const told = found?.addresses.filter((one) => /^https?:\/\/[^/]+/.test(one)) ?? [];
  return found?.public || isLoopback(here.hostname) ? told : [here.origin];
}

class Reach {
  /** Null until the server has said it. */
  addresses = $state.raw<readonly string[] | null>(null);
  /** Which of them links begin with. */
  chosen = $state(0);
  readonly #base: string = $derived(this.addresses?.[this.chosen] ?? location.origin);
  #asked = false;

  /** Find it out, once; without an answer as if nobody else could get here by a loopback address. */
  async ask(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    this.addresses = reachable(await api.addresses().catch(() => null), location);
  }

  /** A link to a path of this site, for others. */
  link(path: string): string {
    return this.#base.replace(/\/$/, "") + path;
  }
}

export const reach = new Reach();
