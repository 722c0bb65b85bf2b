/** The routes of the site; any other path is nowhere. */
export type Place =
  | { readonly name: "home" }
  | { readonly name: "nowhere" }
  | {
      readonly name: "rucksack";
      readonly code: string | null;
      readonly mail: string | null;
      readonly stop: string | null;
    }
  | { readonly name: "rules"; readonly anchor: string }
  | { readonly name: "album" }
  | { readonly name: "trail" }
  | { readonly name: "replay"; readonly link: string | null; readonly replay: string }
  | { readonly name: "table"; readonly link: string; readonly claim: string | null }
  | { readonly name: "watch"; readonly link: string };

const TABLE = /^\/t\/([\w-]{22})\/?$/;
const WATCH = /^\/watch\/([\w-]{22})\/?$/;
/** A seat's number and its token; a URL fragment is never sent to a server. */
const CLAIM = /^#claim=(\d\.[\w.-]+)$/;

/** A finished table, or nothing: then the game itself is in the fragment. */
const REPLAY = /^\/replay(?:\/([\w-]{22}))?\/?$/;
const HOME = /^\/(index\.html)?$/;
const RUCKSACK = /^\/rucksack\/?$/;
/** A code that opens a rucksack here, or one that confirms an e-mail address. */
const CODE = /^#(code|mail)=([a-z]+(?:-[a-z]+){3}-\d{4})$/;
/** A code that stops notices. */
const STOP = /^#stop=([\w-]{32})$/;
const RULES = /^\/rules\/?$/;
const ALBUM = /^\/album\/?$/;
const TRAIL = /^\/trail\/?$/;

export function placeOf(path: string, fragment: string): Place {
  if (RULES.test(path)) return { name: "rules", anchor: fragment.replace(/^#/, "") };
  if (ALBUM.test(path)) return { name: "album" };
  if (TRAIL.test(path)) return { name: "trail" };
  if (RUCKSACK.test(path)) {
    const [, kind, code = null] = CODE.exec(fragment) ?? [];
    const stop = STOP.exec(fragment)?.[1] ?? null;
    return { name: "rucksack", code: kind === "code" ? code : null, mail: kind === "mail" ? code : null, stop };
  }
  const replay = REPLAY.exec(path);
  if (replay) return { name: "replay", link: replay[1] ?? null, replay: fragment.replace(/^#/, "") };
  const [, table] = TABLE.exec(path) ?? [];
  if (table) return { name: "table", link: table, claim: CLAIM.exec(fragment)?.[1] ?? null };
  const [, watched] = WATCH.exec(path) ?? [];
  if (watched) return { name: "watch", link: watched };
  return { name: HOME.test(path) ? "home" : "nowhere" };
}

/** A copy for hosts of files lies in any folder and has one page: its paths come after a question mark. */
export const IN_ONE_PAGE = import.meta.env.BASE_URL === "./";

/** The address of a path of this site, relative to its page. */
export const address = (path: string): string => (IN_ONE_PAGE ? `?${path}` : path);

/** The path of this site in an address. */
export const pathIn = ({ pathname, search }: Pick<URL, "pathname" | "search">): string =>
  IN_ONE_PAGE ? search.slice(1) || "/" : pathname;

/** The table that an address of this site leads to; null if it leads elsewhere. */
export function tableAt(url: string): string | null {
  const place = placeOf(pathIn(new URL(url)), "");
  return place.name === "table" ? place.link : null;
}
