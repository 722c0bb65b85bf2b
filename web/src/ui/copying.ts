/** Copying and sharing. At home there is no https, and without it browsers lack the clipboard: there is an old way. */
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
    // they thought better of it
  }
}
