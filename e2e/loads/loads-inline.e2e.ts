import type { Page } from "@playwright/test";
import { expect, test } from "../signed-in";
import { rows, sync } from "./own-loads";

test.use({ role: "BROKER" });

// One load of each test's own.
let own = "";
let externalId = "";

test.beforeEach(async ({ request }) => {
  const customer = `INLINE-${Date.now()}`;
  own = `/loads?customer=${customer}`;
  externalId = `${customer}-1`;
  const location = { place: { city: "Monterrey", state: "NL", countryCode: "MX" }, timezone: "America/Monterrey" };
  await sync(request, {
    externalId,
    externalCustomerId: customer,
    status: "ON_HOLD",
    maxBuy: { currencyCode: "USD", amount: 210_000 },
    stops: [{ type: "PICKUP", location }],
  });
});

const row = (page: Page) => rows(page).filter({ hasText: externalId });
const editor = (page: Page, field: string) => page.getByRole("group", { name: `${field} of ${externalId}` });

async function openWithKey(page: Page) {
  await page.goto(own);
  await expect(async () => {
    await page.keyboard.press("j");
    await expect(row(page).getByRole("link")).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("e");
}

test("a row is edited with the keyboard alone: Tab goes on, Enter saves, and it is taken back", async ({ page }) => {
  await openWithKey(page);
  await expect(editor(page, "Status").getByLabel("Status")).toBeFocused();
  await editor(page, "Status").getByLabel("Status").selectOption("AVAILABLE");
  await page.keyboard.press("Tab");
  await expect(row(page)).toContainText("Available");
  await expect(editor(page, "Pickup").getByLabel("From", { exact: true })).toBeFocused();
  await editor(page, "Pickup").getByLabel("From", { exact: true }).fill("sometime");
  await page.keyboard.press("Enter");
  await expect(editor(page, "Pickup").getByRole("alert")).toHaveText("Not understood as a date and time.");
  await editor(page, "Pickup").getByLabel("From", { exact: true }).fill("15 Jan 8");
  await page.keyboard.press("Enter");
  await expect(editor(page, "Pickup")).toBeHidden();
  await expect(row(page).getByRole("link")).toBeFocused();
  await expect(row(page)).toContainText("15 Jan");
  await page.keyboard.press("Control+z");
  await expect(page.getByText("1 load is as it was before")).toBeVisible();
  await expect(row(page)).not.toContainText("15 Jan");
});

test("a day of the calendar is taken over into the row, and the time is typed behind it", async ({ page }) => {
  await openWithKey(page);
  await expect(editor(page, "Status").getByLabel("Status")).toBeFocused();
  await page.keyboard.press("Tab");
  const from = editor(page, "Pickup").getByLabel("From", { exact: true });
  await expect(from).toBeFocused();
  await page.keyboard.press("Alt+ArrowDown");
  const calendar = page.getByRole("dialog", { name: "From: calendar" });
  await calendar.getByRole("button", { name: "Next month" }).click();
  await calendar
    .getByRole("button", { name: / 15,| 15 / })
    .first()
    .click();
  await expect(calendar).toBeHidden();
  await expect(from).toBeFocused();
  await page.keyboard.type("8");
  await page.keyboard.press("Enter");
  await expect(row(page)).toContainText(/15 \w{3}/);
});

test("what cannot be saved stays with what is wrong with it when something else is clicked", async ({ page }) => {
  await page.goto(own);
  await row(page).getByText("USD 2,100").dblclick();
  const amount = editor(page, "Max buy").getByLabel("Max buy: Amount");
  await amount.fill("a lot");
  await page.getByRole("searchbox").click();
  await expect(amount).toHaveValue("a lot");
  await expect(editor(page, "Max buy").getByRole("alert")).toContainText("Enter an amount above zero");
});

test("a double click edits a price; Escape reverts, and what is no amount is said", async ({ page }) => {
  await page.goto(own);
  await row(page).getByText("USD 2,100").dblclick();
  const amount = editor(page, "Max buy").getByLabel("Max buy: Amount");
  await expect(amount).toHaveValue("2100");
  await amount.fill("a lot");
  await page.keyboard.press("Enter");
  await expect(editor(page, "Max buy").getByRole("alert")).toContainText("Enter an amount above zero");
  await page.keyboard.press("Escape");
  await expect(editor(page, "Max buy")).toBeHidden();
  await row(page).getByText("USD 2,100").dblclick();
  await amount.fill("2,250.50");
  await page.keyboard.press("Enter");
  await expect(row(page)).toContainText("USD 2,250.50");
});

test("what cannot be saved is as it was, and says why", async ({ page }) => {
  await openWithKey(page);
  await page.route("**/api/loads/edit", (route) => route.abort(), { times: 1 });
  await editor(page, "Status").getByLabel("Status").selectOption("BOOKED");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${externalId}: Status was not saved.`, { exact: false })).toBeVisible();
  await expect(row(page)).toContainText("On hold");
});
