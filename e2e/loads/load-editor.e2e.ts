import type { Page } from "@playwright/test";
import { expect, test } from "../signed-in";
import { aSentLoad, formOf, tms } from "../tms";

test.use({ role: "BROKER" });

const row = (page: Page, title: RegExp) =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { name: title }) });
const saved = (page: Page, version: number) => expect(page.getByText(`Saved as version ${version}`)).toBeVisible();
const save = (page: Page) => page.getByRole("button", { name: /^Save/ }).first().click();

test("a broker's edits stand when the TMS sends the same load again", async ({ page, request }) => {
  const sent = aSentLoad();
  const { load } = await tms(request).sync(sent);
  await page.goto(formOf(load));
  await row(page, /Pickup/)
    .getByLabel("Street")
    .fill("Av. Constitución 100");
  await page.getByRole("group", { name: "Lift gate" }).getByRole("radio", { name: "Yes" }).check();
  await save(page);
  await saved(page, 2);
  await expect(page.getByText("Everything is saved")).toBeVisible();

  const again = await tms(request).sync(sent);
  expect(again.load.stops[0].location.place.street).toBe("Av. Constitución 100");
  expect(again.load.trailerRequirements).toEqual({ allowedTypes: ["DRY_VAN_53"], foodGrade: true, liftGate: true });
  expect(again.warnings).toBeUndefined();

  await page.reload();
  await expect(page.getByText("TMS sent: Av. Ruiz Cortines 2000")).toBeVisible();
});

test("the history shows who changed what, from what to what", async ({ page, request }) => {
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(formOf(load));
  await page.getByLabel("Status").selectOption({ label: "On hold" });
  await save(page);
  await saved(page, 2);
  await page.getByRole("tab", { name: "History" }).click();
  const entries = page.getByRole("list", { name: "Changes of this load, newest first" }).locator("> li");
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(0)).toContainText("Roberto Salinas changed 1 field");
  await expect(entries.nth(0)).toContainText("Status");
  await expect(entries.nth(0)).toContainText("before: Available");
  await expect(entries.nth(0)).toContainText("after: On hold");
  await expect(entries.nth(1)).toContainText("key Demo TMS created the load");
});

test("not said, no and yes are three different things", async ({ page, request }) => {
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(formOf(load));
  const highCube = page.getByRole("group", { name: "High cube" });
  const stored = async () => (await tms(request).get(load.externalId)).load.trailerRequirements;
  await expect(highCube.getByRole("radio", { name: "Not specified" })).toBeChecked();

  await highCube.getByRole("radio", { name: "No", exact: true }).check();
  await save(page);
  await saved(page, 2);
  expect(await stored()).toEqual({ allowedTypes: ["DRY_VAN_53"], foodGrade: true, highCube: false });

  await highCube.getByRole("radio", { name: "Not specified" }).check();
  await save(page);
  await saved(page, 3);
  expect(await stored()).toEqual({ allowedTypes: ["DRY_VAN_53"], foodGrade: true });
});

test("a new load that is not valid says so at its fields, and is created once they are mended", async ({ page }) => {
  await page.goto("/loads/new");
  await page.getByLabel("Linear feet").fill("long");
  await page.getByLabel("Distance", { exact: true }).fill("far");
  await page
    .getByRole("button", { name: /^Create load/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "There are 2 problems to solve" })).toBeFocused();

  await page.getByRole("link", { name: /^Linear feet:/ }).click();
  await expect(page.getByLabel("Linear feet")).toBeFocused();
  await page.getByLabel("Linear feet").fill("48");
  await page.keyboard.press("F8");
  await expect(page.getByLabel("Distance", { exact: true })).toBeFocused();
  await page.getByLabel("Distance", { exact: true }).fill("");
  await page
    .getByRole("button", { name: /^Create load/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/loads\/load_/);
  // Nobody gave it an id.
  await expect(page.getByRole("heading", { level: 1, name: /L\d{6}-[A-Z2-9]{5}/ })).toBeVisible();
  await page.getByRole("tab", { name: "Edit" }).click();
  await expect(page.getByLabel("Linear feet")).toHaveValue("48");
});

test("a problem in a folded group opens the group", async ({ page, request }) => {
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(formOf(load));
  const minutes = page.getByLabel("Maximum transit time").first();
  await page
    .getByRole("button", { name: /^Transit to this stop/ })
    .first()
    .click();
  await minutes.fill("1.5");
  await page
    .getByRole("button", { name: /^Transit to this stop/ })
    .first()
    .click();
  await expect(minutes).toBeHidden();
  await save(page);
  await page.getByRole("link", { name: /^Stop 1 · .*Maximum transit time/ }).click();
  await expect(minutes).toBeFocused();
});

test("a load is edited and saved with the keyboard alone, and the cursor stays where it was", async ({
  page,
  request,
}) => {
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(formOf(load));
  await expect(page.getByRole("button", { name: /^Save/ }).first()).toBeDisabled();
  // Keys work once the page is hydrated.
  await expect(async () => {
    await page.keyboard.press("Alt+7");
    await expect(page.getByRole("heading", { name: "Commodities" })).toBeFocused({ timeout: 500 });
  }).toPass();
  const name = row(page, /Glassware/).getByLabel("Commodity", { exact: true });
  while (!(await name.evaluate((field) => field === document.activeElement))) await page.keyboard.press("Tab");
  await page.keyboard.press("End");
  await page.keyboard.type(", fragile");
  await page.keyboard.press("Control+s");
  await saved(page, 2);
  await expect(row(page, /Glassware/).getByLabel("Commodity", { exact: true })).toBeFocused();
  expect((await tms(request).get(load.externalId)).load.commodities[0].name).toBe("Glassware, fragile");
});

test("the copied curl is the change as a call of the TMS", async ({ page, context, request }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(formOf(load));
  await page.getByLabel("Customer ID").fill("O'Brien");
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Copy as curl" }).click();
  await expect(page.getByText("Copied: your changes as an API request")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const sending = page.waitForRequest("**/api/loads/save");
  await save(page);
  const body = JSON.parse(copied.slice(copied.indexOf("{"), copied.lastIndexOf("}") + 1).replaceAll("'\\''", "'"));
  expect(body).toEqual((await sending).postDataJSON());
  expect(body).toEqual({ load: { externalId: load.externalId, externalCustomerId: "O'Brien" }, ifVersion: 1 });
  expect(copied).toContain('"api-key: $API_KEY"');
});

test("each field can show how the API calls it, to be copied", async ({ page, context, request }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(formOf(load));
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Show API paths" }).click();
  await page.getByText("load.stops[1].location.timezone", { exact: true }).click();
  await expect(page.getByText("Copied load.stops[1].location.timezone")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("load.stops[1].location.timezone");
});

test("a load is found by the TMS's id as well", async ({ page, request }) => {
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(`/loads/${load.externalId}`);
  await expect(page).toHaveURL(`/loads/${load.id}`);
});

test.describe("a viewer", () => {
  test.use({ role: "VIEWER" });

  test("reads the same form and can change nothing in it", async ({ page, request }) => {
    const { load } = await tms(request).sync(aSentLoad());
    await page.goto(formOf(load));
    await expect(page.getByText("You can view this load. Only brokers and admins can change it.")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Save/ }).first()).toBeDisabled();
    await expect(page.getByLabel("Customer ID")).not.toBeEditable();
    await expect(page.getByLabel("Status")).toBeDisabled();
  });
});
