import type { Page } from "@playwright/test";
import { expect, test } from "../signed-in";
import { aSentLoad, formOf, tms } from "../tms";

test.use({ role: "BROKER" });

const saved = (page: Page, version: number) => expect(page.getByText(`Saved as version ${version}`)).toBeVisible();
const save = (page: Page) => page.getByRole("button", { name: /^Save/ }).first().click();

test("unsaved changes are not left by accident", async ({ page, request }) => {
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(formOf(load));
  await page.getByLabel("Customer ID").fill("ACEROS-DEL-NORTE");
  await page.getByRole("link", { name: "All loads" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stay here" }).click();
  await expect(page.getByLabel("Customer ID")).toHaveValue("ACEROS-DEL-NORTE");
  await page.getByRole("link", { name: "All loads" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL(/\/loads$/);
});

test("a single key leads away from unsaved changes only after a question", async ({ page, request }) => {
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(formOf(load));
  await page.getByLabel("Customer ID").fill("ACEROS-DEL-NORTE");
  await page.getByRole("heading", { name: "Basics" }).focus();
  await page.keyboard.press("c");
  await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
});

test("what was not saved comes back after a reload, merged with what was stored since", async ({ page, request }) => {
  const sent = aSentLoad();
  const { load } = await tms(request).sync(sent);
  await page.goto(formOf(load));
  await page.getByLabel("Customer ID").fill("ACEROS-DEL-NORTE");
  await expect(page.getByText("1 unsaved change")).toBeVisible();
  await tms(request).sync({ ...sent, status: "BOOKED" });
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(page.getByLabel("Customer ID")).toHaveValue("ACEROS-DEL-NORTE");
  await save(page);
  await saved(page, 3);
  const { load: stored } = await tms(request).get(load.externalId);
  expect([stored.externalCustomerId, stored.status]).toEqual(["ACEROS-DEL-NORTE", "BOOKED"]);
  await page.reload();
  await expect(page.getByText("Everything is saved")).toBeVisible();
  await expect(page.getByRole("button", { name: "Restore", exact: true })).toBeHidden();
});

test("discarded changes come back with Undo", async ({ page, request }) => {
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(formOf(load));
  await page.getByLabel("Linear feet").fill("48");
  await page.getByRole("button", { name: "Add stop" }).click();
  await expect(page.getByText("2 unsaved changes")).toBeVisible();
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Discard changes" }).click();
  await expect(page.getByText("Everything is saved")).toBeVisible();
  await expect(page.getByLabel("Street")).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Street")).toHaveCount(3);
  await expect(page.getByText("2 unsaved changes")).toBeVisible();
  await expect(page.getByLabel("Linear feet")).toHaveValue("48");
});
