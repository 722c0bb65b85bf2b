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
