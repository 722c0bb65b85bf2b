/** Helicopters and rafts, with who is in them. */
import { drawn, type Drawing } from "./drawing";
import { body, dusk, onBody, sign, type Colour } from "./symbols";
import { at, circle, ellipse, line, path, rim, shade, tone } from "./svg";
import { rider, walker } from "./walkers";

const HULL =
  "M-24 -10C-24 -20 -14 -25 -3 -25C8 -25 13 -20 18 -17L37 -20L38 -15L18 -9C13 -3 5 0 -6 0C-17 0 -24 -3 -24 -10Z";
const GLASS = "M-23.4 -11C-23 -19.4 -14 -24 -6 -24L-4 -10.4Z";
const FIN = "M33 -19L36 -29L41 -29L38.6 -15Z";

/** The skids' middle is at (0, 4). */
export function helicopter(colour: Colour, riders: readonly Colour[] = []): Drawing {
  const who = riders[0];
  return drawn(
    shade(1, 5, 27, 6) +
      rim(`${HULL}${FIN}M-20 3H14V6H-20ZM-4 -32H0V-24H-4Z`, 3.4) +
      line("M-15 -2L-17 4.4M5 -2L7 4.4M-22 4.6H13Q16 4.6 17 2.6M-22 4.6Q-24 4.6 -24.6 3", tone("ink"), 1.9) +
      line("M-2 -25V-31", tone("ink"), 2.6) +
      path(FIN, body(colour)) +
      path(FIN, dusk(colour), 'opacity=".28"') +
      path(HULL, body(colour)) +
      path(
        "M-24 -9C-10 -4 8 -6 18 -11L37.6 -16.4L38 -15L18 -9C13 -3 5 0 -6 0C-17 0 -24 -3 -24 -9Z",
        dusk(colour),
        'opacity=".28"',
      ) +
      path("M-6 -24.6C4 -25 10 -21.4 14 -19C8 -20 0 -21 -6 -21Z", "#fff", 'opacity=".45"') +
      path(GLASS, tone("glass")) +
      (who
        ? `<g transform="translate(-11.4 -10.6) scale(.92)">${rider(who)}</g>`
        : path("M-20 -14C-18 -19 -13 -22 -9 -22.6L-14 -13Z", "#fff", 'opacity=".6"')) +
      sign(colour, 4.4, -12.6, 5, onBody(colour)) +
      ellipse(-2, -31.6, 34, 2.6, tone("ink"), 'opacity=".22"') +
      line("M-35 -31.6H31", tone("ink"), 1.9) +
      circle(-2, -31.6, 2.2, tone("ink")) +
      line("M34 -32L42 -24M42 -32L34 -24", tone("ink"), 1.4),
  );
}

const LOGS = [-10, -4, 2, 8];

/** Logs seen from above at a slant, with the owner's pennant; the middle of the deck is at (0, 0). */
export function raft(colour: Colour, riders: readonly Colour[] = []): Drawing {
  const logs = LOGS.map((y, i) => {
    const [left, right] = [-28 + i * 1.6, 24 + i * 1.6];
    return (
      `<rect x="${left}" y="${y - 3.4}" width="${right - left}" height="6.8" rx="3.4" fill="${i % 2 ? "#a8794a" : "#b98a58"}"/>` +
      ellipse(right - 2.6, y, 2.4, 3.1, "#e2c394") +
      line(`M${left + 5} ${y - 1.4}H${right - 9}`, "#d6ab77", 1)
    );
  });
  const flag = "M-20 -39H2L-3 -30L2 -21H-20Z";
  const people = riders.map((who, i) => at(-2 + i * 17, 9 - i * 1.5, walker(who), riders.length > 1 ? 0.76 : 0.84));
  return drawn(
    ellipse(1, 6, 34, 12, tone("water-dark"), 'opacity=".5"') +
      logs.join("") +
      line("M-18 -13L-12.4 11M16 -13L21.6 11", "#6b4a2c", 2.2) +
      line("M-20.4 4V-40", tone("halo"), 4.6) +
      rim(flag, 2.6) +
      line("M-20.4 4V-40", "#6b4a2c", 2.2) +
      path(flag, body(colour)) +
      path("M-20 -23.6H.4L2 -21H-20Z", dusk(colour), 'opacity=".22"') +
      sign(colour, -10.6, -30, 5, onBody(colour)) +
      people.join("") +
      line("M-32 14q4 -3 8 0t8 0M12 16q4 -3 8 0t8 0", tone("foam"), 1.6),
  );
}
