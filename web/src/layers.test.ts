/** `npm run lint` enforces the import rules between layers, and that files stay small; this test shows that it does. */
import { ESLint } from "eslint";
import { expect, test } from "vitest";

const eslint = new ESLint({ cwd: `${import.meta.dirname}/..` });

async function refused(filePath: string, text: string, rule = "boundaries/dependencies"): Promise<boolean> {
  const [found] = await eslint.lintText(text, { filePath: `src/${filePath}` });
  return found?.messages.some(({ ruleId }) => ruleId === rule) ?? false;
}

test.each([
  ["board/camera.ts", 'import { say } from "../words/speaker.svelte";'],
  ["board/camera.ts", 'import type { Python } from "../runtime/python";'],
  ["runtime/python.ts", 'import { still } from "../board/still";'],
  ["words/facts.ts", 'import { copy } from "../ui/copying";'],
  ["table/ids.ts", 'import type { Turn } from "../game/turn/turn.svelte";'],
  ["room/seats.ts", 'export { told } from "../game/telling";'],
  ["table/ids.ts", 'export const late = () => import("../game/GameScreen.svelte");'],
  ["rules/Marked.svelte", '<script lang="ts">import App from "../App.svelte";</script>'],
])("%s may not say: %s", async (path, text) => {
  expect(await refused(path, text)).toBe(true);
});

test.each([
  ["game/telling.ts", 'import { say } from "../words/speaker.svelte";'],
  ["table/ids.ts", 'import type { Python } from "../runtime/python";'],
  ["App.svelte", '<script lang="ts">import Landing from "./landing/Landing.svelte";</script>'],
  ["ending/ceremony.ts", 'import type { Ending } from "../replay/script";'],
])("%s may say: %s", async (path, text) => {
  expect(await refused(path, text)).toBe(false);
});

test.each(["table/ids.ts", "App.svelte"])("%s may have 300 lines, and no more", async (path) => {
  expect(await refused(path, "\n".repeat(300), "max-lines")).toBe(false);
  expect(await refused(path, "\n".repeat(301), "max-lines")).toBe(true);
});
