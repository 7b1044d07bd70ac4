import type { Page } from "@playwright/test";
import { show, violations } from "../axe";
import { bidOf, open, said } from "../bidding/desk";
import { anOffer, type OwnOffer } from "../bidding/own-offer";
import { expect, test } from "../signed-in";
import { blocksNotifications } from "./push-service";

test.use({ role: "BROKER" });

const quiet = "/settings/notifications";
const bell = (page: Page) => page.locator("[data-bell]");
const panel = (page: Page) => page.getByRole("dialog", { name: "Notifications" });
/** What the list says of the test's own load; other tests have notifications beside them. */
const rows = (page: Page, { load }: OwnOffer) => panel(page).getByRole("link").filter({ hasText: load.externalId });

/** Waits until the first row has the focus. Rows of other tests may come above it right after. */
const firstRowFocused = (page: Page) =>
  page.waitForFunction(() => {
    const row = document.activeElement;
    return row?.matches("[role=dialog] ul a") && row === row.closest("ul")?.querySelector("a") ? row : undefined;
  });

/** A counter that waits for its carrier; the load is nobody's, so every broker is notified. */
async function aCounter(offer: OwnOffer) {
  const bidId = await bidOf(offer, offer.carrierId, 190_000);
  await offer.post("/bids/counter", { bidId, amount: { currencyCode: "USD", amount: 175_000 } });
  return bidId;
}

test("a counter that its carrier accepts is at the bell, opens its load, and is read", async ({ page, request }) => {
  const offer = await anOffer(request);
  const bidId = await aCounter(offer);
  await open(page, quiet);
  await bell(page).click();
  await expect(rows(page, offer)).toHaveCount(1);
  await expect(rows(page, offer)).toContainText(`New bid from ${offer.name}`);
  await offer.byLink("/bids/accept-counter", { bidId });
  await expect(rows(page, offer)).toHaveCount(2);
  await expect(bell(page)).toHaveAccessibleName(/^Notifications, \d+\+? unread$/);

  const accepted = rows(page, offer).first();
  await expect(accepted).toContainText(`Unread: ${offer.name} accepted the counter: booked`);
  await expect(accepted).toContainText(/Monterrey, NL.*Dallas, TX/);
  await expect(accepted).toContainText("USD 1,750");
  await accepted.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/loads/${offer.loadId}`);
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(offer.load.externalId);

  await bell(page).click();
  await expect(accepted).toBeVisible();
  await expect(accepted).not.toContainText("Unread:");
  await expect(rows(page, offer).last()).toContainText("Unread:");
});

test("by keyboard the bell is opened, walked through, read and closed", async ({ page, request }) => {
  const offer = await anOffer(request);
  await bidOf(offer, offer.carrierId, 190_000);
  await open(page, quiet);
  await page.keyboard.press("g");
  await page.keyboard.press("n");
  const first = await firstRowFocused(page);
  const rowsBelowIt = () =>
    first.evaluate((row) => {
      const all: (Element | null | undefined)[] = [...(row?.closest("ul")?.querySelectorAll("a") ?? [])];
      return all.indexOf(document.activeElement) - all.indexOf(row);
    });
  await page.keyboard.press("ArrowDown");
  await expect.poll(rowsBelowIt).toBe(1);
  await page.keyboard.press("ArrowUp");
  await expect.poll(rowsBelowIt).toBe(0);
  await panel(page).getByRole("button", { name: "Mark all as read" }).press("Enter");
  await expect(rows(page, offer)).not.toContainText("Unread:");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
});

test("the first row has the focus too where the rows were there before the panel", async ({ page, request }) => {
  const offer = await anOffer(request);
  await bidOf(offer, offer.carrierId, 190_000);
  await open(page, quiet);
  const list = page.waitForResponse("**/api/notifications/list");
  await bell(page).focus();
  await (await list).finished();
  await page.keyboard.press("Enter");
  await expect(rows(page, offer)).toBeVisible();
  await firstRowFocused(page);
});

test("the bell has no accessibility violation, and fits a phone by night", async ({ page, request }) => {
  const offer = await anOffer(request);
  await aCounter(offer);
  await open(page, quiet);
  await bell(page).click();
  await expect(rows(page, offer)).toHaveCount(1);
  expect(await violations(page, "[role=dialog]")).toEqual([]);
  await page.keyboard.press("Escape");
  await show(page, { theme: "dark", width: 360 });
  await page.getByRole("button", { name: /^More/ }).click();
  await page.getByRole("menuitem", { name: /^Open notifications/ }).click();
  await expect(rows(page, offer)).toBeVisible();
  expect(await violations(page, "[role=dialog]")).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole("button", { name: /^More/ })).toBeFocused();
});

test.describe("the settings", () => {
  test.use({ role: "VIEWER" });

  test("keep what is chosen, and say why a channel cannot be", async ({ page }) => {
    await blocksNotifications(page);
    await page.goto(quiet);
    const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
    const mail = expect(box("Load booked: Mail"));
    await (process.env.SMTP_URL ? mail.toBeEnabled() : mail.toHaveAccessibleDescription(/sends no mail/));
    await expect(box("Load booked: Browser")).toBeDisabled();
    await expect(box("Load booked: Browser")).toHaveAccessibleDescription(/see below/);
    const choose = async (isWanted: boolean) => {
      await box("Load booked: Portal").setChecked(isWanted);
      await page.getByRole("button", { name: "Save" }).click();
      await expect(said(page, "Your choice is saved: for what happens from now on.")).toBeVisible();
      await page.reload();
      await expect(box("Load booked: Portal")).toBeChecked({ checked: isWanted });
    };
    const wasWanted = await box("Load booked: Portal").isChecked();
    await choose(!wasWanted);
    await choose(wasWanted);
  });
});
