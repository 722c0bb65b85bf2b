import { expect, test, vi } from "vitest";
import { USUAL } from "../schemas/settings";
import { readSettings, settings } from "./settings.svelte";

test("what was kept comes back, and what makes no sense does not", () => {
  const chosen = { ...USUAL, size: 200, contrast: true, hints: false } as const;
  expect(readSettings(JSON.stringify(chosen))).toEqual(chosen);
  expect(readSettings('{"size":9000,"light":"pink","still":"yes","palette":"vivid"}')).toEqual({
    ...USUAL,
    palette: "vivid",
  });
  for (const junk of [null, "", "null", "[]", "{", "7"]) expect(readSettings(junk)).toEqual(USUAL);
});

test("settings are shown on the page and kept", () => {
  const html = { dataset: {} as Record<string, string>, style: { fontSize: "" } };
  const kept = new Map<string, string>();
  vi.stubGlobal("document", { documentElement: html });
  vi.stubGlobal("localStorage", { setItem: (key: string, value: string) => kept.set(key, value) });
  settings.change({ size: 150, still: true, light: "dark", palette: "vivid", contrast: true });
  expect(html.dataset).toEqual({ theme: "dark", contrast: "high", motion: "still", palette: "vivid", text: "big" });
  expect(html.style.fontSize).toBe("150%");
  expect(readSettings(kept.get("rifugio.settings") ?? null)).toEqual(settings.current);
  settings.change(USUAL);
  expect(html).toEqual({ dataset: {}, style: { fontSize: "" } });
});
