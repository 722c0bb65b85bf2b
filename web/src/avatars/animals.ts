/** The animals of people and bots: faces in a 48 by 48 box, drawn with a few soft shapes. */
import { drawn, type Drawing } from "../board/art/drawing";
import type { ShownLook } from "../wire/stream";

export type Animal = ShownLook["animal"];

const DARK = "#33291f";
const CREAM = "#fdf1da";
const PINK = "#e79a92";

const oval = (x: number, y: number, wide: number, high: number, fill: string, turn = 0): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="${fill}"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ""}/>`;
const form = (line: string, fill: string): string => `<path d="${line}" fill="${fill}"/>`;
const stroke = (line: string, colour: string, wide = 2): string =>
  `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The same on the left and on the right. */
const both = (draw: (side: 1 | -1) => string): string => draw(-1) + draw(1);
const eyes = (apart = 7, y = 25, size = 2, colour = DARK): string =>
  both(
    (s) =>
      oval(24 + s * apart, y, size, size * 1.15, colour) +
      oval(24 + s * apart + 0.6, y - 0.8, size * 0.32, size * 0.32, "#fff"),
  );
const nose = (y: number, colour = DARK, wide = 2.6): string => oval(24, y, wide, wide * 0.75, colour);
const mouth = (y: number, colour = DARK): string =>
  stroke(`M20.500 ${y}c1.200 1.800 2.600 1.800 3.500 0c.9 1.800 2.300 1.800 3.500 0`, colour, 1.4);
const whiskers = (y: number, colour = DARK): string =>
  both((s) => stroke(`M${24 + s * 8} ${y}l${s * 8} -1.500M${24 + s * 8} ${y + 2}l${s * 8} 1.500`, colour, 0.9));
const ears = (apart: number, y: number, size: number, fill: string, inner: string): string =>
  both(
    (s) => oval(24 + s * apart, y, size, size, fill) + oval(24 + s * apart, y + 0.6, size * 0.55, size * 0.55, inner),
  );
const pointed = (fill: string, inner: string, high = 6): string =>
  both(
    (s) =>
      form(`M${24 + s * 4} 17L${24 + s * 15} ${high}L${24 + s * 16} 22Z`, fill) +
      form(`M${24 + s * 8} 16L${24 + s * 13.5} ${high + 4}L${24 + s * 14.2} 20Z`, inner),
  );

export const FACES: Readonly<Record<Animal, string>> = {
  badger:
    ears(12, 14, 4, "#4a443f", CREAM) +
    oval(24, 27, 14, 14.5, "#f7f2ea") +
    both((s) =>
      form(
        `M${24 + s * 4} 13.500C${24 + s * 12} 14 ${24 + s * 14} 26 ${24 + s * 7} 37C${24 + s * 3} 33 ${24 + s * 3} 20 ${24 + s * 4} 13.500`,
        "#45403c",
      ),
    ) +
    eyes(7, 25, 1.9, "#fff") +
    eyes(7, 25, 1.3) +
    nose(35),
  bear:
    ears(11, 14, 5.5, "#7d5a3c", "#b58a64") +
    oval(24, 26, 15, 14.5, "#8f6a48") +
    oval(24, 31.5, 7, 5.8, "#d8b48c") +
    eyes(6.5, 23) +
    nose(29) +
    mouth(32.5),
  beaver:
    ears(12, 15, 4, "#6b4a30", "#9a7350") +
    oval(24, 26, 15, 14, "#83603f") +
    oval(24, 31, 8.5, 6, "#b38a60") +
    form("M21.500 34h5v5c-1.700 1-3.300 1-5 0z", "#fffdf4") +
    stroke("M24 34.500v4.500", "#c9bda5", 1) +
    eyes(6.5, 23) +
    nose(28.5, DARK, 3.2),
  chamois:
    both((s) => stroke(`M${24 + s * 4} 15V7c0-3 ${s * 3.5}-4 ${s * 4.5}-.5`, "#3a332d", 2.2)) +
    both((s) => oval(24 + s * 13, 18, 5.5, 2.6, "#a98a63", s * -18)) +
    form("M12 20c0-8 24-8 24 0 0 9-4 21-12 21S12 29 12 20", "#d9bd92") +
    both((s) =>
      form(
        `M${24 + s * 5} 16C${24 + s * 11} 19 ${24 + s * 9} 29 ${24 + s * 4} 35C${24 + s * 4} 29 ${24 + s * 6} 23 ${24 + s * 5} 16`,
        "#5b4632",
      ),
    ) +
    eyes(7, 22.5, 1.8, "#fff") +
    eyes(7, 22.5, 1.3) +
    nose(36.5),
  deer:
    both((s) =>
      stroke(
        `M${24 + s * 6} 15C${24 + s * 9} 10 ${24 + s * 9} 6 ${24 + s * 8} 3M${24 + s * 8.5} 9l${s * 6}-3M${24 + s * 8} 12.500l${s * 6} -1`,
        "#8a6a45",
        2.2,
      ),
    ) +
    both((s) => oval(24 + s * 14, 19, 5.5, 3, "#b07f4f", s * -15)) +
    form("M12 21c0-9 24-9 24 0 0 9-5 20-12 20S12 30 12 21", "#c08e5c") +
    oval(24, 35.5, 5.5, 4.5, "#e8cda6") +
    eyes(7, 24) +
    nose(34),
  dormouse:
    ears(12, 14, 6.5, "#a29384", PINK) +
    oval(24, 27, 14.5, 13, "#b5a594") +
    oval(24, 32.5, 8, 6, CREAM) +
    both((s) => oval(24 + s * 7, 25, 4.2, 3.6, "#6f6257")) +
    eyes(7, 25, 2) +
    nose(30.5, PINK, 1.9) +
    whiskers(31),
  eagle:
    form("M8 40C8 14 16 8 24 8s16 6 16 32c-6-3-8 3-16 3s-10-6-16-3", "#7a5636") +
    form("M12 24C13 13 18 9 24 9s11 4 12 15c-4-3-8-2-12-2s-8-1-12 2", "#c99a56") +
    both((s) => stroke(`M${24 + s * 3} 20.500L${24 + s * 12} 17.500`, "#5a3d24", 2.4)) +
    both((s) => oval(24 + s * 7, 23.5, 3, 3, "#f4c542")) +
    eyes(7, 23.5, 1.6) +
    form("M19.500 26c3-2 6-2 9 0 .5 4-1.500 9-4 11-.8-2-5-6-5-11", "#f2b632") +
    form("M21.500 32c2 0 4 1 5.200 1-.7 1.800-1.500 3.200-2.200 4-.5-1.200-2-2.800-3-5", "#4a3a26"),
  fox:
    pointed("#d96f2c", "#4a3326") +
    form("M9 21c3-6 8-8 15-8s12 2 15 8c1 6-8 19-15 19S8 27 9 21", "#e38341") +
    form(
      "M9.500 24c6 0 10 2 14.500 12 4.500-10 8.500-12 14.500-12-1 7-8.500 16-14.500 16S10.500 31 9.500 24",
      "#fff6e6",
    ) +
    eyes(7.5, 22.5) +
    nose(36.5),
  frog:
    both((s) => oval(24 + s * 9, 14.5, 6, 6, "#6f9f45") + oval(24 + s * 9, 14, 3.8, 3.8, "#fffbe8")) +
    eyes(9, 14, 2.2) +
    oval(24, 28, 17, 12.5, "#7fb14f") +
    oval(24, 32, 12, 7, "#c9de98") +
    stroke("M12 28.500c7 5.500 17 5.500 24 0", "#41632a", 1.8) +
    both((s) => oval(24 + s * 2, 24, 0.7, 0.9, "#41632a")),
  goose:
    oval(24, 41, 13, 9, "#efe9dc") +
    form("M17 38V20h14v18z", "#efe9dc") +
    oval(24, 20, 12, 11.5, "#f8f4ea") +
    eyes(6, 18, 1.9) +
    form("M17 24c4-3 10-3 14 0 0 4-4 7-7 7s-7-3-7-7", "#ef9a3d") +
    stroke("M18 25.500c4 1.800 8 1.800 12 0", "#b8691e", 1.2),
  hare:
    both((s) => oval(24 + s * 6.5, 11, 4, 11, "#b99a72", s * 9) + oval(24 + s * 6.7, 11.5, 2, 8, "#eab9a8", s * 9)) +
    oval(24, 29, 13.5, 13, "#c8aa82") +
    oval(24, 34.5, 6.5, 5, CREAM) +
    eyes(6.5, 27) +
    nose(31.5, PINK, 2) +
    mouth(33.5) +
    whiskers(33),
  hedgehog:
    form(
      "M24 4l4 4 5-2 2 5 6 0 0 6 5 3-2 5 3 4-4 4 0 6-6 1-2 4H13l-2-4-6-1 0-6-4-4 3-4-2-5 5-3 0-6 6 0 2-5 5 2z",
      "#6e5742",
    ) +
    oval(24, 29, 12, 11.5, "#e6cda4") +
    form("M12 26c4-5 6-3 8-6 2 3 6 3 8 0 2 3 4 1 8 6-1-9-6-12-12-12s-11 3-12 12", "#6e5742") +
    eyes(5.5, 28) +
    nose(33.5, DARK, 3) +
    mouth(36),
  ibex:
    both(
      (s) =>
        stroke(`M${24 + s * 4} 16C${24 + s * 4} 6 ${24 + s * 12} 1 ${24 + s * 19} 5`, "#8d7455", 4.6) +
        stroke(
          `M${24 + s * 3.2} 11l${s * 4} 1M${24 + s * 6} 6l${s * 3.5} 3M${24 + s * 11} 2.800l${s * 1.8} 4`,
          "#5d4a34",
          1.3,
        ),
    ) +
    both((s) => oval(24 + s * 13, 21, 5, 2.4, "#9a8163", s * -14)) +
    form("M12.500 20c0-7 23-7 23 0 0 8-5 18-11.500 18S12.500 28 12.500 20", "#b39877") +
    form("M21 36h6c0 4-1.500 7-3 9-1.500-2-3-5-3-9", "#6c573f") +
    eyes(7, 22.5) +
    oval(24, 33, 5, 4, "#d9c4a5") +
    nose(32),
  lynx:
    pointed("#b98d58", "#fff0d8", 7) +
    both((s) => stroke(`M${24 + s * 15} 8l${s * 1.5}-5`, DARK, 1.9)) +
    oval(24, 26, 14, 13, "#d1a56c") +
    both((s) => form(`M${24 + s * 10} 28L${24 + s * 20} 36L${24 + s * 8} 39Z`, "#f4e2c2")) +
    oval(24, 33, 7, 5.5, "#fff3de") +
    eyes(6.5, 24) +
    nose(30.5) +
    mouth(32.5) +
    both((s) => oval(24 + s * 4, 17, 1, 1.5, "#7c5a33") + oval(24 + s * 9, 19, 1, 1.3, "#7c5a33")),
  marmot:
    ears(11.5, 15, 3.6, "#7c6347", "#c7a57b") +
    oval(24, 27, 15, 14, "#a4845b") +
    form("M10 22c2-8 8-9.500 14-9.500S36 14 38 22c-5-4-9-4-14-4s-9 0-14 4", "#665039") +
    oval(24, 32, 8, 6, "#e4cfa8") +
    form("M22 35h4v4c-1.300.7-2.700.7-4 0z", "#fffdf4") +
    eyes(7, 25) +
    nose(29.5),
  mole:
    oval(24, 27, 15, 15, "#5a5560") +
    oval(24, 33, 6, 6.5, "#f0b6aa") +
    eyes(6, 23, 1.3, "#1e1b20") +
    nose(30.5, "#d9776d", 3) +
    both((s) => form(`M${24 + s * 12} 36c${s * 3}-3 ${s * 7} 0 ${s * 6} 5l${s * -7} 1z`, "#f0b6aa")) +
    whiskers(33, "#2c2930"),
  otter:
    ears(12.5, 17, 3, "#6b5039", "#8d6e50") +
    oval(24, 26.5, 15, 13.5, "#84654a") +
    form("M10 29c3-4 9-3 14-3s11-1 14 3c-1 7-7 11-14 11s-13-4-14-11", "#e6d3b3") +
    eyes(7.5, 22.5) +
    nose(28, DARK, 3.4) +
    mouth(31.5) +
    whiskers(30.5),
  owl:
    both((s) => form(`M${24 + s * 3} 14L${24 + s * 14} 5L${24 + s * 15} 18Z`, "#7b5c3d")) +
    oval(24, 26.5, 15.5, 15, "#94714c") +
    both((s) => oval(24 + s * 6.8, 24, 7, 7.5, "#f3e3c2") + oval(24 + s * 6.8, 24, 4, 4, "#f0b637")) +
    eyes(6.8, 24, 2.3) +
    form("M24 27l2.800 3L24 35l-2.800-5z", "#d98a32") +
    stroke("M17 37l2 1.500 2-1.500M27 37l2 1.500 2-1.500", "#6a4d31", 1.3),
  raven:
    form("M8 40c0-20 4-31 16-31s16 11 16 31c-8 4-24 4-32 0", "#2f3440") +
    form("M12 17c3-6 7-8 12-8s9 2 12 8c-8-3-16-3-24 0", "#454c5c") +
    eyes(7, 21, 2.1, "#f3efe4") +
    eyes(7, 21, 1.3) +
    form("M18.500 24c4-2 7-2 11 0 0 5-3 11-5.500 13-2.500-2-5.500-8-5.500-13", "#6d6a66") +
    stroke("M19.500 26.500c3 1.500 6 1.500 9 0", "#2b2a28", 1.3),
  salamander:
    form("M24 8c10 0 16 8 16 17s-7 16-16 16S8 34 8 25 14 8 24 8", "#332f2c") +
    both(
      (s) =>
        oval(24 + s * 8, 15, 4.5, 3, "#f3c12f", s * 30) +
        oval(24 + s * 12, 29, 2.8, 4, "#f3c12f", s * 12) +
        oval(24 + s * 4, 21, 1.8, 1.4, "#f3c12f"),
    ) +
    eyes(8, 23, 3, "#fff6d8") +
    eyes(8, 23, 1.9) +
    stroke("M15 33c5 4 13 4 18 0", "#f3c12f", 1.7),
  squirrel:
    form("M36 42c10-3 12-18 4-25-4-3-8-1-7 3 1 3 4 6 1 12z", "#a9522b") +
    both(
      (s) =>
        form(`M${22 + s * 5} 17L${22 + s * 12} 4L${22 + s * 13.5} 20Z`, "#b85c30") +
        stroke(`M${22 + s * 12} 5l${s * 1}-3.500`, "#7c3b1d", 2),
    ) +
    oval(22, 27, 13.5, 13, "#c96d3c") +
    oval(22, 33, 7, 5.5, "#fff1da") +
    both((s) => oval(22 + s * 6, 25, 2.1, 2.4, DARK) + oval(22.6 + s * 6, 24.2, 0.7, 0.7, "#fff")) +
    oval(22, 30.5, 2, 1.5, DARK) +
    stroke("M19.500 33c.8 1.500 1.700 1.500 2.500 0 .8 1.500 1.700 1.500 2.500 0", DARK, 1.3),
};

/** Empty for an unknown animal. */
export const face = (animal: Animal): Drawing => drawn(Object.hasOwn(FACES, animal) ? FACES[animal] : "");
