import { readFileSync } from "node:fs";
import type { APIRequestContext, Page } from "@playwright/test";
import { demo } from "../demo";
import { expect, test } from "../signed-in";

const headers = { "api-key": demo.apiKey };
const stop = (address: string) => ({ type: "PICKUP", placeDetails: { place: { type: "ADDRESS_STRING", address } } });
const lane = { stops: [stop("Monterrey, NL"), stop("Dallas, TX")] };

/** A metered call of the demo key with one lane that cannot have an answer; its request id. */
async function aCall(request: APIRequestContext) {
  const data = { requests: [lane, { stops: [] }] };
  const response = await request.post("/api/rates/history", { data, headers });
  expect(response.ok()).toBe(true);
  return response.headers()["x-request-id"] ?? "";
}

const summaryOf = async (request: APIRequestContext) =>
  (await request.post("/api/usage/summary", { data: {}, headers })).json();

const calls = (page: Page) => page.getByRole("list", { name: "Calls" }).getByRole("listitem");
const today = (page: Page) => page.getByRole("toolbar", { name: "Days" }).getByRole("button").last();

test("a metered call is found by its day's bar, by keyboard, and the link opens the same view", async ({
  page,
  request,
}) => {
  const requestId = await aCall(request);
  await page.goto("/usage");
  await expect(calls(page).filter({ hasText: requestId })).toContainText("1 × invalid stops");
  await expect(async () => {
    await today(page).focus();
    await page.keyboard.press("Home");
    await expect(page.getByRole("toolbar", { name: "Days" }).getByRole("button").first()).toBeFocused({
      timeout: 1000,
    });
  }).toPass();
  await page.keyboard.press("End");
  await expect(today(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(today(page)).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/\/usage\?on=\d{4}-\d{2}-\d{2}$/);
  await expect(calls(page).filter({ hasText: requestId })).toBeVisible();
  await page.reload();
  await expect(today(page)).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect(today(page)).toHaveAttribute("aria-pressed", "false");
});

test("calls are narrowed to a key, and the narrowing is taken back", async ({ page, request }) => {
  await aCall(request);
  await page.goto("/usage");
  const key = page.getByRole("table", { name: "By API key" }).getByRole("button", { name: "Demo TMS" });
  await expect(async () => {
    await key.click();
    await expect(key).toHaveAttribute("aria-pressed", "true", { timeout: 1000 });
  }).toPass();
  await expect(page).toHaveURL(/by=key_/);
  await expect(calls(page).filter({ hasNotText: "Demo TMS" })).toHaveCount(0);
  await page.getByRole("button", { name: "Remove filter Demo TMS" }).click();
  await expect(page).toHaveURL(/\/usage$/);
});

test("the downloaded statement adds up to the totals", async ({ page, request }) => {
  const requestId = await aCall(request);
  await page.goto("/usage");
  // Other tests call as well: a statement is compared with totals between which and it nothing was added.
  await expect(async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download", { timeout: 5000 }),
      page.getByRole("button", { name: "Download statement (CSV)" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^usage-\d{4}-\d{2}-01-\d{4}-\d{2}-\d{2}\.csv$/);
    const [header = "", ...rows] = readFileSync(await download.path(), "utf8")
      .replace("\uFEFF", "")
      .trim()
      .split("\r\n");
    expect(rows.join("\n")).toContain(requestId);
    // The numbers come last, and no text among them has a comma.
    const fromEnd = (name: string) => header.split(",").indexOf(name) - header.split(",").length;
    const sum = (name: string) => rows.reduce((total, row) => total + Number(row.split(",").at(fromEnd(name))), 0);
    const { totals } = await summaryOf(request);
    expect({ calls: sum("calls"), items: sum("items"), billableItems: sum("billableItems") }).toEqual({
      calls: totals.calls,
      items: totals.items,
      billableItems: totals.billableItems,
    });
  }).toPass();
});

test("days without a call say so, and a preset leads back", async ({ page }) => {
  await page.goto("/usage?from=2020-01-01&to=2020-01-31");
  await expect(page.getByRole("heading", { name: "No metered calls in this period" })).toBeVisible();
  await expect(async () => {
    await page.getByRole("radio", { name: "This month" }).check({ timeout: 1000 });
    await expect(page).toHaveURL(/\/usage$/, { timeout: 1000 });
  }).toPass();
});

test("days are typed as people write them, and what is no range is said and not looked at", async ({ page }) => {
  await page.goto("/usage?from=2020-01-01&to=2020-01-31");
  const [from, to] = [page.getByLabel("From", { exact: true }), page.getByLabel("to", { exact: true })];
  await expect(from).toHaveValue("01/01/2020");
  await from.fill("jan 15 2020");
  await page.keyboard.press("Tab");
  await expect(page).toHaveURL(/from=2020-01-15&to=2020-01-31/);
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await expect(to).toBeFocused();
  await to.fill("01/10/2020");
  await to.press("Enter");
  await expect(page.getByText("The last day is before the first.")).toBeVisible();
  await to.fill("soon");
  await to.blur();
  await expect(page.getByText("Not understood as a date.")).toBeVisible();
  await expect(to).toHaveValue("soon");
  await expect(page).toHaveURL(/from=2020-01-15&to=2020-01-31/);
});

test("days typed wrong are gone once a preset is chosen", async ({ page }) => {
  await page.goto("/usage?from=2020-01-01&to=2020-01-31");
  const to = page.getByLabel("to", { exact: true });
  await to.fill("soon");
  await to.blur();
  await expect(page.getByText("Not understood as a date.")).toBeVisible();
  await page.getByRole("radio", { name: "This month" }).check();
  await expect(to).toHaveValue(/^\d{2}\/\d{2}\/\d{4}$/);
  await expect(page.getByText("Not understood as a date.")).toBeHidden();
});

test.describe("while the server fails", () => {
  test.use({ expectedErrors: /^503: .*\/api\/usage\/summary$/ });

  test("a failed answer is shown and asked for again", async ({ page }) => {
    // What others change is asked for anew by itself, and takes the button away.
    await page.route("**/api/bid-events/stream", (route) => route.abort());
    await page.route("**/api/usage/summary", (route) => route.fulfill({ status: 503, json: { code: "unavailable" } }));
    await page.goto("/usage?from=2020-01-01&to=2020-01-31");
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    await page.unroute("**/api/usage/summary");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { name: "No metered calls in this period" })).toBeVisible();
  });
});

test("an admin sets a budget, everybody is warned near its end, and it is taken away again", async ({
  page,
  request,
}) => {
  for (const _ of [1, 2]) await aCall(request);
  await page.goto("/usage");
  const open = page.getByRole("button", { name: /Set budget|Change budget/ });
  const dialog = page.getByRole("dialog", { name: "Monthly budget" });
  await expect(async () => {
    await open.click();
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  await dialog.getByRole("textbox", { name: "Billable lanes per month" }).fill("0");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Enter a whole number, 1 or more.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Billable lanes per month" }).fill("1000000");
  await dialog.getByRole("textbox", { name: "Warn at, in percent" }).fill("80");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("region", { name: "This month" })).toContainText("of 1,000,000 lanes");
  // By key: a toast lies over the button for a while.
  await page.getByRole("button", { name: "Change budget" }).press("Enter");
  await dialog.getByRole("button", { name: "Remove budget" }).click();
  await expect(page.getByRole("button", { name: "Set budget" })).toBeVisible();
});

test.describe("a broker", () => {
  test.use({ role: "BROKER" });

  test("sees the usage and who sets the budget", async ({ page }) => {
    await page.goto("/usage");
    const button = page.getByRole("button", { name: /Set budget|Change budget/ });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription("Only an admin can change it.");
  });
});
