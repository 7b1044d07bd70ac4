import type { Page } from "@playwright/test";
import { expect, test } from "../signed-in";
import { idsOf, rows, sync } from "./own-loads";

test.use({ role: "BROKER" });

// Three loads of each test's own: two of nobody, one of an owner that only the TMS knows.
let own = "";
let unknown = "";
let externalIds: string[] = [];

test.beforeEach(async ({ request }) => {
  const customer = `OWNER-${Date.now()}`;
  own = `/loads?customer=${customer}&sort=displayId`;
  unknown = `U-${customer}`;
  externalIds = [1, 2, 3].map((number) => `${customer}-${number}`);
  for (const externalId of externalIds) {
    const owner = externalId === externalIds[2] && { externalOwnerCoverageUserId: unknown };
    await sync(request, { externalId, externalCustomerId: customer, ...owner });
  }
});

const me = "Roberto Salinas";
const list = (page: Page) => page.getByRole("region", { name: "List of loads" });
const bar = (page: Page) => page.getByRole("region", { name: "Selected loads" });
const rowOf = (page: Page, externalId: string) => rows(page).filter({ hasText: externalId });

/** Opens the list and chooses its first loads with the keyboard alone. */
async function chooseWithKeys(page: Page, count: number) {
  await page.goto(own);
  await expect(async () => {
    await page.keyboard.press("j");
    await expect(list(page).getByRole("link", { name: externalIds[0] })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("x");
  for (let further = 1; further < count; further++) await page.keyboard.press("Shift+ArrowDown");
  await expect(bar(page)).toContainText(`${count} selected`);
}

async function assignTo(page: Page, name: string) {
  await bar(page).getByRole("button", { name: "Change owner…" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Change owner/ });
  await dialog.getByLabel("User").selectOption({ label: name });
  return dialog;
}

test("loads are given to a user with the keyboard alone, and taken back", async ({ page }) => {
  await chooseWithKeys(page, 3);
  const dialog = await assignTo(page, me);
  await expect(dialog).toContainText("3 loads change");
  await dialog.getByRole("button", { name: "Change 3 loads" }).press("Enter");
  await expect(dialog).toBeHidden();
  for (const externalId of externalIds) await expect(rowOf(page, externalId)).toContainText(me);
  await expect(bar(page)).toBeHidden();
  await expect(list(page)).toBeFocused();

  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByText("3 loads are back with their owners")).toBeVisible();
  await expect(rowOf(page, externalIds[0] ?? "")).not.toContainText(me);
  await expect(rowOf(page, externalIds[2] ?? "")).toContainText(unknown);
});

test("what is theirs already is shown before anything changes", async ({ page }) => {
  await chooseWithKeys(page, 1);
  await (await assignTo(page, me)).getByRole("button", { name: "Change 1 load" }).click();
  await expect(rowOf(page, externalIds[0] ?? "")).toContainText(me);
  await list(page).focus();
  await page.keyboard.press("Control+a");
  const dialog = await assignTo(page, me);
  await expect(dialog).toContainText("2 loads change");
  await expect(dialog).toContainText("1 is theirs already");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.keyboard.press("Control+z");
  await expect(page.getByText("1 load is back with its owner")).toBeVisible();
});

test("the list is narrowed to one's own loads, to nobody's, and to an owner not known yet", async ({ page }) => {
  await chooseWithKeys(page, 1);
  await (await assignTo(page, me)).getByRole("button", { name: "Change 1 load" }).click();
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const owner = page.getByRole("dialog").getByLabel("Owner", { exact: true });
  await owner.selectOption("Me");
  await expect.poll(() => idsOf(page)).toEqual(externalIds.slice(0, 1));
  await owner.selectOption("Nobody");
  await expect.poll(() => idsOf(page)).toEqual(externalIds.slice(1, 2));
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.getByRole("button", { name: "Remove filter Owner: Nobody" })).toBeVisible();
  await expect.poll(() => idsOf(page)).toEqual(externalIds.slice(1, 2));
  await page.goto(`${own}&owner=${unknown}`);
  await expect.poll(() => idsOf(page)).toEqual(externalIds.slice(2));
  await expect(rows(page).getByTitle(`No user has the TMS ID ${unknown} yet`, { exact: false }).first()).toBeAttached();
});

test("a call that fails leaves the rest to be tried again", async ({ page }) => {
  await chooseWithKeys(page, 2);
  const dialog = await assignTo(page, me);
  await expect(dialog).toContainText("2 loads change");
  await page.route("**/api/loads/reassign", (route) => route.abort(), { times: 1 });
  await dialog.getByRole("button", { name: "Change 2 loads" }).click();
  await expect(dialog.getByRole("alert")).toContainText("2 were not reached");
  await dialog.getByRole("button", { name: "Try the remaining 2 loads" }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, externalIds[1] ?? "")).toContainText(me);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 760 }, hasTouch: true });

  test("loads are chosen by their boxes and assigned without scrolling sideways", async ({ page }) => {
    await page.goto(own);
    for (const externalId of externalIds) await page.getByRole("checkbox", { name: `Select ${externalId}` }).tap();
    const dialog = await assignTo(page, me);
    await dialog.getByRole("button", { name: "Change 3 loads" }).tap();
    await expect(rowOf(page, externalIds[0] ?? "")).toContainText(me);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test.describe("a viewer", () => {
  test.use({ role: "VIEWER" });

  test("reads why nothing can be assigned", async ({ page }) => {
    await page.goto(own);
    await page.getByRole("checkbox", { name: "Select all loads shown" }).check();
    const button = bar(page).getByRole("button", { name: "Change owner…" });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute("title", "Only brokers and admins can change owners.");
  });
});
