// Pictures of the gallery and the boards, and how fluently the full board pans: npm run build && npm run shots -- FOLDER
// Takes Chromium from the path, or from CHROMIUM.
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { preview } from "vite";

const FOLDER = process.argv[2] ?? "shots";
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const THEMES = ["light", "dark"];
const BOARDS = ["middle", "full", "marks"];
const ARGS =
  "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";
const ENOUGH = 50;

const found = () => execFileSync("which", ["chromium"], { encoding: "utf8" }).trim();

async function boards(browser, url) {
  for (const [name, viewport] of Object.entries(SIZES)) {
    const scale = name === "phone" ? 2 : 1;
    const page = await browser.newPage({ viewport, deviceScaleFactor: scale });
    for (const theme of THEMES) {
      for (const board of BOARDS) {
        await page.goto(`${url}?only=${board}&theme=${theme}`, { waitUntil: "networkidle" });
        await page.waitForTimeout(400);
        await page.screenshot({ path: `${FOLDER}/${board}-${name}-${theme}.png` });
      }
      await page.goto(`${url}?theme=${theme}`, { waitUntil: "networkidle" });
      await page.screenshot({ path: `${FOLDER}/gallery-${name}-${theme}.png`, fullPage: true });
    }
    await page.close();
  }
}

/** Drags a full board (the crowded one has all marks too) about for some seconds and counts the frames that were drawn meanwhile. */
async function pan(browser, url, viewport, board) {
  const page = await browser.newPage({ viewport });
  await page.goto(`${url}?only=${board}`, { waitUntil: "networkidle" });
  await page.waitForTimeout(1500);
  const [x, y] = [viewport.width / 2, viewport.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(() => {
    globalThis.frames = [];
    const note = (at) => (globalThis.frames.push(at), (globalThis.asked = requestAnimationFrame(note)));
    requestAnimationFrame(note);
  });
  for (let i = 0; i < 240; i++) {
    await page.mouse.move(x + Math.sin(i / 20) * viewport.width * 0.3, y + Math.cos(i / 14) * viewport.height * 0.2);
    await page.waitForTimeout(8);
  }
  const frames = await page.evaluate(() => (cancelAnimationFrame(globalThis.asked), globalThis.frames));
  await page.mouse.up();
  await page.close();
  const gaps = frames
    .slice(1)
    .map((at, i) => at - frames[i])
    .sort((a, b) => a - b);
  const fps = (1000 * gaps.length) / (frames.at(-1) - frames[0]);
  return { fps, worst: gaps.at(-1), late: gaps[Math.floor(gaps.length * 0.95)] };
}

mkdirSync(FOLDER, { recursive: true });
const server = await preview({ preview: { port: 0, open: false } });
const url = `${server.resolvedUrls.local[0]}gallery.html`;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? found(), args: ARGS.split(" ") });
try {
  if (!process.argv.includes("--only-pan")) await boards(browser, url);
  let slow = false;
  for (const [name, viewport] of Object.entries(SIZES)) {
    for (const board of ["full", "crowded"]) {
      const { fps, late, worst } = await pan(browser, url, viewport, board);
      console.log(
        `pan of 73 tiles (${board}), ${name}: ${fps.toFixed(1)} frames/s; 95 % of frames within ${late.toFixed(1)} ms, the slowest ${worst.toFixed(1)} ms`,
      );
      slow ||= fps < ENOUGH;
    }
  }
  if (slow) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}
