/** Three bears: one that looks at you, one that passes by, one that stands up. */
import { at, circle, ellipse, line, path, rim, shade } from "./svg";

const FUR = "#6d4a33";
const FUR_LIGHT = "#8f6546";
const FUR_DARK = "#4d3323";
const MUZZLE = "#d3ad84";
const NOSE = "#2a1d16";

const HEAD = "M-19 -2C-20 -15 -10 -21 0 -21C10 -21 20 -15 19 -2C18 9 9 15 0 15C-9 15 -18 9 -19 -2Z";
const EARS = "M-19 -11C-24 -17 -20 -25 -13 -24C-9 -23 -7 -20 -7 -16ZM19 -11C24 -17 20 -25 13 -24C9 -23 7 -20 7 -16Z";

function face(): string {
  return (
    rim(HEAD + EARS) +
    path(EARS, FUR_DARK) +
    circle(-14.4, -17.6, 3.3, "#a67c5c") +
    circle(14.4, -17.6, 3.3, "#a67c5c") +
    path(HEAD, FUR) +
    path(
      "M-18 -5C-17 -15 -9 -20 0 -20C-5 -16 -10 -10 -11 -1C-12 4 -14 5 -16 4Q-18 0 -18 -5Z",
      FUR_LIGHT,
      'opacity=".7"',
    ) +
    path("M-10 6C-10 -1 -5 -4 0 -4C5 -4 10 -1 10 6C9 12 4 14 0 14C-4 14 -9 12 -10 6Z", MUZZLE) +
    path("M-4.6 -1.4Q0 -4 4.6 -1.4Q4.4 3 0 4.4Q-4.4 3 -4.6 -1.4Z", NOSE) +
    line("M0 4.4V7.6M0 7.6Q-3 10.4 -5.4 8.4M0 7.6Q3 10.4 5.4 8.4", NOSE, 1.3) +
    circle(-8, -6, 2.1, NOSE) +
    circle(8, -6, 2.1, NOSE) +
    circle(-7.3, -6.7, 0.7, "#fff") +
    circle(8.7, -6.7, 0.7, "#fff")
  );
}

function looking(): string {
  const shoulders = "M-27 22C-27 6 -14 0 0 0C14 0 27 6 27 22Q0 30 -27 22Z";
  const paws = ellipse(-13, 21, 7.4, 5.2, FUR_LIGHT) + ellipse(13, 21, 7.4, 5.2, FUR_LIGHT);
  const claws = line("M-16.6 24.6v1.6M-13 25.4v1.6M-9.4 24.6v1.6M9.4 24.6v1.6M13 25.4v1.6M16.6 24.6v1.6", NOSE, 1.2);
  return shade(0, 26, 31, 6) + rim(shoulders) + path(shoulders, FUR_DARK) + at(0, -11, face(), 1.06) + paws + claws;
}

const WALKING =
  "M-30 -6C-31 -16 -22 -22 -11 -20.6C-5 -23.6 4 -23 9 -18.6C13 -22.4 22 -22 26.6 -16.6C30 -15 35 -11 35.4 -7.6C35.6 -4.4 31 -3.6 27 -3.4C23 -2 20 0 17 3C8 8 -14 8 -24 5C-28.6 3 -30 -1 -30 -6Z";
const WALKING_LEGS =
  "M-30 -4C-30 4 -29 10 -27 19H-17C-17.6 15 -18.6 11 -17 5ZM8 2C8 9 9.6 13 10 19H20.4C20 13 18.4 8 19 0Z";
const WALKING_FAR = "M-16 4C-15 9 -13.6 13 -13 17.4H-5C-5.6 13 -6 9 -5 5ZM0 5C-.4 9 -2 13 -2 17.4H6C6.6 13 8 9 8.6 4Z";

function passing(): string {
  return (
    shade(2, 20, 32, 6.4) +
    rim(WALKING + WALKING_LEGS + WALKING_FAR) +
    path(WALKING_FAR, FUR_DARK) +
    path(WALKING_LEGS, FUR) +
    path(WALKING, FUR) +
    circle(17.4, -20, 4.2, FUR_DARK) +
    circle(17.6, -19.6, 2, "#a67c5c") +
    path(
      "M-29.4 -9C-29 -17 -21 -21.2 -11 -19.8C-5 -22.8 4 -22.2 9 -17.8C5 -13.4 -2 -15 -10 -14C-18 -13 -25 -13 -29.4 -9Z",
      FUR_LIGHT,
      'opacity=".85"',
    ) +
    path("M26 -12C31 -12 35 -9 35 -6.4C35 -3.6 31 -3 27 -3C24 -5 24 -9 26 -12Z", MUZZLE) +
    path("M31.6 -10.6Q35.4 -9 35.2 -6.4Q32 -6.2 31.6 -10.6Z", NOSE) +
    circle(24, -13.4, 1.5, NOSE) +
    path("M-24 5C-10 3 6 4 17 3C8 8 -14 8 -24 5Z", FUR_DARK, 'opacity=".6"') +
    line("M-24 18.6v-2M-21 18.8v-2M13 18.8v-2M16.6 18.8v-2", NOSE, 1)
  );
}

const STANDING_BODY =
  "M-15 24C-20 12 -19 -2 -12 -9L-25 -21C-29 -25 -29 -31 -25 -33C-21 -34 -19 -31 -17 -27L-7 -16Q0 -20 7 -16L17 -27C19 -31 21 -34 25 -33C29 -31 29 -25 25 -21L12 -9C19 -2 20 12 15 24L5 25L2 17H-2L-5 25Z";

function standing(): string {
  const claws = line(
    "M-28 -32l-2 -2.4M-25 -34.4l-.6 -2.8M-21.6 -33.4l1 -2.6M28 -32l2 -2.4M25 -34.4l.6 -2.8M21.6 -33.4l-1 -2.6",
    NOSE,
    1.2,
  );
  const belly = path(
    "M-9 -2C-6 -7 6 -7 9 -2C13 6 11 15 6 18Q0 20 -6 18C-11 15 -13 6 -9 -2Z",
    FUR_LIGHT,
    'opacity=".8"',
  );
  const body = rim(STANDING_BODY) + path(STANDING_BODY, FUR) + belly + claws + at(0, -19, face(), 0.66);
  return shade(0, 25, 24, 6) + at(0, 0, body, 1.04);
}

export const BEARS: Readonly<Record<string, () => string>> = { BE1: looking, BE2: passing, BE3: standing };
