/** A minimal SVG writer for the art, which is drawn around (0, 0) on a tile 100 wide. */

export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A colour of the theme. */
export const tone = (name: string): string => `var(--rf-${name})`;

export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, stroke: string, width: number, more = ""): string =>
  `<path d="${d}" ${more} fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = ""): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;

export const at = (x: number, y: number, content: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ""}${scale === 1 ? "" : ` scale(${Math.round(scale * 1000) / 1000})`}">${content}</g>`;

/** The light rim that lifts a figure off its ground: all its outlines in one path. */
export const rim = (d: string, width = 2.6, colour = tone("halo")): string =>
  `<path d="${d}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" opacity=".7"/>`;

/** A soft shadow made of two ellipses, which needs no filter. */
export const shade = (x: number, y: number, rx: number, ry: number): string =>
  ellipse(x, y, rx, ry, tone("shadow"), 'opacity=".5"') +
  ellipse(x, y, rx * 0.72, ry * 0.7, tone("shadow"), 'opacity=".6"');

/** Moves and scales a path whose numbers are all "x y" pairs, so that many copies can be one path. */
export const stamp = (d: string, x: number, y: number, scale = 1, across = scale): string =>
  d.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, a: string, b: string) => `${n(x + Number(a) * across)} ${n(y + Number(b) * scale)}`,
  );

/** Repeats such a path around (0, 0): the petals of a flower as one path. */
export function spun(d: string, count: number, from = 0): string {
  const turn = (degrees: number): string => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return d.replace(
      /(-?[\d.]+) (-?[\d.]+)/g,
      (_, a: string, b: string) => `${n(Number(a) * cos - Number(b) * sin)} ${n(Number(a) * sin + Number(b) * cos)}`,
    );
  };
  return Array.from({ length: count }, (_, i) => turn(from + (i * 360) / count)).join("");
}

/** Mirrors such a path left to right. */
export const mirrored = (d: string): string => stamp(d, 0, 0, 1, -1);

/** A seeded pseudo-random generator. */
export function chance(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
