/** Where on the site one can be: the first page, the rules, a game that is over, a table, or one that one only watches. */
export type Place =
  | { readonly name: "home" }
  | { readonly name: "rules"; readonly anchor: string }
  | { readonly name: "replay"; readonly link: string | null; readonly replay: string }
  | { readonly name: "table"; readonly link: string; readonly claim: string | null }
  | { readonly name: "watch"; readonly link: string };

const TABLE = /^\/t\/([\w-]{22})\/?$/;
const WATCH = /^\/watch\/([\w-]{22})\/?$/;
/** A seat's number and the token for it; the part behind # is never sent to a server. */
const CLAIM = /^#claim=(\d\.[\w.-]+)$/;

/** A finished table, or nothing: then the game itself is behind #. */
const REPLAY = /^\/replay(?:\/([\w-]{22}))?\/?$/;
const RULES = /^\/rules\/?$/;

export function placeOf(path: string, fragment: string): Place {
  if (RULES.test(path)) return { name: "rules", anchor: fragment.replace(/^#/, "") };
  const replay = REPLAY.exec(path);
  if (replay) return { name: "replay", link: replay[1] ?? null, replay: fragment.replace(/^#/, "") };
  const [, table] = TABLE.exec(path) ?? [];
  if (table) return { name: "table", link: table, claim: CLAIM.exec(fragment)?.[1] ?? null };
  const [, watched] = WATCH.exec(path) ?? [];
  return watched ? { name: "watch", link: watched } : { name: "home" };
}
