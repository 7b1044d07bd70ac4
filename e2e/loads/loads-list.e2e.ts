import { demo } from "../demo";
import { expect, test } from "../signed-in";
import {
  customer,
  ids,
  idsOf,
  links,
  loads,
  own,
  preview,
  refuseLiveEvents,
  rows,
  status,
  sync,
  syncOwnLoads,
} from "./own-loads";

test.use({ role: "BROKER" });
test.beforeAll(({ request }) => syncOwnLoads(request));

test("a list that is opened at one status counts the others from the start", async ({ page }) => {
  await page.route("**/api/loads/count-by-status", (route) => route.abort());
  await page.goto(`${own}&status=BOOKED`);
  await expect(rows(page)).toHaveCount(1);
  await expect(status(page, "Available")).toHaveText(/1$/);
});

test("filter and order survive a reload, and the back button undoes them one by one", async ({ page }) => {
  await page.goto(own);
  await expect(page.getByRole("status").first()).toHaveText("3 loads");
  await status(page, "Available").click();
  await status(page, "On hold").click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Max buy" }).click();
  await expect(links(page)).toHaveText(ids(1, 2));
  await page.getByRole("button", { name: "Max buy" }).click();
  await expect(links(page)).toHaveText(ids(2, 1));
  await expect(page.getByRole("columnheader", { name: "Max buy" })).toHaveAttribute("aria-sort", "ascending");

  await page.reload();
  await expect(links(page)).toHaveText(ids(2, 1));
  await expect(status(page, "Available")).toHaveAttribute("aria-pressed", "true");

  await page.goBack();
  await expect(page.getByRole("columnheader", { name: "Max buy" })).toHaveAttribute("aria-sort", "descending");
  await page.goBack();
  await page.goBack();
  await expect(status(page, "On hold")).toHaveAttribute("aria-pressed", "false");
  await expect(links(page)).toHaveText(ids(1));
});

test("going back in haste ends at the view that the address names", async ({ page }) => {
  await refuseLiveEvents(page);
  await page.goto(own);
  await status(page, "Available").click();
  await status(page, "On hold").click();
  await page.getByRole("button", { name: "Max buy" }).click();
  await page.getByRole("button", { name: "Max buy" }).click();
  await page.reload();
  let answered = 0;
  await page.route(/_rsc=/, async (route) => {
    await page.waitForURL(/status=AVAILABLE$/);
    await route.continue();
    answered += 1;
  });
  await page.goBack();
  await expect.poll(() => page.evaluate(() => location.search)).toContain("sort=-maxBuy");
  await page.goBack();
  await page.goBack();
  await expect.poll(() => answered).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  await expect(status(page, "On hold")).toHaveAttribute("aria-pressed", "false");
  await expect(links(page)).toHaveText(ids(1));
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
  for (const text of ["Available", "Querétaro, QRO", "Dallas, TX", "Tue 15 Jan, 08:00", "CST", "Reefer", "Uncovered"])
    await expect(row).toContainText(text);
  await expect(row).toContainText("USD 2,100");
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
  await expect(preview(page)).toContainText("USD 1,900");
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

test("a link that is clicked right after a filter changed is followed, and the way back has the filter", async ({
  page,
}) => {
  await page.goto(own);
  const link = page.getByRole("link", { name: `${customer}-1` });
  await expect(async () => {
    await page.keyboard.press("j");
    await expect(links(page).first()).toBeFocused({ timeout: 500 });
  }).toPass();
  await status(page, "Available").evaluate((button, name) => {
    const row = [...document.querySelectorAll("a")].find(({ textContent }) => textContent === name);
    button.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    row?.click();
  }, `${customer}-1`);
  await expect(page).toHaveURL(/\/loads\/load_/);
  await page.goBack();
  await expect(page).toHaveURL(/status=AVAILABLE$/);
  await expect(link).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
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
  expect((await page.request.post("/api/loads/save", { data, headers })).status()).toBe(200);
  await page.goto(`/loads?peek=${load.id}`);
  const stops = preview(page).getByRole("listitem");
  await expect(stops).toHaveText([/Querétaro, QRO.*08:00–10:00 CST/, /Laredo/, /Dallas, TX/]);
  await expect(preview(page)).toContainText("USD 2,300");
  await expect(preview(page)).toContainText("TMS sent USD 2,100");
});

test("filters are chosen in one place and take effect at once", async ({ page }) => {
  await page.goto(own);
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("dialog").getByRole("checkbox", { name: "Reefer" }).check();
  await expect(links(page)).toHaveText(ids(1));
  await page.getByRole("dialog").getByLabel("Carrier", { exact: true }).selectOption("Without carrier");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: "Remove filter Carrier: Without carrier" })).toBeVisible();
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/\/loads$/);
});

test("the view is exported whole, and columns can be hidden", async ({ page }) => {
  await page.goto(`${own}&sort=displayId`);
  await page.getByRole("button", { name: "Export" }).click();
  const downloads = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV, one row per load" }).click();
  const file = await (await downloads).createReadStream();
  const text = (await file.toArray()).join("");
  const lines = text.trim().split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain("externalId,externalDisplayId,externalCustomerId,status");
  expect(lines[1]).toContain(`${customer}-1,${customer}-1,${customer},AVAILABLE`);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Crossing" }).uncheck();
  await page.getByRole("checkbox", { name: "Pickup" }).press("Alt+ArrowUp");
  await page.getByRole("button", { name: "Move Pickup to the left" }).click();
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.getByRole("columnheader", { name: "Pickup" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Crossing" })).toBeHidden();
  const heads = (await page.getByRole("columnheader").allTextContents()).map((text) => text.trim());
  expect(heads.findIndex((text) => text.startsWith("Pickup"))).toBeLessThan(heads.indexOf("Lane"));
});

test("a reader who opens a load and comes back finds the list where it was", async ({ page }) => {
  await page.goto("/loads?sort=displayId");
  const list = page.getByRole("region", { name: "List of loads" });
  // So far down that the twenty-first row drawn at first is out of view: only a list that follows draws another.
  await expect(async () => {
    await list.evaluate((element) => element.scrollTo(0, 1300));
    await expect(rows(page).nth(20)).toBeInViewport({ timeout: 500 });
  }).toPass();
  const offset = () => list.evaluate((element) => element.scrollTop);
  const left = await offset();
  await rows(page).nth(20).getByRole("link").click();
  await expect(page).toHaveURL(/\/loads\/load_/);
  await page.goBack();
  await expect.poll(offset).toBe(left);
});
