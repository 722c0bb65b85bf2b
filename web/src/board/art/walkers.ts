/** Walkers, seen from behind so that the rucksack shows; the same ones swimming and sitting in a helicopter. */
import { drawn, type Drawing } from "./drawing";
import { body, dusk, onBody, sign, type Colour } from "./symbols";
import { circle, ellipse, line, path, rim, shade, tone } from "./svg";

const COAT = "M-8.6 -9C-10.4 -18 -9.4 -26.6 0 -27.6C9.4 -26.6 10.4 -18 8.6 -9Q0 -6 -8.6 -9Z";
const LEGS = "M-6.6 -10L-.6 -9.4L-1 0H-7.2ZM6.6 -10L.6 -9.4L1 0H7.2Z";
const HAT =
  "M-9.4 -33.4C-8.6 -35.8 -6 -35.6 -5.6 -37C-5 -43 5 -43 5.6 -37C6 -35.6 8.6 -35.8 9.4 -33.4Q0 -30.4 -9.4 -33.4Z";
const PACK = "M-7.6 -12.6V-22.4C-7.6 -27.4 7.6 -27.4 7.6 -22.4V-12.6Q7.6 -10 5 -10H-5Q-7.6 -10 -7.6 -12.6Z";
const ROLL = "M-9 -9Q-9 -11.4 -6.6 -11.4H6.6Q9 -11.4 9 -9Q9 -6.6 6.600 -6.6H-6.6Q-9 -6.6 -9 -9Z";

const hat = (colour: Colour): string =>
  path(HAT, body(colour)) +
  path(
    "M-9.4 -33.4C-8.6 -35.8 -6 -35.6 -5.6 -36.6Q0 -34 5.6 -36.6C6 -35.6 8.6 -35.8 9.4 -33.4Q0 -30.4 -9.4 -33.4Z",
    dusk(colour),
    'opacity=".3"',
  ) +
  path("M-5.6 -37C-5 -43 -.6 -42.2 0 -41.4C-3.2 -41 -3.8 -38.4 -3.8 -36.4Z", "#fff", 'opacity=".45"');

/** From behind: hair and ears under the hat. */
const head = (colour: Colour): string =>
  circle(-5.2, -30.4, 1.7, "#e3b58d") +
  circle(5.2, -30.4, 1.7, "#e3b58d") +
  path("M-2.4 -28H2.4V-25H-2.4Z", "#d9a87e") +
  path("M-4.9 -33V-30Q-4.4 -27.2 0 -27.2Q4.4 -27.2 4.9 -30V-33Z", "#7d5236") +
  hat(colour);

/** The soles are at (0, 0); 42 high. */
export function walker(colour: Colour): Drawing {
  return drawn(
    shade(1, 0.6, 11.5, 3.6) +
      rim(`${COAT}${LEGS}${HAT}${ROLL}M10 -16L12.6 -15L14.6 .6L13 .6Z`, 3.2) +
      line("M11.6 -18L14 .4", "#7a5a38", 1.7) +
      path(LEGS, "#4d4339") +
      path("M-7.6 1.2V-1.6H-.8V1.2ZM7.6 1.2V-1.6H.8V1.2Z", "#33291f") +
      path(COAT, body(colour)) +
      path("M6.4 -24.4C10.6 -22.4 12.8 -19 13 -15.8L10.2 -14.6C9.6 -17 8.6 -18.4 6.4 -19Z", body(colour)) +
      path("M-8.6 -9C-10.2 -17.400 -9.6 -25 -2 -27.4C-6 -23 -6 -14 -5 -7.6Q-7 -8 -8.6 -9Z", "#fff", 'opacity=".22"') +
      head(colour) +
      path(PACK, body(colour)) +
      path(PACK, dusk(colour), 'opacity=".34"') +
      path(
        "M-7.6 -20.4V-22.4C-7.6 -27.4 7.6 -27.4 7.6 -22.4V-20.4Q0 -17.600 -7.6 -20.4Z",
        dusk(colour),
        'opacity=".2"',
      ) +
      path(ROLL, "#c69a62") +
      path("M-8.6 -10Q-8 -11.2 -6.6 -11.2H6.6Q8 -11.2 8.6 -10Q0 -9.4 -8.6 -10Z", "#e2c08e") +
      line("M-4.4 -11.2V-6.8M4.4 -11.2V-6.8", "#6f4f2c", 1.1) +
      sign(colour, 0, -16.2, 4.2, onBody(colour)),
  );
}

/** Head, arm and rings in the water; the waterline is at (0, 0). */
export function swimmer(colour: Colour): Drawing {
  const arm = "M7 -.6C10 -10 15.6 -14 19.6 -9.6C20.6 -8 18.6 -6 17 -7C14.6 -8.400 12.6 -5.6 11 .4Z";
  return drawn(
    ellipse(1, 2.4, 21, 6.6, tone("foam"), 'opacity=".6"') +
      ellipse(1, 2.2, 15, 4.4, tone("water-dark"), 'opacity=".45"') +
      rim(`M-8 1C-9 -14 9 -14 8 1Z${arm}`, 3) +
      path(arm, "#e3b58d") +
      path("M-7 1.6C-8.4 -13 8.4 -13 7 1.6Q0 4.6 -7 1.6Z", "#ecc09a") +
      path("M-7.6 -4.4C-7.6 -15 7.6 -15 7.6 -4.4Q0 -7.6 -7.6 -4.4Z", body(colour)) +
      path("M1 -12.2C6.8 -11.6 7.6 -8 7.6 -4.4Q4.6 -5.8 2 -5.9Z", dusk(colour), 'opacity=".26"') +
      sign(colour, 0, -8.6, 2.4, onBody(colour)) +
      circle(-2.8, -2.4, 1, "#3a2a20") +
      circle(2.8, -2.4, 1, "#3a2a20") +
      line("M-2 .4Q0 1.8 2 .4", "#a8623f", 1) +
      line("M-15.6 3.6q3 -2.6 6 0t6 0t6 0t6 0t5 -.6", tone("spray"), 1.8),
  );
}

/** Only what shows of somebody behind glass. The chin is at (0, 0). */
export const rider = (colour: Colour): string =>
  `<g transform="translate(0 27)">${path("M-7 -25C-6 -28 6 -28 7 -25L8 -22H-8Z", body(colour))}${circle(0, -31.2, 4.8, "#e3b58d")}${hat(colour)}</g>`;
