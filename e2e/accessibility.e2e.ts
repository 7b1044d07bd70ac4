import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContext, Page } from "@playwright/test";
import { demo } from "./demo";
import { pages } from "./pages";
import { expect, test } from "./signed-in";

const widths = [1280, 360];
const themes = ["light", "dark"];
/** Each theme is seen with each language and each width, and each language with each width. */
const variants = [
  { theme: "light", locale: "en-US", width: 1280 },
  { theme: "light", locale: "es-MX", width: 360 },
  { theme: "dark", locale: "en-US", width: 360 },
  { theme: "dark", locale: "es-MX", width: 1280 },
];

const applyVariant = (context: BrowserContext, variant: { theme: string; locale?: string }) =>
  context.addCookies(Object.entries(variant).map(([name, value]) => ({ name, value, url: demo.baseUrl })));

async function violations(page: Page) {
  // Without describing what passed, and without a page of its own for the report: a third of the time.
  const result = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .analyze();
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What the console says against a page; that a missing page is missing is not against it. */
function complaintsOf(page: Page) {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    const isMissingPage = message.location().url === page.url() && message.text().includes("404");
    if (["error", "warning"].includes(message.type()) && !isMissingPage) complaints.push(message.text());
  });
  return complaints;
}

for (const { name, path, role } of pages) {
  test.describe(name, () => {
    if (role) test.use({ role });
    else test.use({ storageState: { cookies: [], origins: [] } });

    test("has no accessibility violation, no sideways scroll and no complaint in the console", async ({
      page,
      context,
      request,
    }) => {
      test.slow();
      const complaints = complaintsOf(page);
      const address = typeof path === "string" ? path : await path(request);
      const found: string[] = [];
      for (const { theme, locale, width } of variants) {
        await applyVariant(context, { theme, locale });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        const problems = await violations(page);
        if ((await overflow(page)) > 0) problems.push("scrolls sideways");
        found.push(...problems.map((problem) => `${theme} ${locale} ${width}: ${problem}`));
      }
      expect(found).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });
}

for (const { theme, locale } of variants) {
  test(`menus and dialogs have no accessibility violation: ${theme}, ${locale}`, async ({ page, context }) => {
    await applyVariant(context, { theme, locale });
    await page.goto("/settings/api-keys");
    await page.getByRole("button", { name: "Ana Lucía Treviño" }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
    await page.keyboard.press("Shift+?");
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("button", { name: /Create key|Crear clave/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

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
    for (const theme of themes) {
      await applyVariant(context, { theme });
      await page.goto("/docs");
      await expect(page.getByRole("heading", { name: "Freight Brokerage API" })).toBeVisible();
      await expect(page.getByRole("combobox", { name: "api-key" })).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        found.push(...(await violations(page)).map((problem) => `${theme} ${width}: ${problem}`));
      }
    }
    expect(found).toEqual([]);
    expect(strangers).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
