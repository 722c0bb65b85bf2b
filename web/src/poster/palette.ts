/** The art's light colours, inlined: a drawing that leaves the page needs its own. */
import theme from "../board/art/theme.css?raw";

/** The first block has all of them; other palettes follow it. */
const DAY: ReadonlyMap<string, string> = new Map(
  [...theme.matchAll(/(--rf-[\w-]+):\s*([^;]+);/g)]
    .reverse()
    .map(([, name = "", value = ""]) => [name, day(value)] as const),
);

function day(value: string): string {
  const both = /^light-dark\(((?:[^(),]|\([^()]*\))+),/.exec(value);
  return plain((both?.[1] ?? value).trim());
}

/** A colour in a syntax that programs other than browsers understand. */
function plain(colour: string): string {
  const [, r, g, b, alpha] = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(colour) ?? [];
  return r ? `rgba(${r},${g},${b},${alpha})` : colour;
}

/** Removes duplicate attributes: HTML takes the first, XML allows only one. */
export function wellFormed(drawing: string): string {
  return drawing.replaceAll(/<[a-zA-Z][^>]*>/g, (tag) => {
    const seen = new Set<string>();
    return tag.replaceAll(/\s([\w:-]+)="[^"]*"/g, (whole, name: string) => {
      if (seen.has(name)) return "";
      seen.add(name);
      return whole;
    });
  });
}

/** A drawing with all its colours in it. */
export function painted(drawing: string): string {
  const once = drawing.replaceAll(/var\((--rf-[\w-]+)\)/g, (whole, name: string) => DAY.get(name) ?? whole);
  return once.includes("var(--rf-") && once !== drawing ? painted(once) : once;
}

export const colour = (name: string): string => painted(`var(--rf-${name})`);
