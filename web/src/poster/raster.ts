/** Rasterises a drawing, and offers files for download. */
export async function rastered(
  drawing: string,
  width: number,
  height: number,
  type: "image/png" | "image/jpeg",
): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [Math.round(width), Math.round(height)];
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.93));
    if (!blob) throw new Error("too large for a picture");
    return blob;
  } finally {
    URL.revokeObjectURL(url);
  }
}
