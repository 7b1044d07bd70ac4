import type { BrowserContext, Page } from "@playwright/test";
import { type Look, show, violations } from "./axe";
import { demo } from "./demo";
import { pages } from "./pages";
import { watchScripts } from "./script-weight";
import { test as base, expect, waitForLife } from "./signed-in";

const wide: Look = { theme: "light", width: 1280 };
const narrow: Look = { theme: "light", width: 360 };
const byNight = ({ width }: Look): Look => ({ theme: "dark", width });

/** One page of a browser that goes to all addresses: what it only looks at it need not fetch and compile each time. */
const test = base.extend<object, { onePage: Page }>({
  onePage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: demo.baseUrl });
      const page = await context.newPage();
      waitForLife(page);
      await use(page);
      await context.close();
    },
    { scope: "worker" },
  ],
});

const setCookies = (context: BrowserContext, values: Record<string, string>) =>
  context.addCookies(Object.entries(values).map(([name, value]) => ({ name, value, url: demo.baseUrl })));

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Collects what the console says against a page; that a missing page is missing is not against it. */
function complaintsOf(page: Page) {
  const complaints: { text: string; url?: string }[] = [];
  page.on("pageerror", ({ message }) => complaints.push({ text: message }));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      complaints.push({ text: message.text(), url: message.location().url });
  });
  // Asked for at the end: the message may come before the page has its address.
  return () =>
    complaints
      .filter(({ text, url }) => url !== page.url() || !text.includes("404"))
      .map(({ text, url }) => `${text} ${url}`);
}

// Workers that are free take a part of them.
test.describe.configure({ mode: "parallel" });

test.describe("every page", () => {
  test.use({ storageState: { cookies: [], origins: [] } });
  test.afterEach(async ({ onePage }) => {
    for (const event of ["pageerror", "console", "request"]) onePage.removeAllListeners(event);
    await onePage.goto("about:blank", { waitUntil: "commit" });
  });

  for (const [index, { name, path, role }] of pages.entries()) {
    // Another role sees the parts of an address that was looked at: some less, none more.
    const isSeen = pages.slice(0, index).some((other) => other.path === path);
    // In Spanish, whose texts are longer; all other tests read English.
    const locale = isSeen ? "en-US" : "es-MX";
    // Whoever has no account is on a phone.
    const looks: readonly [Look, Look] = role && !isSeen ? [wide, narrow] : [narrow, wide];
    test(`${name} is accessible, fits its width, leaves the console quiet and has its scripts within budget`, async ({
      onePage: page,
      stateOf,
      request,
    }) => {
      const context = page.context();
      await context.clearCookies();
      if (role) await context.addCookies((await stateOf(role)).cookies);
      const complaints = complaintsOf(page);
      const watched = watchScripts(page, request);
      const address = typeof path === "string" ? path : await path(request);
      await setCookies(context, { theme: "light", locale });
      await page.setViewportSize({ width: looks[0].width, height: 800 });
      const response = await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      // In one theme: the colours of both have a test of their own.
      const found = await violations(page);
      for (const look of looks) {
        await show(page, look);
        if ((await overflow(page)) > 0) found.push(`${look.width}: scrolls sideways`);
      }
      found.push(...(await watched.overBudget(response)));
      expect(found).toEqual([]);
      expect(complaints()).toEqual([]);
    });
  }
});

test("menus and dialogs have no accessibility violation", async ({ page }) => {
  await page.goto("/settings/api-keys");
  const found: string[] = [];
  const look = async (part: string) => {
    const opened = page.locator(part);
    await expect(opened).toBeVisible();
    found.push(...(await violations(page, part)));
    await page.keyboard.press("Escape");
    await expect(opened).toBeHidden();
  };
  await page.getByRole("button", { name: "Ana Lucía Treviño" }).click();
  await look("[role=menu]");
  await page.keyboard.press("Shift+?");
  await look("[role=dialog]");
  await page.getByRole("button", { name: "Create key" }).click();
  await look("[role=dialog]");
  expect(found).toEqual([]);
});

test.describe("the API reference", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("has no accessibility violation by day or night, and asks nobody else for anything", async ({
    page,
    context,
  }) => {
    test.slow();
    const complaints = complaintsOf(page);
    const strangers: string[] = [];
    page.on(
      "request",
      (request) => new URL(request.url()).host === new URL(demo.baseUrl).host || strangers.push(request.url()),
    );
    const found: string[] = [];
    // Of some thousand elements: axe looks at each theme and at each width once.
    for (const { theme, width } of [wide, byNight(narrow)]) {
      await setCookies(context, { theme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/docs");
      await expect(page.getByRole("heading", { name: "Freight Brokerage API" })).toBeVisible();
      await expect(page.getByRole("combobox", { name: "api-key" })).toBeVisible();
      await expect(page.locator("[placeholder^=QUxM], [data-placeholder^=QUxM]")).toHaveCount(0);
      found.push(...(await violations(page)).map((problem) => `${theme} ${width}: ${problem}`));
      await page.goto("/docs?api=readings");
      await expect(page.getByRole("heading", { name: "What we read and what we refuse" })).toBeVisible();
      await expect(page.getByRole("cell", { name: "place_contradicts" }).first()).toBeVisible();
      found.push(...(await violations(page)).map((problem) => `readings ${theme} ${width}: ${problem}`));
    }
    expect(found).toEqual([]);
    expect(strangers).toEqual([]);
    expect(complaints()).toEqual([]);
  });
});
