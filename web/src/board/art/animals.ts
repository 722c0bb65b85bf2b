/** The three animals: butterfly, deer, ibex. */
import { at, circle, ellipse, line, mirrored, path, rim, shade, tone } from "./svg";

const FORE_WING = "M1.5 -5C5 -20 18 -32 31 -28C35 -17 26 -3 4 1Z";
const HIND_WING = "M2 0C13 -3 26 1 26 11C24 22 10 21 2 5Z";
const FORE_EDGE = "M31 -28C35 -17 26 -3 4 1L5 -1.4C20 -5 28 -15 27.4 -27.6Z";
const HIND_EDGE = "M26 11C24 22 10 21 2 5L4.4 6.4C12 16 21 15 23.4 8Z";

/** An Apollo: white wings with red eyes, as they fly over alpine meadows. */
function butterfly(): string {
  const wing =
    path(FORE_WING, "#fdfaf0") +
    path(HIND_WING, "#f7f1e0") +
    path(FORE_EDGE, "#8d8a86", 'opacity=".6"') +
    path(HIND_EDGE, "#8d8a86", 'opacity=".5"') +
    ellipse(14, -17.5, 2.8, 3.6, "#3b3633", 'transform="rotate(30 14 -17.5)"') +
    ellipse(22.4, -20, 2.4, 3.2, "#3b3633", 'transform="rotate(30 22.4 -20)"') +
    ellipse(18.4, -9.6, 2.4, 1.9, "#3b3633") +
    circle(16.6, 6.6, 3.9, "#3b3633") +
    circle(16.6, 6.6, 2.9, "#cf3f2e") +
    circle(16.2, 6, 1, "#fdfaf0") +
    circle(9, 12.6, 2.7, "#3b3633") +
    circle(9, 12.6, 1.8, "#cf3f2e");
  const body =
    path("M-1.9 -7C-2.4 2 -1.6 10 0 15C1.6 10 2.4 2 1.9 -7Q0 -11 -1.9 -7Z", "#4a4038") +
    circle(0, -10, 2.5, "#4a4038") +
    line("M-.8 -12Q-4 -19 -8 -22M.8 -12Q4 -19 8 -22", "#4a4038", 1.2) +
    circle(-8, -22, 1.2, "#4a4038") +
    circle(8, -22, 1.2, "#4a4038");
  const outline = FORE_WING + HIND_WING + mirrored(FORE_WING) + mirrored(HIND_WING);
  const insect = rim(outline, 3, tone("ink-soft")) + wing + `<g transform="scale(-1 1)">${wing}</g>` + body;
  return shade(5, 25, 22, 6) + at(0, -11, insect, 1.1, 14);
}

const DEER =
  "M-21 -10C-15 -16 -5 -13 3 -14C8 -15 10 -20 11.6 -27C12.6 -31.4 16.6 -34 20.6 -31.6L28 -25.6Q29 -22.6 25.8 -22L20 -22C19.6 -16 18.4 -11 16.4 -6.4C14.6 -2 12 .4 8 .4L-11 -.6C-16 .6 -21 -.6 -22 -5Q-22.4 -8 -21 -10Z";
const DEER_LEGS = "M7 -3L13 -3.4L12 7L12.6 19L9.2 19L8.2 7ZM-21 -6L-11 -3L-13 7L-12 19L-15.4 19L-17 7Q-22 0 -21 -6Z";
const DEER_FAR_LEGS = "M11 -3L15.6 -5L17 5L20.6 9.6L18.4 12L13.6 6.6ZM-14 -3L-7.6 -2L-9.4 7L-7.4 19L-10.6 19L-12.6 7Z";
const ANTLERS =
  "M15.6 -32C11 -38 10.6 -45 15 -52M12.6 -38.6L6.4 -42M12.4 -44.4L7.4 -49.6M19 -32.6C24 -37 27 -42 26.4 -51M24 -38.4L30.6 -41.4M26.4 -44.6L32 -49";

function deer(): string {
  const body =
    path(DEER_FAR_LEGS, "#7d4a2a") +
    path(DEER_LEGS, "#a4653a") +
    path(DEER, "#b5713f") +
    path("M-20 -3C-10 -6 0 -5 8 .4L-11 -.6C-16 .6 -20 0 -22 -4Z", "#8f552f", 'opacity=".75"') +
    path(
      "M-21 -10C-15 -16 -5 -13 3 -14C8 -15 10 -20 11.6 -27L13.4 -24C12.4 -16 9 -11.4 3.4 -11C-5 -10.4 -14 -12.4 -21 -10Z",
      "#d0905a",
      'opacity=".8"',
    ) +
    path("M-21.6 -10C-25.6 -8 -26 -3 -23.4 -1.4Q-21 -4 -20.4 -8Z", "#f2e3cb") +
    path("M14 -30C10 -33.6 6.4 -33.6 4.6 -32C7 -28.6 10.6 -27 13.4 -27.4Z", "#a4653a") +
    path("M25.8 -22L20 -22C19.6 -19 19.2 -16.6 18.6 -14Q15.6 -18 17 -22Q21 -25.4 25.8 -22Z", "#e6c8a2") +
    circle(20, -28.2, 1.3, "#2d211a") +
    path("M28 -25.6Q29 -22.6 26.4 -22.2Q25.6 -25 28 -25.6Z", "#2d211a") +
    path("M9.2 17H12.5L12.6 19.4H9.1ZM-15.3 17H-12.1L-11.9 19.4H-15.5ZM-10.5 17H-7.8L-7.3 19.4H-10.7Z", "#3a2a20");
  const antlers = line(ANTLERS, tone("halo"), 5, 'opacity=".85"') + line(ANTLERS, "#6b4a30", 2.5);
  return shade(1, 20, 29, 7) + at(-3, 2, rim(DEER + DEER_LEGS + DEER_FAR_LEGS) + antlers + body, 1.06);
}

const IBEX =
  "M21 -9C17 -16 6 -14 -2 -15C-7 -15.6 -9.6 -19 -11 -24C-12.4 -28.4 -17 -30.4 -20.6 -27.6L-28 -20Q-29 -17 -26 -16.2L-20.4 -16.4C-19.6 -11 -17.6 -6 -15 -3C-12.4 .4 -9 1.4 -5 1L13 .6C18 .6 21.4 -1 22.4 -5Z";
const IBEX_LEGS =
  "M-13.6 -3L-7 -2L-8.4 7L-7.6 16L-11.4 16L-12 7ZM11 -3L21.4 -7C22 0 18.4 4 17.6 8L18.6 16L14.8 16L13.4 8Z";
const IBEX_FAR_LEGS = "M-7.4 -2L-2.6 -1.6L-4 7L-3.2 16L-6.4 16L-7.6 7ZM7 -2L12 -2L11 8L11.6 16L8.4 16L7.6 8Z";
const HORN =
  "M-19.6 -27C-20 -42 -7 -53 9 -50C17 -48 22 -42 23 -35C16 -43 6 -45.4 -2 -42.4C-9.4 -39.4 -12.6 -33 -12.8 -26Z";
const CRAG = "M-31 24L-24 16L-8 13.6L8 15L22 14L31 22L24 30L-4 33L-24 31Z";

function ibex(): string {
  const ridges =
    "M-19 -34L-12.6 -31.4M-16.6 -40L-10.4 -36M-11.8 -45L-6.6 -40.4M-5.4 -48.6L-2 -43M2.6 -50.2L4 -44.2M10.6 -49.4L10 -43.4";
  const body =
    path(
      "M-15.6 -26C-15 -40 -3 -50 11 -47.6C18 -46 23 -41 25 -34C17 -41 8 -43 1 -40C-5 -37 -8.6 -32 -9 -25Z",
      "#4a3b30",
    ) +
    path(HORN, "#77614d") +
    line(ridges, "#b59e85", 1.5) +
    path(IBEX_FAR_LEGS, "#5c4a3c") +
    path(IBEX_LEGS, "#77604c") +
    path(IBEX, "#8d735b") +
    path(
      "M21 -9C17 -16 6 -14 -2 -15C-7 -15.6 -9.6 -19 -11 -24L-13 -20C-11 -14 -7 -11.6 -1 -11.6C7 -11.8 15 -12.6 21.4 -7Z",
      "#b0967a",
      'opacity=".85"',
    ) +
    path("M-15 -3C-12.4 .4 -9 1.4 -5 1L13 .6C18 .6 21.4 -1 22.4 -5C14 -3 2 -2 -15 -3Z", "#5f4c3d", 'opacity=".7"') +
    path("M-25.4 -16.4L-24.4 -9.6L-20.6 -16.2Z", "#5c4a3c") +
    path("M-13 -26C-8 -29.4 -4.6 -28.8 -3.4 -27C-5.8 -24 -9 -23 -12 -23.6Z", "#77604c") +
    path("M21.4 -9.6L26.4 -12L23.6 -5.6Z", "#4a3b30") +
    circle(-18.6, -23.6, 1.3, "#241c16");
  const crag =
    path(CRAG, tone("stone-dark")) +
    path("M-31 24L-24 16L-8 13.6L8 15L22 14L12 19L-10 20L-20 24Z", tone("stone-light"));
  return shade(2, 29, 33, 7) + crag + at(1, 0, rim(IBEX + IBEX_LEGS + IBEX_FAR_LEGS + HORN) + body);
}

export const ANIMALS: Readonly<Record<string, () => string>> = { AN1: butterfly, AN2: deer, AN3: ibex };
