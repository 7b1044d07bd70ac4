import type { Page } from "@playwright/test";
import { anOffer } from "../bidding/own-offer";
import { expect, test } from "../signed-in";
import { aSentLoad, formOf, tms } from "../tms";

test.use({ role: "BROKER" });

const strip = (page: Page) => page.getByRole("region", { name: "Key facts" });
const checklist = (page: Page) => page.getByRole("region", { name: "Before a carrier commits" });
const tab = (page: Page, name: string) => page.getByRole("tab", { name });

test("a load opens with what decides, and a fact leads to the field it is written in", async ({ page, request }) => {
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(`/loads/${load.id}`);
  await expect(tab(page, "Overview")).toHaveAttribute("aria-selected", "true");
  await expect(strip(page)).toContainText(/Monterrey, NL.*Dallas, TX/);
  await expect(strip(page).getByRole("button", { name: "Set the pickup time" })).toBeVisible();
  await strip(page)
    .getByRole("button", { name: /^Max buy/ })
    .click();
  await expect(page.getByLabel("Max buy", { exact: true })).toBeFocused();
  await expect(page).toHaveURL(/\?tab=edit$/);
});

test("what is typed in the form stays while other parts are read, and the header says so", async ({
  page,
  request,
}) => {
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(`/loads/${load.id}`);
  await page.keyboard.press("e");
  await page.getByLabel("Customer ID").fill("ACEROS-DEL-NORTE");
  await tab(page, "Overview").click();
  await page.getByRole("button", { name: "1 unsaved change" }).click();
  await expect(page.getByLabel("Customer ID")).toHaveValue("ACEROS-DEL-NORTE");
  await tab(page, "History").click();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Saved as version 2")).toBeVisible();
  await expect(page.getByRole("list", { name: "Changes of this load, newest first" })).toContainText("Customer ID");
});

test("the address of a load that does not exist is answered with 404", async ({ page }) => {
  const response = await page.goto("/loads/load_unknown");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Load not found" })).toBeVisible();
});

test("the step for a load without a crossing is the crossing that most trucks take", async ({ page, request }) => {
  const sent = aSentLoad();
  const start = new Date(Date.now() + 86_400_000).toISOString();
  const { load } = await tms(request).sync({
    ...sent,
    stops: sent.stops.map((stop) => ({ ...stop, appointment: { start } })),
  });
  await page.goto(`/loads/${load.id}`);
  await strip(page)
    .getByRole("button", { name: /^Use World Trade Bridge \(\d+%\)$/ })
    .click();
  await expect(strip(page).getByRole("button", { name: "Post to carriers" })).toBeVisible();
  const { requestOnly } = await tms(request).get(load.externalId);
  expect(requestOnly.borderCrossings[0].usMxBorderCrossing).toBe("LAREDO_INTL_BRIDGE");
});

test("an address from before still opens the form", async ({ page, request }) => {
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(`/loads/${load.id}?tab=load`);
  await expect(page.getByLabel("Customer ID")).toBeVisible();
});

test("what is hardly meant stands on the check list, and leads to its field", async ({ page, request }) => {
  const weight = { value: 120_000, unit: "POUNDS" };
  const { load } = await tms(request).sync({ ...aSentLoad(), commodities: [{ name: "Steel", weight }] });
  await page.goto(`/loads/${load.id}`);
  const doubt = checklist(page).getByRole("listitem").filter({ hasText: "Unusual weight for one truck" });
  await doubt.getByRole("button", { name: /^Check/ }).click();
  await page.getByLabel("Weight", { exact: true }).fill("42000");
  await expect(page.getByLabel("Weight", { exact: true })).toBeFocused();
  await page.keyboard.press("Control+Enter");
  await tab(page, "Overview").click();
  await expect(checklist(page)).toBeVisible();
  await expect(doubt).toBeHidden();
});

test("a booked load shows what is hardly meant, and that it has no carrier", async ({ page, request }) => {
  const weight = { value: 120_000, unit: "POUNDS" };
  const commodities = [{ name: "Steel", weight }];
  const { load } = await tms(request).sync({ ...aSentLoad(), commodities, status: "BOOKED" });
  await page.goto(`/loads/${load.id}`);
  const card = page.getByRole("region", { name: "To be checked" });
  await expect(card.getByText("Unusual weight for one truck", { exact: true })).toBeVisible();
  await expect(card.getByText("No crossing")).toBeHidden();
  await card.getByRole("button", { name: /^Check\s?: Booked without a carrier$/ }).click();
  await expect(page.getByRole("combobox", { name: "Carrier", exact: true })).toBeFocused();
});

test("what is missing is settled with one press, and taken back with one", async ({ page, request }) => {
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(`/loads/${load.id}`);
  await checklist(page).getByRole("button", { name: "Use Laredo – World Trade Bridge" }).click();
  await expect(page.getByText("The load crosses at Laredo – World Trade Bridge")).toBeVisible();
  await expect(checklist(page)).not.toContainText("No crossing");
  await checklist(page)
    .getByRole("button", { name: /^Ask for USD 100,000/ })
    .click();
  await expect(checklist(page)).not.toContainText("No cargo insurance required");
  const stored = await tms(request).get(load.externalId);
  expect(stored.requestOnly.borderCrossings[0].usMxBorderCrossing).toBe("LAREDO_INTL_BRIDGE");
  expect(stored.load.carrierRequirements.minCargoInsurance).toEqual({ currencyCode: "USD", amount: 10_000_000 });
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(checklist(page)).toContainText(/No (cargo insurance required|crossing)/);
});

test("leaving an edited load offers to save it first", async ({ page, request }) => {
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(formOf(load));
  await page.getByLabel("Customer ID").fill("ACEROS-DEL-NORTE");
  await page.getByRole("link", { name: "All loads" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save and leave" }).click();
  await expect(page).toHaveURL(/\/loads$/);
  expect((await tms(request).get(load.externalId)).load.externalCustomerId).toBe("ACEROS-DEL-NORTE");
});

test("the rail lights the section that was gone to", async ({ page, request }) => {
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(formOf(load));
  const rail = page.getByRole("navigation", { name: "Sections" });
  for (const name of ["Trailer", "Commodities", "References"]) {
    await rail.getByRole("link", { name: new RegExp(`^${name}`) }).click();
    await expect(rail.locator("[aria-current=location]")).toContainText(name);
  }
});

test("a note that is not added yet is said, and not left by accident", async ({ page, request }) => {
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(`/loads/${load.id}`);
  await page.getByRole("button", { name: "Write a note" }).click();
  await page.getByLabel("New note").fill("Call before Laredo.");
  await tab(page, "Edit").click();
  await expect(page.getByText("A note is not added yet")).toBeVisible();
  await page.getByRole("link", { name: "All loads" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save and leave" }).click();
  await expect(page).toHaveURL(/\/loads$/);
});

test("the best bid is accepted from its load with the keyboard, and the page says who hauls it", async ({
  page,
  request,
}) => {
  const offer = await anOffer(request);
  await offer.place(194_000);
  await page.goto(`/loads/${offer.loadId}`);
  await expect(strip(page).getByRole("button", { name: "Accept USD 1,940" })).toBeVisible();
  await page.keyboard.press("a");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Accept USD 1,940/ })
    .click();
  await expect(page.getByRole("region", { name: "Carrier", exact: true })).toContainText(offer.name);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Booked");
  await expect(strip(page).getByRole("button", { name: "Add truck and driver" })).toBeVisible();
});

test("on a phone the form stands where the strip was", async ({ page, request }) => {
  const { load } = await tms(request).sync(aSentLoad());
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(formOf(load));
  await expect(page.getByLabel("Customer ID")).toBeVisible();
  await expect(strip(page)).toBeHidden();
  await tab(page, "Overview").click();
  await expect(strip(page)).toBeVisible();
});

test.describe("as a viewer", () => {
  test.use({ role: "VIEWER" });

  test("the step is shown with why it cannot be taken", async ({ page, request }) => {
    const { load } = await tms(request).sync(aSentLoad());
    await page.goto(`/loads/${load.id}`);
    const step = strip(page).getByRole("button", { name: "Set the pickup time" });
    await expect(step).toHaveAttribute("aria-disabled", "true");
    await expect(strip(page)).toContainText("Only brokers and admins can do this.");
    await expect(checklist(page).getByRole("button")).toHaveCount(0);
  });
});

test.describe("a reader on the Pacific", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("the time of a stop whose place is not known is shown by the clock it was read by", async ({
    page,
    request,
  }) => {
    const from = {
      type: "PICKUP",
      location: { place: { city: "Zzyzx Junction" } },
      appointment: { start: "2027-05-05T14:00" },
    };
    const { load, warnings } = await tms(request).sync({
      ...aSentLoad(),
      stops: [from, ...aSentLoad().stops.slice(1)],
    });
    expect(warnings.map(({ code }: { code: string }) => code)).toContain("appointment_timezone_unknown");
    await page.goto(`/loads/${load.id}`);
    await expect(strip(page)).toContainText(/Wed 5 May, 14:00.*UTC/);
    await page.goto(`/loads?search=${load.externalId}`);
    await expect(page.getByRole("row").filter({ hasText: load.externalId })).toContainText(/Wed 5 May, 14:00.*UTC/);
  });
});
