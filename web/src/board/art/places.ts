/** START with its hut, and the landing pads. */
import { at, circle, ellipse, line, path, rim, shade, tone } from "./svg";

const WALL = "M-25 16V-8L-6 -29L9 -12V18Z";
const SIDE = "M9 18V-12L32 -18V12Z";
const ROOF = "M-6 -33L17 -39L37 -18L12 -11Z";
const EAVES = "M-30 -6L-6 -33L-5 -27L-27 -3Z";

function windows(): string {
  const shutters = (x: number, y: number): string =>
    path(`M${x - 6} ${y}h3v8h-3zM${x + 3} ${y}h3v8h-3z`, "#c4553d") + path(`M${x - 3} ${y}h6v8h-6z`, tone("glass"));
  return shutters(-14, -7) + at(20.4, 0, `<g transform="skewY(-14)">${shutters(-4.5, -4)}${shutters(8, -4)}</g>`, 0.9);
}

function refuge(): string {
  return (
    rim(`${WALL}${SIDE}${ROOF}${EAVES}`, 1.6) +
    path("M8 -33v-12l4 -1v12z", tone("cliff-light")) +
    path("M12 -34v-12l4 -1v13z", tone("cliff-dark")) +
    path(SIDE, "#9a6b42") +
    path("M9 18V9L32 3.4V12Z", tone("cliff")) +
    path(WALL, "#c4935f") +
    line("M-22 -4H5M-23.6 1H7M-24 6H7", "#a5764a", 0.9) +
    path("M-25 16V8.6L9 10V18Z", tone("cliff-light")) +
    path("M-8 17.2V4.6Q-4.4 1.6 -.8 4.6V17.6Z", "#6d4529") +
    circle(-2.4, 11.4, 0.8, "#efcf7c") +
    windows() +
    path(ROOF, "#7c4a38") +
    line("M-1 -29L15 -13M5 -31.6L21.4 -14.6M11 -33.6L27.6 -16.6", "#95604b", 1) +
    path(EAVES, "#95604b") +
    path("M-6 -33L12 -11L9 -9L-6 -27.4Z", "#643a2b")
  );
}

/** A yellow signpost, as they stand on every alpine path. */
function signpost(): string {
  return (
    line("M0 12V-15", "#5f4630", 2.6) +
    path("M-3 -15H10L14 -11.4L10 -7.8H-3Z", "#f0c33c", 'stroke="#5f4630" stroke-width=".9"') +
    path("M3 -6H-9L-12.6 -2.8L-9 .4H3Z", "#f0c33c", 'stroke="#5f4630" stroke-width=".9"') +
    line("M0 -11.4h7M-7 -2.8h6", "#5f4630", 1.2)
  );
}

export function startScene(): string {
  const trodden = path("M-10 15C-18 26 -10 32 -26 44L-6 52C2 40 6 30 4 16Z", tone("road"), 'opacity=".8"');
  const flag =
    line("M-6 -32V-49", "#5f4630", 1.6) + path("M-6 -49C0 -52 5 -46 12 -49V-40C5 -37 0 -43 -6 -40Z", tone("mark"));
  return (
    ellipse(0, 14, 40, 26, tone("clearing"), 'opacity=".75"') +
    trodden +
    shade(6, 17, 34, 8) +
    at(-2, -1, refuge() + flag) +
    at(-35, 16, signpost(), 0.9)
  );
}

/** A round platform with the H, painted flat on the ground. */
export function padScene(): string {
  return (
    ellipse(1, 9, 36, 29, tone("shadow"), 'opacity=".8"') +
    ellipse(0, 6.6, 34, 28, tone("pad-edge")) +
    ellipse(0, 3.6, 34, 28, tone("pad")) +
    line("M-31 -8H31M-34 1H34M-33.6 10H33.6M-30 19H30", tone("pad-edge"), 0.9, 'opacity=".45"') +
    ellipse(0, 3.6, 27.6, 22.2, "none", `stroke="${tone("pad-paint")}" stroke-width="3"`) +
    line("M-9 -7V14.4M9 -7V14.4M-9 3.7H9", tone("pad-paint"), 5, 'stroke-linecap="butt"')
  );
}
