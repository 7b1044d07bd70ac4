import type { Page } from "@playwright/test";
import { expect, test } from "../signed-in";
import { rows, sync } from "./own-loads";

test.use({ role: "BROKER" });

// Three loads of each test's own: one on hold, one available, one delivered.
let own = "";
let externalIds: string[] = [];

test.beforeEach(async ({ request }) => {
  const customer = `BULK-${Date.now()}`;
  own = `/loads?customer=${customer}&sort=displayId`;
  externalIds = [1, 2, 3].map((number) => `${customer}-${number}`);
  const statuses = ["ON_HOLD", "AVAILABLE", "COMPLETED"];
  const place = { city: "Monterrey", state: "NL", countryCode: "MX" };
  const stops = [
    { type: "PICKUP", location: { place } },
    { type: "DELIVERY", location: { place: { city: "Dallas", state: "TX", countryCode: "US" } } },
  ];
  // The second may cost more than its customer pays.
  const usd = (amount: number) => ({ currencyCode: "USD", amount });
  const prices = [{}, { maxBuy: usd(210_000), customerRate: usd(195_000) }, {}];
  for (const [index, externalId] of externalIds.entries())
    await sync(request, { externalId, externalCustomerId: customer, status: statuses[index], stops, ...prices[index] });
});

const list = (page: Page) => page.getByRole("region", { name: "List of loads" });
const bar = (page: Page) => page.getByRole("region", { name: "Selected loads" });
const rowOf = (page: Page, externalId = "") => rows(page).filter({ hasText: externalId });

async function chooseAll(page: Page) {
  await page.goto(own);
  await expect(rows(page)).toHaveCount(3);
  await list(page).focus();
  await page.keyboard.press("Control+a");
  await expect(bar(page)).toContainText("3 selected");
}

test("the status of many loads is changed but for those it is unusual for, and taken back with Ctrl+Z", async ({
  page,
}) => {
  await chooseAll(page);
  await bar(page).getByRole("button", { name: "Status…" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Change status of 3 loads" });
  await dialog.getByLabel("New status").selectOption("AVAILABLE");
  await expect(dialog).toContainText("1 load changes");
  await expect(dialog).toContainText("1 is so already");
  await dialog.getByText("1 load does not usually move so").click();
  await expect(dialog).toContainText(externalIds[2] ?? "");
  await dialog.getByRole("button", { name: "Change 1 load" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, externalIds[0])).toContainText("Available");
  await expect(rowOf(page, externalIds[2])).toContainText("Completed");
  await expect(list(page)).toBeFocused();

  await page.keyboard.press("Control+z");
  await expect(page.getByText("1 load is as it was before")).toBeVisible();
  await expect(rowOf(page, externalIds[0])).toContainText("On hold");
});

test("those that are unusual change too once somebody means them", async ({ page }) => {
  await chooseAll(page);
  await bar(page).getByRole("button", { name: "Status…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("New status").selectOption("AVAILABLE");
  await dialog.getByLabel("Change these too").check();
  await dialog.getByRole("button", { name: "Change 2 loads" }).click();
  await expect(rowOf(page, externalIds[2])).toContainText("Available");
});

test("what a call did not reach is tried again, and what was changed can be taken back", async ({ page }) => {
  await chooseAll(page);
  await bar(page).getByRole("button", { name: "Status…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("New status").selectOption("ON_HOLD");
  await expect(dialog).toContainText("1 load changes");
  await page.route("**/api/loads/edit", (route) => route.abort(), { times: 1 });
  await dialog.getByRole("button", { name: "Change 1 load" }).click();
  await expect(dialog.getByRole("alert").first()).toContainText("1 was not reached");
  await dialog.getByRole("button", { name: "Retry the 1 that failed" }).click();
  await expect(rowOf(page, externalIds[1])).toContainText("On hold");
});

test("each load gets the crossing that is recommended for it", async ({ page }) => {
  await chooseAll(page);
  await bar(page).getByRole("button", { name: "Crossing…" }).click();
  const dialog = page.getByRole("dialog", { name: "Change crossing of 3 loads" });
  await expect(dialog).toContainText("3 loads change");
  await dialog.getByRole("button", { name: "Change 3 loads" }).click();
  await expect(rowOf(page, externalIds[0])).toContainText("Laredo");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("3 loads are as they were before")).toBeVisible();
  await expect(rowOf(page, externalIds[0])).not.toContainText("Laredo –");
});

test("loads are posted together: those that can be, after saying why the others cannot and whose prices to look at", async ({
  page,
}) => {
  await chooseAll(page);
  await bar(page).getByRole("button", { name: "Post…" }).click();
  const dialog = page.getByRole("dialog", { name: "Post 3 loads to carriers" });
  await expect(dialog).toContainText("2 loads will be posted");
  await expect(dialog).toContainText("1 of them is on hold and becomes available");
  await expect(dialog).toContainText("1 is completed");
  await expect(dialog).toContainText("1 has no max buy");
  const words = "1 may cost more than its customer pays: max buy is above sell";
  await dialog.getByText(words).click();
  await expect(dialog.getByRole("listitem").filter({ hasText: words })).toContainText(externalIds[1] ?? "");
  await dialog.getByLabel("Takes bids").selectOption({ label: "for 4 hours" });
  await dialog.getByRole("button", { name: "Post 2 loads" }).click();
  await expect(page.getByText("2 loads are posted")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, externalIds[0])).toContainText("Available");

  await chooseAll(page);
  await bar(page).getByRole("button", { name: "Post…" }).click();
  await expect(page.getByRole("dialog")).toContainText("2 are posted already");
  await expect(page.getByRole("button", { name: "Post loads" })).toBeDisabled();
});

test("the rates of many loads show what they cost first, then become their price, which is taken back", async ({
  page,
}) => {
  await chooseAll(page);
  await bar(page).getByRole("button", { name: "Rates…" }).click();
  const dialog = page.getByRole("dialog", { name: "Rates of 3 loads" });
  const lookUp = dialog.getByRole("button", { name: "Look up 1 lane" });
  const table = dialog.getByRole("region", { name: "Rates by load" });
  await expect(lookUp.or(table).first()).toBeVisible();
  // All three have one lane; another test may have looked it up within the day.
  if (await lookUp.isVisible()) {
    await expect(dialog).toContainText("1 metered call");
    await lookUp.click();
  }
  await expect(table.getByRole("row")).toHaveCount(4);
  await dialog.getByRole("radio", { name: "Max buy" }).check();
  await dialog.getByRole("radio", { name: "High" }).check();
  await dialog.getByRole("button", { name: "Set as max buy of 3 loads" }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, externalIds[0])).toContainText("USD");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("3 loads are as they were before")).toBeVisible();
  await expect(rowOf(page, externalIds[0])).not.toContainText("USD");
});
