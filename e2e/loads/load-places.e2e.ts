import type { Page } from "@playwright/test";
import { expect, test } from "../signed-in";
import { aSentLoad, formOf, tms } from "../tms";

test.use({ role: "BROKER" });

test("a load over the border without a crossing gets the recommended one in one click", async ({ page, request }) => {
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(formOf(load));
  const card = page.getByRole("region", { name: "Border crossing", exact: true });
  await expect(card).toContainText("Why:");
  await card.getByRole("button", { name: "Use Laredo – World Trade Bridge" }).click();
  await expect(card).toContainText("Chosen");
  await page.getByRole("button", { name: /^Save/ }).first().click();
  await expect(page.getByText("Saved as version 2")).toBeVisible();
  const { requestOnly } = await tms(request).get(load.externalId);
  expect(requestOnly.borderCrossings).toEqual([
    { type: "BORDER_CROSSING", usMxBorderCrossing: "LAREDO_INTL_BRIDGE", borderCrossingStrategy: "RECOMMENDED" },
  ]);
});

test("a crossing that is reported not to take hazardous goods is flagged with date and source", async ({
  page,
  request,
}) => {
  const hazmatDetails = { isHazmat: true, classification: "CLASS_3_FLAMMABLE_LIQUIDS" };
  const { load } = await tms(request).sync({
    ...aSentLoad(),
    commodities: [{ name: "Paint", hazmatDetails }],
    borderCrossings: [{ usMxBorderCrossing: "LAREDO_INTL_BRIDGE" }],
  });
  await page.goto(`/loads/${load.id}`);
  await expect(page.getByText("Reported to refuse this freight", { exact: true })).toBeVisible();
  const refused = page.getByRole("listitem").filter({ hasText: "The crossing is reported to refuse this freight" });
  await expect(refused.getByRole("button", { name: "Use Laredo – Colombia Solidarity Bridge" })).toBeVisible();
  await page.goto(formOf(load));
  const card = page.getByRole("region", { name: "Border crossing", exact: true });
  await expect(card).toContainText("does not accept hazardous materials (reported 1 Sep 2022).");
  await expect(card).toContainText("Source: FreightWaves");
  await card.getByRole("button", { name: "Use Laredo – Colombia Solidarity Bridge" }).click();
  await expect(card).not.toContainText("does not accept hazardous materials");
});

test("a place that may be several is put right by a candidate, or by a point on the map", async ({ page, request }) => {
  const [pickup] = aSentLoad().stops;
  const stops = [pickup, { type: "DELIVERY", location: { place: { city: "Springfield" } } }];
  const { load } = await tms(request).sync({ ...aSentLoad(), stops });
  await page.goto(formOf(load));
  // Drawn in the browser only: from then on clicks count.
  await expect(page.getByRole("region", { name: "Border crossing", exact: true })).toContainText(
    "The place of stop 2 is unclear",
  );
  const card = page.getByRole("region", { name: "Places of the stops" });
  await expect(card).toContainText("Stop 2: several possible places");
  await card.getByRole("button", { name: /^Use Springfield, MA/ }).click();
  await page.getByRole("button", { name: /^Save/ }).first().click();
  await expect(card).toContainText("2. Springfield, MA, US");

  await card.getByRole("button", { name: "Correct the location of stop 2" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Latitude").fill("39.8");
  await dialog.getByLabel("Longitude").fill("-89.64");
  await dialog.getByRole("button", { name: "Use this location" }).click();
  await page.getByRole("button", { name: /^Save/ }).first().click();
  await expect(card).toContainText("2. Springfield, IL, US");
  const { load: kept } = await tms(request).get(load.externalId);
  expect(kept.stops[1].location).toMatchObject({
    coordinates: { latitude: 39.8, longitude: -89.64 },
    timezone: "America/Chicago",
  });
});

test.describe("a field with a list says what its list is at", () => {
  const town = (page: Page) => page.getByRole("combobox", { name: "City" }).first();
  const note = (page: Page, text: string) => page.getByRole("status").getByText(text, { exact: true });

  test("that it is on its way, that nothing was found, that it could not be had and may be tried again", async ({
    page,
  }) => {
    await page.goto("/loads/new");
    let letThrough = () => {};
    const answers = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route("**/api/places/search", (route) => answers.then(() => route.continue()));
    await town(page).fill("Mty");
    await expect(note(page, "Searching…")).toBeVisible();
    letThrough();
    await expect(page.getByRole("option", { name: /^Monterrey/ })).toBeVisible();
    await expect(note(page, "Searching…")).toHaveCount(0);

    await town(page).fill("Xyzzyx");
    await expect(note(page, "No matches")).toBeVisible();
    await page.unrouteAll();
    await page.route("**/api/places/search", (route) => route.abort());
    await town(page).fill("Querétaro");
    await expect(note(page, "The list could not be loaded.")).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("option", { name: /^Querétaro/ }).first()).toBeVisible();
    await expect(town(page)).toBeFocused();
  });

  test("also before its code is there", async ({ page }) => {
    await page.goto("/loads/new");
    let fail = () => {};
    const code = new Promise<void>((resolve) => (fail = resolve));
    await page.route("**/_next/static/**/*.js", (route) => code.then(() => route.abort()));
    await town(page).fill("Mty");
    await expect(note(page, "Searching…")).toBeVisible();
    fail();
    await expect(note(page, "The list could not be loaded.")).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("option", { name: /^Monterrey/ })).toBeVisible();
  });
});
