import { AxeBuilder } from "@axe-core/playwright";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { demo } from "./demo";
import { expect, test } from "./signed-in";

test.use({ role: "BROKER" });

// A customer of each run's own, so that whatever else is in the database does not matter.
const customer = `LIST-${Date.now()}`;

const stop = (type: string, city: string, state: string, countryCode: string, timezone: string) => ({
  type,
  location: { place: { city, state, countryCode }, timezone },
});

const loads = [
  {
    externalId: `${customer}-1`,
    status: "AVAILABLE",
    maxBuy: { currencyCode: "USD", amount: 210_000 },
    targetRate: { currencyCode: "USD", amount: 190_000 },
    referenceNumbers: [{ label: "PO", value: `PO9${customer}` }],
    trailerRequirements: { allowedTypes: ["REEFER"] },
    borderCrossings: [{ usMxBorderCrossing: "LAREDO_INTL_BRIDGE" }],
    stops: [
      {
        ...stop("PICKUP", "Querétaro", "QUE", "MX", "America/Mexico_City"),
        appointment: { type: "SCHEDULED", start: "2030-01-15T08:00", end: "2030-01-15T10:00" },
      },
      stop("DELIVERY", "Dallas", "TX", "US", "America/Chicago"),
    ],
  },
  {
    externalId: `${customer}-2`,
    status: "ON_HOLD",
    maxBuy: { currencyCode: "USD", amount: 99_900 },
    stops: [
      stop("PICKUP", "Hermosillo", "SON", "MX", "America/Hermosillo"),
      stop("DELIVERY", "Phoenix", "AZ", "US", "America/Phoenix"),
    ],
  },
  { externalId: `${customer}-3`, status: "BOOKED", maxBuy: { currencyCode: "USD", amount: 450_000 }, stops: [] },
];

async function sync(request: APIRequestContext, load: object) {
  const response = await request.post("/api/loads/sync", {
    data: { load: { externalCustomerId: customer, ...load } },
    headers: { "api-key": demo.apiKey },
  });
  expect(response.status()).toBe(200);
}

test.beforeAll(async ({ request }) => {
  for (const load of loads) await sync(request, load);
});

const own = `/loads?customer=${customer}`;
const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("link") });
const idsOf = (page: Page) => rows(page).getByRole("link").allTextContents();
const ids = (...numbers: number[]) => numbers.map((number) => `${customer}-${number}`);
const status = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const preview = (page: Page): Locator => page.getByRole("complementary", { name: "Load preview" });

test("filter and order survive a reload, and the back button undoes them one by one", async ({ page }) => {
  await page.goto(own);
  await expect(page.getByRole("status").first()).toHaveText("3 loads");
  await status(page, "Available").click();
  await status(page, "On hold").click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Max buy" }).click();
  await expect.poll(() => idsOf(page)).toEqual(ids(1, 2));
  await page.getByRole("button", { name: "Max buy" }).click();
  await expect.poll(() => idsOf(page)).toEqual(ids(2, 1));
  await expect(page.getByRole("columnheader", { name: "Max buy" })).toHaveAttribute("aria-sort", "ascending");

  await page.reload();
  expect(await idsOf(page)).toEqual(ids(2, 1));
  await expect(status(page, "Available")).toHaveAttribute("aria-pressed", "true");

  await page.goBack();
  await expect(page.getByRole("columnheader", { name: "Max buy" })).toHaveAttribute("aria-sort", "descending");
  await page.goBack();
  await page.goBack();
  await expect(status(page, "On hold")).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => idsOf(page)).toEqual(ids(1));
});

test("the search finds a load by its id, a reference number, its customer and a place, whatever the accents", async ({
  page,
}) => {
  await page.goto("/loads");
  const words = [
    { typed: `${customer}-2`.toLowerCase(), found: ids(2) },
    { typed: `po9${customer}`, found: ids(1) },
    { typed: customer, found: ids(3, 2, 1) },
    { typed: `queretaro ${customer}`, found: ids(1) },
    { typed: `HERMOSILLO ${customer}`, found: ids(2) },
  ];
  for (const { typed, found } of words) {
    await page.keyboard.press("/");
    await page.getByRole("searchbox", { name: "Search loads" }).fill(typed);
    await expect.poll(() => idsOf(page), { message: typed }).toEqual(found);
    await page.keyboard.press("Escape");
  }
});

test("a row says what, where, when in the stop's zone, and for how much in which currency", async ({ page }) => {
  await page.goto(own);
  const row = rows(page).filter({ hasText: `${customer}-1` });
  for (const text of ["Available", "Querétaro, QUE", "Dallas, TX", "Tue 15 Jan, 08:00", "CST", "Reefer", "Uncovered"])
    await expect(row).toContainText(text);
  await expect(row).toContainText("USD 2,100.00");
  await expect(row).not.toContainText("$");
  await expect(rows(page).filter({ hasText: `${customer}-2` })).toContainText("No crossing");
});

test("the keyboard walks the list, previews, closes and opens", async ({ page }) => {
  await page.goto(`${own}&sort=displayId`);
  await expect(async () => {
    await page.keyboard.press("j");
    await expect(page.getByRole("link", { name: `${customer}-1` })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Space");
  await expect(preview(page).getByRole("heading", { name: `${customer}-1` })).toBeVisible();
  await expect(preview(page)).toContainText("USD 1,900.00");
  await page.keyboard.press("ArrowDown");
  await expect(preview(page).getByRole("heading", { name: `${customer}-2` })).toBeVisible();
  await page.keyboard.press("k");
  await expect(preview(page).getByRole("heading", { name: `${customer}-1` })).toBeVisible();

  await page.goBack();
  await expect(preview(page)).toBeHidden();
  await page.goForward();
  await expect(preview(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(preview(page)).toBeHidden();
  await expect(page.getByRole("link", { name: `${customer}-1` })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/loads\/load_/);
});

test("the preview shows the stops, the border between them, and where a value was edited", async ({
  page,
  request,
}) => {
  const externalId = `EDITED-${Date.now()}`;
  await sync(request, { ...loads[0], externalId, externalCustomerId: externalId });
  const headers = { origin: demo.baseUrl };
  const found = await page.request.post("/api/loads/get", { data: { externalId }, headers });
  const { load, version } = await found.json();
  const maxBuy = { currencyCode: "USD", amount: 230_000 };
  const data = { load: { externalId, maxBuy }, ifVersion: version };
  expect((await page.request.post("/api/loads/sync", { data, headers })).status()).toBe(200);
  await page.goto(`/loads?peek=${load.id}`);
  const stops = preview(page).getByRole("listitem");
  await expect(stops).toHaveText([/Querétaro, QUE.*08:00–10:00 CST/, /Laredo/, /Dallas, TX/]);
  await expect(preview(page)).toContainText("USD 2,300.00");
  await expect(preview(page)).toContainText("TMS sent USD 2,100.00");
});

test("filters that match nothing can be taken out one by one", async ({ page }) => {
  await page.goto(`${own}&status=CANCELLED&trailer=TANKER`);
  await expect(page.getByRole("heading", { name: "No loads match these 3 filters" })).toBeVisible();
  await page.getByRole("button", { name: "Remove filter Trailer: Tanker" }).last().click();
  await page.getByRole("button", { name: "Remove filter Status: Cancelled" }).click();
  await expect(rows(page)).toHaveCount(3);
});

test("filters are chosen in one place and take effect at once", async ({ page }) => {
  await page.goto(own);
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("dialog").getByRole("checkbox", { name: "Reefer" }).check();
  await expect.poll(() => idsOf(page)).toEqual(ids(1));
  await page.getByRole("dialog").getByLabel("Carrier", { exact: true }).selectOption("Without carrier");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: "Remove filter Carrier: Without carrier" })).toBeVisible();
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/\/loads$/);
});

test("an organization without loads is shown how to send the first one", async ({ page }) => {
  await page.goto(`/loads?search=${customer}-nothing`);
  await page.route("**/api/loads/list", (route) => route.fulfill({ json: { items: [], nextCursor: null, total: 0 } }));
  await page.getByRole("button", { name: /^Remove filter Search/ }).click();
  await expect(page.getByRole("heading", { name: "Send your first load" })).toBeVisible();
  await expect(page.getByText(`curl ${demo.baseUrl}/api/loads/sync`)).toBeVisible();
  await expect(page.getByRole("link", { name: "New load" })).toHaveCount(2);
});

test("a list that cannot be fetched says so with the request's id, and comes back on retry", async ({ page }) => {
  await page.goto(own);
  await page.route("**/api/loads/list", (route) =>
    route.fulfill({ status: 500, json: { message: "Failed.", code: "internal_error", requestId: "req_e2e_0001" } }),
  );
  await status(page, "Booked").click();
  const alert = page.getByRole("alert").filter({ hasText: "could not be loaded" });
  await expect(alert).toContainText("req_e2e_0001", { timeout: 15_000 });
  await page.unroute("**/api/loads/list");
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect.poll(() => idsOf(page)).toEqual(ids(3));
});

test("without a connection the filters stay usable and the list says what is wrong", async ({ page }) => {
  await page.goto(own);
  await page.route("**/api/loads/list", (route) => route.abort());
  await status(page, "Booked").click();
  await expect(page.getByText("The server cannot be reached.")).toBeVisible({ timeout: 15_000 });
  await status(page, "Booked").click();
  await expect(rows(page)).toHaveCount(3);
});

test("a viewer reads the list and is told who may create loads", async ({ browser, stateOf }) => {
  const context = await browser.newContext({ storageState: await stateOf("VIEWER") });
  const page = await context.newPage();
  await page.goto(own);
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole("button", { name: "New load" })).toBeDisabled();
  await context.close();
});

test("on a phone rows are cards, and a card opens a preview that fills the screen", async ({ browser, stateOf }) => {
  const context = await browser.newContext({
    storageState: await stateOf("BROKER"),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(own);
  const card = rows(page).filter({ hasText: `${customer}-1` });
  await expect(card).toContainText("Querétaro, QUE");
  const box = await card.boundingBox();
  expect(box?.width).toBe(360);
  expect(box?.height).toBeGreaterThan(120);
  await card.getByText("USD").first().tap();
  await expect(preview(page)).toBeVisible();
  expect(await preview(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole("button", { name: "Close preview" }).tap();
  await expect(card).toBeVisible();
  await context.close();
});

test("nothing moves while the list comes to life", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, "shift") + Reflect.get(entry, "value") });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/loads");
  await expect(rows(page).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => Number(Reflect.get(window, "shift")))).toBeLessThanOrEqual(0.02);
});

for (const theme of ["light", "dark"]) {
  test(`the preview and the filters have no accessibility violation: ${theme}`, async ({ page, context }) => {
    await context.addCookies([{ name: "theme", value: theme, url: demo.baseUrl }]);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${own}&sort=displayId`);
      await page.getByRole("button", { name: "Filter", exact: true }).click();
      await expect(page.getByRole("dialog").getByRole("checkbox", { name: "Reefer" })).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await page.keyboard.press("Escape");
      await rows(page).first().getByText("USD").first().click();
      await expect(preview(page).getByRole("heading", { name: `${customer}-1` })).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    }
  });
}
