import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../signed-in";
import { lookUp, ownMiles, ownMilesFor, paidCallsOf, paidLane, payTheLane, ratesPath } from "./own-rates";

test.use({ role: "BROKER" });
test.beforeAll(({ request }) => payTheLane(request));

const anOwnLane = () => ({ ...paidLane, miles: ownMiles() });
const noPrices = { from: "Yellowknife, NT", to: "Miami, FL", trailer: "REEFER", currency: "CAD" };

const chart = (page: Page) => page.getByRole("slider", { name: /rate, week by week/ });
const lookUpButton = (page: Page) => page.getByRole("button", { name: "Look up (metered)" });

/** Looks the lane of the page up, until what is to come is there: the first click may come before the page is alive. */
const lookUpUntil = (page: Page, seen: Locator) =>
  expect(async () => {
    if (await lookUpButton(page).isVisible()) await lookUpButton(page).click();
    await expect(seen).toBeVisible({ timeout: 5000 });
  }).toPass();

test("a lane is typed, its cost is shown, and once looked up its answer comes from storage", async ({ page }) => {
  const paid = paidCallsOf(page);
  const miles = ownMiles();
  await page.goto("/rates");
  await page.getByRole("button", { name: /, Account$/ }).click();
  await page.getByRole("menuitemcheckbox", { name: "Show developer details" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByText(/Metered: at most 1 call · 1 lane · .* this month/)).toBeVisible();
  await expect(async () => {
    await page.getByRole("combobox", { name: "From" }).fill(paidLane.from);
    await page.getByRole("combobox", { name: "To", exact: true }).fill(paidLane.to);
    await page.getByRole("combobox", { name: "Trailer" }).selectOption("Flatbed");
    await page.getByRole("combobox", { name: "Currency" }).selectOption("CAD");
    await page.getByRole("spinbutton", { name: "Miles" }).fill(miles);
    await page.keyboard.press("Control+Enter");
    await expect(page.getByRole("heading", { name: "Winnipeg → Regina" })).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(page.getByRole("status").first()).toHaveText(/Winnipeg → Regina: suggested CAD [\d,]+/);
  await expect(page.getByText(/\d+ from \d+ carriers, worth/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Looked up .*\. Kept for 24 hours\./)).toBeVisible();
  expect(paid).toHaveLength(1);
  await page.getByRole("button", { name: "Refresh (1 call)" }).click();
  await expect.poll(() => paid.length).toBe(2);
  expect(new Set(paid).size).toBe(2);
});

test("weeks are read by keyboard, as a table, and as a file", async ({ page, request }) => {
  await page.goto(await lookUp(request, paidLane));
  const spoken = /^Week .*: typical CAD [\d,]+, low .* (Strong|Moderate|Weak) \d+$/;
  await expect(chart(page)).toHaveAttribute("aria-valuetext", spoken);
  const newest = await chart(page).getAttribute("aria-valuetext");
  await expect(async () => {
    await chart(page).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("button", { name: "Show the latest week" })).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(await chart(page).getAttribute("aria-valuetext")).not.toBe(newest);
  await page.getByRole("radio", { name: "Per mile" }).check({ force: true });
  await page.getByRole("radio", { name: "Table" }).check({ force: true });
  await expect(page.getByRole("table", { name: "Per mile rate, CAD, latest week first" }).getByRole("row")).toHaveCount(
    13,
  );
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^rates-\w+-\w+\.csv$/);
});

test("several lanes wait for a yes, and the way back is a lane of its own", async ({ page }) => {
  const paid = paidCallsOf(page);
  await page.goto(ratesPath(anOwnLane(), anOwnLane()));
  const rest = page.getByRole("button", { name: "Look up 2 lanes (metered)" });
  await expect(async () => {
    await rest.click();
    await expect(page.getByRole("dialog", { name: "Look up 2 lanes?" })).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(paid).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Look up 2 lanes" }).click();
  const lanes = page.getByRole("region", { name: "2 lanes" });
  await expect(lanes.getByRole("row").nth(2)).toContainText(/CAD [\d,]+/);
  expect(paid).toHaveLength(1);
  await page.getByRole("button", { name: "Reverse lane (metered)" }).click();
  await expect(page.getByRole("region", { name: "3 lanes" }).getByRole("row")).toHaveCount(4);
  expect(paid.length).toBeLessThanOrEqual(2);
});

test("a lane's crossings are compared from the crossings page, and nothing is looked up by going there", async ({
  page,
}) => {
  const paid = paidCallsOf(page);
  await page.goto("/border-crossings?from=Monterrey%2C+NL&to=Dallas%2C+TX&trailer=DRY_VAN");
  await page.getByRole("link", { name: /Compare rates at \d crossings/ }).click();
  await expect(page.getByRole("region", { name: /\d lanes/ })).toContainText("Laredo – World Trade Bridge");
  await expect(page.getByRole("columnheader", { name: "On one scale" })).toBeVisible();
  expect(paid).toEqual([]);
});

test("why there is no rate is shown, and a doubtful place is put right in one click", async ({ page }) => {
  await page.goto(ratesPath({ ...noPrices, miles: ownMiles() }));
  await lookUpUntil(page, page.getByRole("region", { name: "Why no rate?" }));
  await expect(page.getByRole("heading", { name: "Not enough rates for Yellowknife, NT → Miami, FL" })).toBeVisible();
  await expect(page.getByText("You are not billed for this lookup.")).toBeVisible();
  await expect(page.getByText("(12 weeks)")).toBeVisible();
  await page.goto(ratesPath({ from: "Springfield", to: "Puebla", trailer: "DRY_VAN" }));
  await lookUpUntil(page, page.getByRole("heading", { name: "“Springfield” could be several places" }));
  await page.getByRole("link", { name: /^Use Springfield, MO, US/ }).click();
  await expect(page.getByRole("combobox", { name: "From" })).toHaveValue("Springfield, MO, US");
});

test("a call that gets no answer is tried again without paying twice", async ({ page }) => {
  const paid = paidCallsOf(page);
  await page.goto(ratesPath(anOwnLane()));
  let isDown = true;
  await page.route("**/api/rates/history", (route) => (isDown ? route.abort() : route.continue()));
  await expect(async () => {
    await lookUpButton(page).click();
    await expect(page.getByText("The lookup failed")).toBeVisible({ timeout: 3000 });
  }).toPass();
  isDown = false;
  const before = paid.length;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "What it is based on" })).toBeVisible();
  expect(paid[before]).toBe(paid[before - 1]);
});

test("many lanes are pasted, priced in calls of 64, retried where a call failed, and taken along", async ({ page }) => {
  const paid = paidCallsOf(page);
  const rows = ownMilesFor(70).map((miles, at) =>
    [`B-${at}`, paidLane.from, paidLane.to, "Plataforma", miles].join("\t"),
  );
  await page.goto("/rates/many");
  await expect(async () => {
    await page
      .getByRole("textbox", { name: "Table of lanes" })
      .fill(["Lane ID\tOrigen\tDestino\tEquipo\tMillas", ...rows].join("\n"));
    await expect(page.getByRole("button", { name: "Check 70 lanes" })).toBeEnabled({ timeout: 2000 });
  }).toPass();
  await page.getByRole("combobox", { name: "Currency" }).selectOption("CAD");
  await page.getByRole("button", { name: "Check 70 lanes" }).click();
  let calls = 0;
  await page.route("**/api/rates/history", (route) => {
    calls += 1;
    return calls === 2 ? route.abort() : route.continue();
  });
  await page.getByRole("button", { name: "Look up 70 lanes (metered)" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Look up 70 lanes" }).click();
  await page.getByRole("button", { name: "Try 6 lanes again" }).click();
  await expect(page.getByText("70 looked up · nothing left to look up")).toBeVisible();
  expect(paid).toHaveLength(3);
  expect(paid[2]).toBe(paid[1]);
  await page.getByRole("button", { name: "Typical rate" }).click();
  await expect(page.getByRole("columnheader", { name: "Typical rate" })).toHaveAttribute("aria-sort", "ascending");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toBe("rates.csv");
  await page
    .getByRole("link", { name: /Winnipeg/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Winnipeg → Regina" })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("70 looked up · nothing left to look up")).toBeVisible();
  expect(paid).toHaveLength(3);
});

test.describe("a viewer", () => {
  test.use({ role: "VIEWER" });

  test("sees what is stored, and who may look up", async ({ page, request }) => {
    await page.goto(await lookUp(request, paidLane));
    await expect(page.getByRole("heading", { name: "Winnipeg → Regina" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Refresh (metered)" })).toBeDisabled();
    await expect(page.getByText("Only brokers and admins can look up rates")).toBeVisible();
  });
});

test("on a phone nothing is wider than the screen", async ({ browser, stateOf, request }) => {
  const lane = await lookUp(request, anOwnLane(), anOwnLane());
  const context = await browser.newContext({
    storageState: await stateOf("BROKER"),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  for (const path of ["/rates", lane, "/rates/many"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
  await context.close();
});
