import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../signed-in";
import { idsOf, sync } from "./own-loads";

test.use({ role: "BROKER" });

let stamp = "";
const externalIds = (...numbers: number[]) => numbers.map((number) => `PASTE-${stamp}-${number}`);

const syncOwn = (request: APIRequestContext, load: object) =>
  sync(request, { externalCustomerId: `PASTE-${stamp}`, ...load });

test.beforeEach(async ({ request }) => {
  stamp = String(Date.now());
  for (const [index, externalId] of externalIds(1, 2, 3).entries())
    await syncOwn(request, { externalId, referenceNumbers: [{ label: "PO", value: `PO${stamp}${index + 1}` }] });
});

const search = (page: Page) => page.getByRole("searchbox", { name: "Search loads" });

/** As Ctrl+V does, without the clipboard that tests share. */
const paste = (page: Page, text: string) =>
  search(page).evaluate((box, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", pasted);
    box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test("ids pasted into the search narrow the list to their loads, and say what was not found", async ({ page }) => {
  await page.goto("/loads?status=BOOKED&sort=displayId");
  const [first = "", second = ""] = externalIds(1, 2);
  await paste(page, `${first}\nPO${stamp}2\nNO-${stamp}\n`);
  await expect.poll(() => idsOf(page)).toEqual([first, second]);
  await expect(page.getByRole("button", { name: "Remove filter Pasted IDs: 2 loads" })).toBeVisible();
  await page.getByText("1 of 3 pasted IDs is not found").click();
  await expect(page.getByText(`NO-${stamp}`)).toBeVisible();
  // A colleague who gets the address sees the same loads.
  await page.reload();
  await expect.poll(() => idsOf(page)).toEqual([first, second]);
  await page.getByRole("button", { name: "Remove filter Pasted IDs: 2 loads" }).click();
  await expect(page.getByText("pasted IDs is not found")).toBeHidden();
});

test("more ids than an address takes are kept for the tab", async ({ page, context, request }) => {
  const many = Array.from({ length: 22 }, (_, at) => `PASTE-${stamp}-M${at}`);
  for (const externalId of many) await syncOwn(request, { externalId });
  await page.goto("/loads?sort=displayId");
  await page.getByRole("button", { name: "Paste IDs" }).click();
  const dialog = page.getByRole("dialog", { name: "Show loads by pasted IDs" });
  await dialog.getByLabel("IDs").fill(`nothing-${stamp}1`);
  await dialog.getByRole("button", { name: "Show these loads" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("No load has this ID.");
  await dialog.getByLabel("IDs").fill(many.join(", "));
  await page.keyboard.press("Control+Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("22 loads", { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Remove filter Pasted IDs: 22 loads" })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole("button", { name: "Remove filter Pasted IDs: pasted in another tab" })).toBeVisible();
});
