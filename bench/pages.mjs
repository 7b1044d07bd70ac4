// What readers of the pages wait for, on a processor four times slower than this one: when the largest part of a page is
// painted, and how long each press takes until the next picture. Medians and worst of several, each in a fresh browser.
import { chromium } from "@playwright/test";
import { findChromium } from "../scripts/chromium.mjs";
import { median } from "./quantile.mjs";
import { startPortal } from "./servers.mjs";

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const slowdown = 4;

const portal = await startPortal();
const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });

/** The state of a browser in which the broker is signed in. */
async function signedIn() {
  const context = await browser.newContext({ baseURL: portal.url });
  const { email, password } = portal.users.find(({ role }) => role === "BROKER");
  const headers = { origin: portal.url };
  const response = await context.request.post("/api/auth/sign-in/email", { data: { email, password }, headers });
  if (!response.ok()) throw new Error(`The broker was not signed in: ${response.status()}`);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function firstLoad() {
  const headers = { "api-key": portal.apiKey, "content-type": "application/json" };
  const response = await fetch(`${portal.url}/api/loads/list`, { method: "POST", headers, body: '{"limit":1}' });
  const { items } = await response.json();
  return `/loads/${items[0].id}`;
}

/** Collects what the browser measures, from the beginning of each page. */
const observe = `
  window.seen = { paintedAt: 0, presses: [] };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.paintedAt = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) seen.presses.push(duration);
  }).observe({ type: "event", buffered: true, durationThreshold: 16 });
`;

const state = await signedIn();

/** Opens a page in a fresh browser on the slow processor, listening, and does something with it. */
async function onPage(path, work) {
  const context = await browser.newContext({
    baseURL: portal.url,
    storageState: state,
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await page.addInitScript({ content: observe });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(path);
  await page.mouse.move(1, 1);
  await page.waitForFunction(() =>
    [...document.querySelectorAll("[data-listening]")].every((part) => part.getAttribute("data-listening") === "yes"),
  );
  const answer = await work(page);
  await context.close();
  return answer;
}

const paintedAt = (path) => onPage(path, (page) => page.evaluate("seen.paintedAt"));

/** How long a press takes until the picture after it; one that is too short to be listed counts as 16 ms. */
const pressed = (path, prepare, press) =>
  onPage(path, async (page) => {
    await prepare(page);
    await page.waitForTimeout(500);
    await page.evaluate("seen.presses = []");
    await press(page);
    await page.waitForTimeout(1000);
    return page.evaluate("Math.max(16, ...seen.presses)");
  });

const nothing = async () => {};
const load = await firstLoad();

const pages = {
  "/sign-in": "/sign-in",
  "/": "/",
  "/loads": "/loads",
  "a load": load,
  "/bids": "/bids",
  "/rates": "/rates",
};

const listed = (page) => page.locator("tbody tr[data-index], tbody tr").first().waitFor();
const presses = {
  "palette, once fetched": [
    "/loads",
    async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
    },
    (page) => page.keyboard.press("Control+k"),
  ],
  "a letter in the palette": [
    "/loads",
    async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").waitFor();
    },
    (page) => page.keyboard.press("m"),
  ],
  "preview of a load": ["/loads", listed, (page) => page.keyboard.press("Space")],
  "next load": ["/loads", listed, (page) => page.keyboard.press("j")],
  "next item of Today": ["/", nothing, (page) => page.keyboard.press("j")],
  "tab of a load": [load, nothing, (page) => page.keyboard.press("2")],
  "add a stop": [
    "/loads/new",
    (page) => page.getByRole("button", { name: "Add stop" }).waitFor(),
    (page) => page.getByRole("button", { name: "Add stop" }).click(),
  ],
  "a letter in the form": [
    "/loads/new",
    (page) => page.getByRole("combobox", { name: "City" }).first().focus(),
    (page) => page.keyboard.press("m"),
  ],
};

const row = (name, values) =>
  console.log(`| ${name} | ${Math.round(median(values))} | ${Math.round(Math.max(...values))} |`);
const repeated = async (measure) => {
  await measure(); // warm
  const values = [];
  for (let round = 0; round < rounds; round++) values.push(await measure());
  return values;
};

try {
  console.log(
    `\nProcessor slowed ${slowdown} times, ${rounds} rounds\n| largest paint | median ms | worst ms |\n|---|---:|---:|`,
  );
  for (const [name, path] of Object.entries(pages)) row(name, await repeated(() => paintedAt(path)));
  console.log("\n| press until the next picture | median ms | worst ms |\n|---|---:|---:|");
  for (const [name, [path, prepare, press]] of Object.entries(presses)) {
    row(name, await repeated(() => pressed(path, prepare, press)));
  }
} finally {
  await browser.close();
  await portal.stop();
}
