/** A minimal PDF writer: one page with one picture. */
const POINTS_PER_MM = 72 / 25.4;

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** A page of this size, filled by a JPEG of these dimensions. */
export function pdfOf(jpeg: Uint8Array, dots: readonly [number, number], mm: readonly [number, number]): Uint8Array {
  const [width, height] = mm.map((length) => (length * POINTS_PER_MM).toFixed(2));
  const content = `q ${width} 0 0 ${height} 0 0 cm /Map Do Q`;
  const objects: (readonly [head: string, body?: Uint8Array])[] = [
    ["<< /Type /Catalog /Pages 2 0 R >>"],
    ["<< /Type /Pages /Kids [3 0 R] /Count 1 >>"],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /XObject << /Map 5 0 R >> >> >>`,
    ],
    [`<< /Length ${content.length} >>`, ascii(content)],
    [
      `<< /Type /XObject /Subtype /Image /Width ${dots[0]} /Height ${dots[1]} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
      jpeg,
    ],
    ["<< /Title (Rifugio) /Producer (Rifugio) >>"],
  ];
  const parts: Uint8Array[] = [ascii("%PDF-1.4\n")];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Uint8Array): void => {
    parts.push(part);
    length += part.length;
  };
  for (const [number, [head, body]] of objects.entries()) {
    offsets.push(length);
    add(ascii(`${number + 1} 0 obj\n${head}\n`));
    if (body) for (const part of [ascii("stream\n"), body, ascii("\nendstream\n")]) add(part);
    add(ascii("endobj\n"));
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const end = length;
  add(ascii(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`));
  add(ascii(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${end}\n%%EOF\n`));
  const whole = new Uint8Array(length);
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}
