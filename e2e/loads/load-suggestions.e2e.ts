import type { Page } from "@playwright/test";
import { violations } from "../axe";
import { expect, test } from "../signed-in";
import { aSentLoad, tms } from "../tms";

test.use({ role: "BROKER" });

const field = (page: Page, stop: number, name: string) => page.locator(`[name="load.stops.${stop}.location.${name}"]`);

test("an abbreviation finds a town, and choosing it fills in state, country and time zone", async ({ page }) => {
  await page.goto("/loads/new");
  await field(page, 0, "place.city").focus();
  await page.keyboard.type("mty");
  await expect(page.getByRole("option", { name: /^Monterrey, NL, MX/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(field(page, 0, "place.city")).toHaveValue("Monterrey");
  await expect(field(page, 0, "place.state")).toHaveValue("NLE");
  await expect(field(page, 0, "place.countryCode")).toHaveValue("MX");
  await expect(field(page, 0, "timezone")).toHaveValue("America/Monterrey");
});

test("a town that no list knows stays as it was typed", async ({ page }) => {
  await page.goto("/loads/new");
  await field(page, 1, "place.city").focus();
  await page.keyboard.type("Ejido Nuevo Amanecer Km 7");
  await page.keyboard.press("Tab");
  await expect(field(page, 1, "place.city")).toHaveValue("Ejido Nuevo Amanecer Km 7");
  await expect(field(page, 1, "place.state")).toHaveValue("");
});

test("a facility of an earlier load brings its whole address and its contacts", async ({ page, request }) => {
  const facilityName = `Cedis ${Date.now()}`;
  const place = { type: "ADDRESS", street: "Calle 5 de Mayo 12", city: "Apodaca", state: "NLE", countryCode: "MX" };
  const location = { facilityName, place, timezone: "America/Monterrey" };
  const stops = [{ type: "PICKUP", location, contacts: [{ name: "Ana Lucía Treviño" }] }];
  await tms(request).sync({ ...aSentLoad(), stops });
  await page.goto("/loads/new");
  await field(page, 0, "facilityName").focus();
  await page.keyboard.type(facilityName.toLowerCase());
  await page.getByRole("option", { name: facilityName }).click();
  await expect(field(page, 0, "facilityName")).toHaveValue(facilityName);
  await expect(field(page, 0, "place.street")).toHaveValue("Calle 5 de Mayo 12");
  await expect(field(page, 0, "timezone")).toHaveValue("America/Monterrey");
  await page.getByRole("button", { name: "Contacts 1 set" }).first().click();
  await expect(page.locator('[name="load.stops.0.contacts.0.name"]')).toHaveValue("Ana Lucía Treviño");
});

test("what a customer's last load asked for is filled in at one press, and never by itself", async ({
  page,
  request,
}) => {
  const customerName = `Aceros ${Date.now()}`;
  await tms(request).sync({
    ...aSentLoad(),
    externalCustomerId: customerName.toUpperCase(),
    customerName,
    paymentTerms: "Net 30",
    carrierRequirements: { ctpatCertified: true },
  });
  await page.goto("/loads/new");
  const name = page.locator('[name="load.customerName"]');
  await name.focus();
  await page.keyboard.type(customerName.toLowerCase());
  await expect(page.getByRole("option", { name: customerName })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(name).toHaveValue(customerName);
  await expect(page.locator('[name="load.externalCustomerId"]')).toHaveValue(customerName.toUpperCase());
  await expect(page.locator('[name="load.paymentTerms"]')).toHaveValue("");
  await page.getByRole("button", { name: /^As last time: Dry van 53′, .*CTPAT.*Net 30/ }).click();
  await expect(page.locator('[name="load.paymentTerms"]')).toHaveValue("Net 30");
  await expect(page.getByRole("button", { name: "Remove Dry van 53′" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator('[name="load.paymentTerms"]')).toHaveValue("");
  await expect(page.getByRole("button", { name: "Remove Dry van 53′" })).toBeHidden();
});
