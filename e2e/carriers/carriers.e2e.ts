import { expect, test } from "../signed-in";
import { carrierApi, carrierRows, ownCarriers, panel, queueOf } from "./own-carriers";

test.use({ role: "BROKER" });

test("the review queue is worked with the keyboard alone: decide, confirm, go on, undo", async ({ page, request }) => {
  const own = ownCarriers();
  await carrierApi(request).add(own, 3);
  await page.goto(queueOf(own));
  await expect(carrierRows(page)).toHaveCount(3);
  const names = await panelOrder();
  const [first = "", second = "", third = ""] = names;

  await expect(async () => {
    await page.keyboard.press("1");
    await expect(page.getByRole("button", { name: `Approve ${first}` })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("heading", { level: 2 })).toContainText(second);
  await expect(page.getByText(`${first} is now active`)).toBeVisible();
  await expect(panel(page)).toContainText("1 left");

  await page.keyboard.press("2");
  const note = page.getByRole("textbox", { name: "Note" });
  await expect(note).toBeFocused();
  await expect(note).toHaveValue("");
  await page.keyboard.press("Enter");
  await expect(note).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.type("Lost two trailers.");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("heading", { level: 2 })).toContainText(third);
  await expect(page.getByText(`${second} is now set to do not dispatch`)).toBeVisible();
  await expect(carrierRows(page)).toHaveCount(1);

  await page.keyboard.press("Control+z");
  await expect(panel(page).getByRole("heading", { level: 2 })).toContainText(second);
  await expect(page.getByText(`${second} was restored`)).toBeVisible();
  await expect(carrierRows(page)).toHaveCount(2);

  await page.keyboard.press("3");
  await expect(page.getByRole("button", { name: `Keep ${second} in review` })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("heading", { level: 2 })).toContainText(third);
  await page.keyboard.press("1");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: `Approve ${third}` })).toBeHidden();

  const byName = new Map([
    [first, "ACTIVE"],
    [second, "NEEDS_REVIEW"],
    [third, "NEEDS_REVIEW"],
  ]);
  const expected = [1, 2, 3].map((position) => byName.get(own.nameOf(position)));
  await expect.poll(() => carrierApi(request).statuses(own)).toEqual(expected);

  /** The names in the order of the queue. */
  async function panelOrder() {
    const texts = await carrierRows(page).allInnerTexts();
    return texts.map((text) => text.split("\n")[0] ?? "");
  }
});

test("a decision on what somebody else has just changed gets a warning, and nothing is overwritten", async ({
  page,
  request,
}) => {
  const own = ownCarriers();
  const api = carrierApi(request);
  const [carrier] = await api.add(own, 1);
  // A page that does not learn of changes: a live one would show the carrier as it is by now.
  await page.route("**/api/bid-events/stream", (route) => route.abort());
  await page.goto(queueOf(own));
  await expect(carrierRows(page)).toHaveCount(1);
  await api.post("/carrier-relationships/review", {
    id: carrier.relationship.id,
    status: "DO_NOT_DISPATCH",
    note: "Stolen load.",
  });
  const note = page.getByRole("textbox", { name: "Note" });
  await note.fill("Called them twice.");
  await page.getByRole("button", { name: "Approve" }).click();
  await page.getByRole("button", { name: `Approve ${own.nameOf(1)}` }).click();
  await expect(page.getByText(`${own.nameOf(1)} was not changed: someone else just changed it`)).toBeVisible();
  await page.getByRole("button", { name: "Show" }).click();
  await expect(panel(page)).toContainText("Blocked: it is never assigned to freight and sees none");
  await expect(panel(page)).toContainText("Stolen load.");
  await expect(note).toHaveValue("Called them twice.");
  expect(await api.statuses(own)).toEqual(["DO_NOT_DISPATCH"]);
});

test("a carrier is found by any number, however it is written, and the address keeps queue, words and carrier", async ({
  page,
  request,
}) => {
  const own = ownCarriers();
  await carrierApi(request).add(own, 2);
  await page.goto("/carriers");
  await page.getByRole("searchbox", { name: "Search carriers" }).fill(`USDOT ${own.dotOf(2)}`);
  await expect(carrierRows(page)).toHaveCount(1);
  await carrierRows(page).click();
  await expect(page).toHaveURL(/search=.*carrier=carrier_/);
  await page.reload();
  await expect(panel(page).getByRole("heading", { name: own.nameOf(2) })).toBeVisible();
  await expect(panel(page)).toContainText("Manual review is still required before it is assigned to freight");
  await page.getByRole("button", { name: "Active", exact: false }).first().click();
  await expect(page.getByRole("heading", { name: /No carrier matches/ })).toBeVisible();
  await page.goBack();
  await expect(panel(page).getByRole("heading", { name: own.nameOf(2) })).toBeVisible();
});

test("several carriers are decided on at once, after a preview that says what becomes of each", async ({
  page,
  request,
}) => {
  const own = ownCarriers();
  const api = carrierApi(request);
  await api.add(own, 3);
  await page.goto(queueOf(own));
  await expect(carrierRows(page)).toHaveCount(3);
  await expect(async () => {
    await page.keyboard.press("Control+a");
    await expect(page.getByText("3 selected")).toBeVisible({ timeout: 500 });
  }).toPass();
  // A key means those that are chosen, and not the one that is open beside them.
  await page.keyboard.press("2");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("3 will change; 0 stay the same.");
  await expect(dialog.getByRole("listitem").filter({ hasText: "Will change" })).toHaveCount(3);
  await expect(dialog.getByRole("button", { name: "Do not dispatch 3 carriers" })).toBeDisabled();
  await dialog.getByLabel("Note (required)").fill("Same owner as a blocked carrier.");
  await dialog.getByRole("button", { name: "Do not dispatch 3 carriers" }).click();
  await expect(dialog).toContainText("3 changed, 0 not changed.");
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByRole("heading", { name: /No carrier matches/ })).toBeVisible();
  expect(await api.statuses(own)).toEqual(["DO_NOT_DISPATCH", "DO_NOT_DISPATCH", "DO_NOT_DISPATCH"]);
});

test("a decision on many is undone as one, and new relationships say that they stay", async ({ page, request }) => {
  const own = ownCarriers();
  const api = carrierApi(request);
  await api.add(own, 2);
  await api.post("/carriers/import", { rows: [{ displayName: own.nameOf(3), dotNumber: own.dotOf(3) }] });
  await page.goto(`/carriers?tab=all&search=${own.tag}`);
  await expect(carrierRows(page)).toHaveCount(3);
  await expect(async () => {
    await page.keyboard.press("Control+a");
    await expect(page.getByText("3 selected")).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole("button", { name: "Approve…" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("2 will change, 1 new relationship; 0 stay the same.");
  await dialog.getByRole("button", { name: "Approve 3 carriers" }).click();
  await expect(dialog).toContainText("2 changed, 1 new relationship, 0 not changed.");
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByText("1 new relationship cannot be undone")).toBeVisible();
  await expect(carrierRows(page).first()).toBeFocused();
  expect(await api.statuses(own)).toEqual(["ACTIVE", "ACTIVE", "ACTIVE"]);
  await page.keyboard.press("Control+z");
  await expect(page.getByText("2 carriers restored")).toBeVisible();
  expect(await api.statuses(own)).toEqual(["NEEDS_REVIEW", "NEEDS_REVIEW", "ACTIVE"]);
  await expect(carrierRows(page).first()).toBeFocused();
  await expect(panel(page).getByRole("heading", { name: own.nameOf(1) })).toBeVisible();
});

test("the last day of a certificate is typed as people write it, years ahead too", async ({ page, request }) => {
  const own = ownCarriers();
  const api = carrierApi(request);
  await api.add(own, 1);
  await page.goto(queueOf(own));
  await panel(page).getByRole("button", { name: "Edit profile" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add certificate" }).click();
  const day = dialog.getByRole("group", { name: "Certificates and bonds" }).getByLabel("Expires on", { exact: true });
  await day.fill("31 sometime");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Not understood as a date.")).toBeVisible();
  // It says so once it is left; the form leads back to it once it has refused it, and what is wrong stays in view.
  await expect(day).toBeFocused();
  await expect(dialog.getByText("Not understood as a date.")).toBeVisible();
  await day.fill("Dec 32 2031");
  await expect(dialog.getByText("Not understood as a date.")).toBeHidden();
  await day.press("Enter");
  await expect(dialog.getByText("There is no such day.")).toBeVisible();
  await day.fill("Dec 31 2031");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  const [carrier] = await api.find(own);
  expect(carrier.profile.certificates).toEqual([{ type: "CTPAT", expiresOn: "2031-12-31" }]);
});

test.describe("a viewer", () => {
  test.use({ role: "VIEWER" });

  test("sees everything and reads who decides", async ({ page, request }) => {
    const own = ownCarriers();
    await carrierApi(request).add(own, 1);
    await page.goto(queueOf(own));
    await expect(panel(page).getByRole("heading", { name: own.nameOf(1) })).toBeVisible();
    for (const name of ["Approve", "Do not dispatch", "Keep in review", "Edit profile"])
      await expect(panel(page).getByRole("button", { name })).toBeDisabled();
    await expect(panel(page)).toContainText("Only brokers and admins can change this.");
    await expect(page.getByRole("checkbox")).toHaveCount(0);
    await page.keyboard.press("1");
    await expect(page.getByRole("button", { name: `Approve ${own.nameOf(1)}` })).toBeHidden();
  });
});

test("on a phone the list comes first, and a carrier has the screen to itself", async ({
  browser,
  stateOf,
  request,
}) => {
  const own = ownCarriers();
  await carrierApi(request).add(own, 2);
  const context = await browser.newContext({
    storageState: await stateOf("BROKER"),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(queueOf(own));
  await expect(panel(page)).toBeHidden();
  await carrierRows(page).first().tap();
  await expect(panel(page)).toBeVisible();
  await expect(carrierRows(page).first()).toBeHidden();
  await page.getByRole("button", { name: "Approve" }).tap();
  await page.getByRole("button", { name: /^Approve Transportes/ }).tap();
  await expect(page.getByText("is now active")).toBeVisible();
  await expect(panel(page).getByRole("button", { name: "Keep in review" })).toBeVisible();
  await page.getByRole("button", { name: "Back to the list" }).tap();
  await expect(carrierRows(page)).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await context.close();
});
