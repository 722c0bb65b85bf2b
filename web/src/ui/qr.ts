/** A link as a QR code: one path for all dark modules, a bar for each run in a row. Null if the link is too long. */
import { correction, generate } from "lean-qr";

export interface Code {
  readonly line: string;
  readonly side: number;
}

export function qrOf(text: string, least: "L" | "M" = "L", most: "M" | "H" = "M"): Code | null {
  try {
    const code = generate(text, { minCorrectionLevel: correction[least], maxCorrectionLevel: correction[most] });
    let line = "";
    for (let y = 0; y < code.size; y += 1) {
      for (let x = 0; x < code.size; x += 1) {
        if (!code.get(x, y)) continue;
        const start = x;
        while (code.get(x + 1, y)) x += 1;
        line += `M${start} ${y}h${x + 1 - start}v1H${start}z`;
      }
    }
    return { line, side: code.size };
  } catch {
    return null;
  }
}
