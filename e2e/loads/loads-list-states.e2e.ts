import { show, violations } from "../axe";
import { demo } from "../demo";
import { expect, test } from "../signed-in";
import { customer, ids, links, own, preview, refuseLiveEvents, rows, status, sync, syncOwnLoads } from "./own-loads";

test.use({ role: "BROKER" });
test.beforeAll(({ request }) => syncOwnLoads(request));

test("filters that match nothing can be taken out one by one", async ({ page }) => {
  await page.goto(`${own}&status=CANCELLED&trailer=TANKER`);
  await expect(page.getByRole("heading", { name: "No loads match these 3 filters" })).toBeVisible();
  await page.getByRole("button", { name: "Remove filter Trailer: Tanker" }).last().click();
  await page.getByRole("button", { name: "Remove filter Status: Canceled" }).click();
  await expect(rows(page)).toHaveCount(3);
});

test("an organization without loads is shown how to send the first one", async ({ page }) => {
  await page.goto(`/loads?search=${customer}-nothing`);
  await page.route("**/api/loads/list", (route) => route.fulfill({ json: { items: [], nextCursor: null, total: 0 } }));
  await page.getByRole("button", { name: /^Remove filter Search/ }).click();
  await expect(page.getByRole("heading", { name: "Send your first load" })).toBeVisible();
  await expect(page.getByText(`curl ${demo.baseUrl}/api/loads/sync`)).toBeVisible();
  await expect(page.getByRole("link", { name: "New load" })).toHaveCount(2);
});

test("how many loads there are is not said before it is known", async ({ page }) => {
  await page.goto(`/loads?search=${customer}-nothing`);
  await expect(page.getByRole("status").first()).toHaveText("0 loads");
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/loads/list", (route) => answered.then(() => route.continue()));
  await page.getByRole("button", { name: /^Remove filter Search/ }).click();
  await expect(page.getByRole("status").first()).toHaveText("");
  answer();
  await expect(page.getByRole("status").first()).toHaveText(/^[1-9][\d,+]* loads?$/);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("of more loads than are counted the list says how many there are at least", async ({ page }) => {
  await page.goto(own);
  await page.route("**/api/loads/list", async (route) => {
    const json = await (await route.fetch()).json();
    await route.fulfill({ json: { ...json, total: 10_000, totalIsMinimum: true } });
  });
  await status(page, "Booked").click();
  await expect(page.getByRole("status").first()).toHaveText("10,000+ loads");
  await expect(page.getByRole("table")).toHaveAttribute("aria-rowcount", "-1");
  // The list as it was may say so too, when what others changed made it ask again.
  await expect(links(page)).toHaveText(ids(3));
  await rows(page).getByRole("checkbox").check();
  await expect(page.getByRole("button", { name: "Select all 10,000+" })).toBeVisible();
  // What others change meanwhile may be on its way.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test.describe("while the server fails", () => {
  test.use({ expectedErrors: /^500: .*\/api\/loads\/list$/ });

  test("a list that cannot be fetched says so with the request's id, and comes back on retry", async ({ page }) => {
    await page.goto(own);
    await page.route("**/api/loads/list", (route) =>
      route.fulfill({ status: 500, json: { message: "Failed.", code: "internal_error", requestId: "req_e2e_0001" } }),
    );
    await status(page, "Booked").click();
    const alert = page.getByRole("alert").filter({ hasText: "could not be loaded" });
    await expect(alert).toContainText("req_e2e_0001");
    await page.unroute("**/api/loads/list");
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(links(page)).toHaveText(ids(3));
  });
});

test("without a connection the filters stay usable and the list says what is wrong", async ({ page }) => {
  await page.goto(own);
  await page.route("**/api/loads/list", (route) => route.abort());
  await status(page, "Booked").click();
  await expect(page.getByText("The server cannot be reached.")).toBeVisible();
  await status(page, "Booked").click();
  await expect(rows(page)).toHaveCount(3);
});

test("a viewer reads the list and sees who may create loads", async ({ browser, stateOf }) => {
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
  await expect(card).toContainText("Querétaro, QRO");
  const sizeOf = async () => (await card.boundingBox()) ?? { width: 0, height: 0 };
  await expect.poll(async () => (await sizeOf()).width).toBe(360);
  expect((await sizeOf()).height).toBeGreaterThan(120);
  await card.getByText("Querétaro, QRO").tap();
  await expect(preview(page)).toBeVisible();
  // It slides in.
  await expect.poll(() => preview(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole("button", { name: "Close preview" }).tap();
  await expect(card).toBeVisible();
  await context.close();
});

test("nothing moves while the list comes to life", async ({ page }) => {
  await refuseLiveEvents(page);
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

test("the preview and the filters have no accessibility violation", async ({ page }) => {
  await page.goto(`${own}&sort=displayId`);
  const filters = page.getByRole("dialog");
  const found: string[] = [];
  // Both themes and both widths, each once.
  for (const look of [
    { theme: "light", width: 1280 },
    { theme: "dark", width: 360 },
  ] as const) {
    await show(page, look);
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await expect(filters.getByRole("checkbox", { name: "Reefer" })).toBeVisible();
    found.push(...(await violations(page, "[role=dialog]")));
    await page.keyboard.press("Escape");
    await expect(filters).toBeHidden();
    await rows(page).first().getByText("Dallas").first().click();
    await expect(preview(page).getByRole("heading", { name: `${customer}-1` })).toBeVisible();
    found.push(...(await violations(page, "aside")));
    await page.getByRole("button", { name: "Close preview" }).click();
    await expect(preview(page)).toBeHidden();
  }
  expect(found).toEqual([]);
});

test("on paper the list has every row that is here, what it is narrowed to, and nothing to fill in", async ({
  page,
  request,
}) => {
  const paper = `${customer}-paper`;
  const sent = Array.from({ length: 60 }, (_, at) => ({
    externalId: `${paper}-${at}`,
    externalCustomerId: paper,
    status: "AVAILABLE",
  }));
  for (const load of sent) await sync(request, load);
  await page.route("**/api/loads/list", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), total: 210, nextCursor: "further" } });
  });
  await page.goto(`/loads?customer=${paper}&status=AVAILABLE`);
  await expect(rows(page).first()).toBeVisible();
  expect(await rows(page).count()).toBeLessThan(60);
  await page.emulateMedia({ media: "print" });
  await expect(rows(page)).toHaveCount(60);
  await expect(page.getByText("The first 60 of 210 loads. The export has them all.")).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText("Status: Available")).toBeVisible();
  await expect(main.getByText(`Customer: ${paper}`)).toBeVisible();
  for (const role of ["checkbox", "searchbox", "combobox"] as const) await expect(main.getByRole(role)).toHaveCount(0);
  // The heads that sort name their columns.
  await expect(main.locator("button:visible:not(thead *)")).toHaveCount(0);
  // A sheet of Letter paper lengthwise, between its margins.
  await page.setViewportSize({ width: 960, height: 720 });
  for (const name of ["Lane", "Max buy", "Sell", "Carrier"])
    await expect(main.getByRole("columnheader", { name })).toBeVisible();
  // One sheet after the other, not a window onto the list.
  const [list, window] = [page.locator("[data-loads-list]"), page.viewportSize()?.height ?? 0];
  expect((await list.boundingBox())?.height).toBeGreaterThan(2 * window);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
