/** Names of devices and days, as this page shows them. */
import { say, speaker } from "../words/speaker.svelte";

const SYSTEMS: Readonly<Record<string, string>> = {
  iphone: "iPhone",
  ipad: "iPad",
  android: "Android",
  windows: "Windows",
  mac: "Mac",
  chromeos: "ChromeOS",
  linux: "Linux",
};

/** Names of systems and browsers are the same in every language. */
export function deviceName(text: string): string {
  const [system = "", browser = ""] = text.split(" ");
  const parts = [SYSTEMS[system], browser === "other" ? "" : browser.charAt(0).toUpperCase() + browser.slice(1)];
  return parts.filter(Boolean).join(" · ") || say("devices-other");
}

export const dayOf = (date: string): string =>
  new Intl.DateTimeFormat(speaker.language, { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(date));
