/** The storage schema of the settings, from the rows of `settingRows`. */
import * as v from "valibot";
import { ROWS, type Row } from "./settingRows";

type Name = keyof typeof ROWS;
type Value<R> = R extends { readonly choices: readonly (infer T)[] }
  ? T
  : R extends { readonly usual: null }
    ? boolean | null
    : boolean;

export type Settings = { readonly [name in Name]: Value<(typeof ROWS)[name]> };

const NAMED = Object.entries(ROWS) as [Name, Row][];

export const USUAL = Object.fromEntries(NAMED.map(([name, { usual }]) => [name, usual])) as Settings;

function kind(row: Row): v.GenericSchema<unknown> {
  if ("choices" in row) return v.picklist(row.choices);
  return row.usual === null ? v.nullable(v.boolean()) : v.boolean();
}

/** Invalid values fall back to the default. */
export const settings = (usual: Settings) =>
  v.object(
    Object.fromEntries(NAMED.map(([name, row]) => [name, v.fallback(kind(row), usual[name])])),
  ) as unknown as v.GenericSchema<unknown, Settings>;

/** The attributes of <html> that styles depend on; null removes one. */
export const marksOf = (chosen: Settings): [name: string, value: string | null][] =>
  NAMED.flatMap(([name, row]): [string, string | null][] => {
    if (!row.mark) return [];
    if ("choices" in row) return [[row.mark, chosen[name] === row.usual ? null : `${chosen[name]}`]];
    return [[row.mark[0], chosen[name] ? row.mark[1] : null]];
  });
