/** Copying and sharing. Without HTTPS, as at home, browsers have no clipboard API: then the old way is used. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

function copyByHand(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

export const canShare = (): boolean => "share" in navigator;

export async function share(url: string, text: string): Promise<void> {
  try {
    await navigator.share({ title: "Rifugio", text, url });
  } catch {
    // the user cancelled
  }
}

/** Whether a picture can be given to another program of the device. */
export function mayShareFiles(): boolean {
  const some = new File([], "poster.png", { type: "image/png" });
  return "canShare" in navigator && navigator.canShare({ files: [some] });
}

/** Returns whether the file went anywhere, or the user did not want it to after all. */
export async function shareFile(file: File, text: string): Promise<boolean> {
  if (!mayShareFiles()) return false;
  try {
    await navigator.share({ files: [file], title: "Rifugio", text });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
