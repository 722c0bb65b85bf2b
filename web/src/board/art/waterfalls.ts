/** The three waterfalls: Veil Falls, Rainbow Falls, Thunder Falls. */
import { circle, ellipse, line, path, shade, tone } from "./svg";

const pool = (x: number, y: number, rx: number, ry: number): string =>
  ellipse(x, y + 0.8, rx + 3, ry + 2.4, tone("foam")) +
  ellipse(x, y, rx, ry, tone("water-light")) +
  ellipse(x, y + 1, rx * 0.8, ry * 0.68, tone("water")) +
  line(`M${x - rx * 0.55} ${y + ry * 0.5}q3 -2.4 6 0t6 0M${x + 3} ${y + ry * 0.15}q3 -2.4 6 0t6 0`, tone("foam"), 1.3);

const spray = (dots: readonly (readonly [number, number, number])[]): string =>
  dots.map(([x, y, r]) => circle(x, y, r, tone("spray"), 'opacity=".9"')).join("");

/** A broad, thin curtain over a mossy wall. */
function veil(): string {
  const cliff =
    "M-35 12C-37 -4 -36 -22 -30 -31C-22 -39 -12 -36 -4 -38C8 -41 24 -40 30 -31C36 -22 37 -4 35 12Q0 22 -35 12Z";
  const moss =
    "M-30 -31C-22 -39 -12 -36 -4 -38C8 -41 24 -40 30 -31C32 -28 33 -25 34 -21C30 -26 26 -24 22 -29C18 -25 14 -30 10 -28L-12 -27C-16 -29 -20 -23 -24 -27C-28 -25 -31 -24 -34 -19C-33.4 -24 -32 -28 -30 -31Z";
  const curtain = "M-14 -33C-17 -16 -20 -2 -22 13Q0 20 22 13C20 -2 17 -16 14 -34Q0 -30 -14 -33Z";
  const strands =
    "M-11 -31C-13 -14 -15 0 -16 13M-4 -31C-5 -14 -6 0 -6.6 15M3 -31C3 -14 4 0 4.4 15M10 -31C12 -14 14 0 15.4 13";
  return (
    shade(0, 19, 38, 9) +
    path(cliff, tone("cliff")) +
    path("M35 12C37 -4 36 -22 30 -31C26 -24 25 -8 24 14Z", tone("cliff-dark")) +
    line("M-28 -18L-26 -4M-31 -6L-29 6M28 -14L29 0", tone("cliff-dark"), 1.5) +
    path(moss, tone("leaf")) +
    path(curtain, tone("water-light")) +
    line(strands, tone("spray"), 3) +
    line("M-7.6 -28C-9 -12 -10.6 0 -11.4 12M7 -28C8 -12 9.4 0 10 12", tone("water"), 1.3) +
    pool(0, 17, 29, 8) +
    spray([
      [-17, 12, 3.4],
      [-9, 13.6, 4],
      [0, 14.4, 4],
      [9, 13.6, 4],
      [17, 12, 3.4],
    ])
  );
}

const BOW = ["#d9604f", "#efb04e", "#f3de74", "#74b873", "#5f93cf", "#8d6bb5"];

/** One slender fall, and the bow that stands in its spray. */
function rainbow(): string {
  const cliff = "M-36 15L-37 -14L-31 -34L-20 -43L-9 -39L3 -35L7 -18L9 15Q-14 21 -36 15Z";
  const lit = "M-36 15L-37 -14L-31 -34L-20 -43L-21 -30L-27 -14L-25 17Z";
  const fall = "M-16 -40C-17 -24 -18 -6 -18 13Q-10 17 -2 13C-3 -6 -4 -24 -4.6 -38Q-10 -36 -16 -40Z";
  const arcs = BOW.map((colour, i) => {
    const r = 35 - i * 2.7;
    return line(`M${4 - r} 16A${r} ${r} 0 0 1 ${4 + r} 16`, colour, 2.9, 'stroke-linecap="butt"');
  });
  return (
    shade(0, 20, 38, 8) +
    `<g opacity=".92">${arcs.join("")}</g>` +
    path(cliff, tone("cliff")) +
    path(lit, tone("cliff-light")) +
    path("M3 -35L7 -18L9 15L0 16L1 -14L-4 -37Z", tone("cliff-dark")) +
    path(fall, tone("water-light")) +
    line("M-13.4 -37C-14.6 -20 -15 -4 -15 12M-7.6 -36C-7 -20 -6 -4 -5.4 12", tone("spray"), 2.6) +
    line("M-10.6 -34C-11 -18 -10.6 -4 -10.4 12", tone("water"), 1.3) +
    pool(0, 18, 33, 8) +
    spray([
      [-18, 13, 4],
      [-10, 15, 4.6],
      [-2, 13, 4],
      [30, 14, 2.6],
      [34, 16, 1.8],
    ])
  );
}

/** Two steps of thick white water and clouds of spray. */
function thunder(): string {
  const back = "M-34 14L-36 -18L-28 -40L-16 -47L16 -48L29 -40L36 -16L34 14Q0 22 -34 14Z";
  const upper = "M-13 -46C-15 -36 -16 -26 -17 -16H17C16 -26 15 -36 12 -47Q0 -43 -13 -46Z";
  const ledge = "M-27 -17Q0 -23 27 -17L29 -10L-29 -10Z";
  const lower = "M-23 -13C-25 -2 -26 6 -27 14Q0 21 27 14C26 6 25 -2 23 -13Q0 -18 -23 -13Z";
  return (
    shade(0, 20, 38, 9) +
    path(back, tone("cliff")) +
    path("M-34 14L-36 -18L-28 -40L-16 -47L-20 -34L-28 -18L-27 14Z", tone("cliff-light")) +
    path("M34 14L36 -16L29 -40L16 -48L20 -34L28 -18L27 14Z", tone("cliff-dark")) +
    path(upper, tone("water-light")) +
    line("M-9 -44C-10 -34 -11 -26 -11.6 -17M-1 -44V-17M7 -44C8 -34 10 -26 10.6 -17", tone("spray"), 3.6) +
    path(ledge, tone("cliff-dark")) +
    path(lower, tone("water-light")) +
    line(
      "M-19 -12C-20.6 -2 -21 6 -21.6 14M-11 -13C-12 -2 -12 6 -12.4 15M-2 -14V15M7 -13C8 -2 8.4 6 8.6 15M16 -12C18 -2 18.6 6 19 14",
      tone("spray"),
      4,
    ) +
    line("M-15 -11C-16.4 0 -16.6 6 -17 13M3 -12C3.4 0 3.4 6 3.4 14M12 -11C13.4 0 13.6 6 14 13", tone("water"), 1.4) +
    spray([
      [-15, -15, 4.4],
      [-6, -16.4, 4.8],
      [4, -16.4, 4.8],
      [14, -15, 4.4],
    ]) +
    pool(0, 19, 32, 8) +
    spray([
      [-26, 14, 5],
      [-17, 16, 6.4],
      [-6, 17, 6.8],
      [6, 17, 6.8],
      [17, 16, 6.4],
      [26, 14, 5],
    ])
  );
}

export const WATERFALLS: Readonly<Record<string, () => string>> = { WF1: veil, WF2: rainbow, WF3: thunder };
