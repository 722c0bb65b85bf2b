/** Huts: each player has a roof shape of their own, in the player's colour. The front's foot is at (0, 0). */
import { drawn, type Drawing } from "./drawing";
import { body, dusk, known, sign, type Colour } from "./symbols";
import { line, n, path, rim, shade, tone } from "./svg";

type Pair = readonly [number, number];

/** The front of each roof from the left eaves to the right ones. */
const ROOFS: Readonly<Record<Colour, readonly Pair[]>> = {
  // a plain gable
  red: [
    [-16, -13],
    [0, -33],
    [16, -13],
  ],
  // a barrel
  blue: [
    [-15, -13],
    [-14, -22],
    [-9, -28.4],
    [0, -31],
    [9, -28.4],
    [14, -22],
    [15, -13],
  ],
  // steep, down to the ground
  yellow: [
    [-17, 1],
    [0, -37],
    [17, 1],
  ],
  // broken, like a barn's
  green: [
    [-16, -12],
    [-13, -24],
    [0, -33],
    [13, -24],
    [16, -12],
  ],
  // one slope
  violet: [
    [-16, -32],
    [16, -17],
    [16, -13],
  ],
};

const BACK: Pair = [19, -8];

const corners = (points: readonly Pair[]): string =>
  points.map(([x, y], i) => `${i ? "L" : "M"}${n(x)} ${n(y)}`).join("");
const behind = ([x, y]: Pair): Pair => [x + BACK[0], y + BACK[1]];

/** The parts of the roof that can be seen from the front right: those that do not rise more steeply than they recede. */
function slopes(roof: readonly Pair[]): { readonly d: string; readonly steep: number }[] {
  const found = [];
  for (let i = 0; i + 1 < roof.length; i++) {
    const [a, b] = [roof[i] as Pair, roof[i + 1] as Pair];
    const turn = (b[0] - a[0]) * BACK[1] - (b[1] - a[1]) * BACK[0];
    if (turn < 0)
      found.push({
        d: `${corners([a, b, behind(b), behind(a)])}Z`,
        steep: (b[1] - a[1]) / (Math.abs(b[0] - a[0]) + 1),
      });
  }
  return found;
}

function walls(roof: readonly Pair[], tall: boolean): { front: string; side: string; inner: string } {
  const inner = roof.map(([x, y]): Pair => [x * 0.8, y + 2]);
  const front = tall ? `${corners(inner)}Z` : `${corners([[-12.5, 0], ...inner, [12.5, 0]])}Z`;
  const [dx, dy] = BACK;
  const side = `M12.5 0V-14L${n(12.5 + dx - 2)} ${n(-14 + dy)}V${dy + 1}Z`;
  return { front, side: tall ? "" : side, inner: front };
}

export function hut(colour: Colour): Drawing {
  const roof = ROOFS[known(colour)];
  const tall = colour === "yellow";
  const { front, side } = walls(roof, tall);
  const seen = slopes(roof);
  const ridge = corners(roof);
  const silhouette = `${front}${side}${seen.map(({ d }) => d).join("")}`;
  return drawn(
    shade(10, 0, 26, 6.4) +
      `<path d="${ridge}" fill="none" stroke="${tone("halo")}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round" opacity=".85"/>` +
      rim(silhouette, 3.2) +
      (side && path(side, "#9c7148") + line("M14 -4.4L30 -11M14 -8.6L30 -15.2", "#85603c", 0.9)) +
      path(front, "#d9b07c") +
      line(tall ? "M-8 -10H8M-10.6 -4.6H10.6" : "M-11.6 -4.6H11.6M-11.6 -9.2H11.6", "#b88e5c", 0.9) +
      path("M-4 0V-9.4H3.4V0Z", "#7a4f2f") +
      sign(
        colour,
        0,
        tall ? -18.4 : colour === "violet" ? -16.4 : -18.6,
        4,
        body(colour),
        `stroke="${tone("ink")}" stroke-width=".16"`,
      ) +
      seen
        .map(
          ({ d, steep }) =>
            path(d, body(colour), `stroke="${body(colour)}" stroke-width=".5"`) +
            path(d, dusk(colour), `opacity="${n(Math.min(0.34, Math.max(0, steep * 0.14)))}"`),
        )
        .join("") +
      line(ridge, body(colour), 4) +
      line(ridge, "#fff", 1, 'opacity=".5" transform="translate(-.4 -1)"'),
  );
}
