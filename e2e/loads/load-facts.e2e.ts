import type { Page } from "@playwright/test";
import { expect, test } from "../signed-in";
import { aSentLoad, formOf, tms } from "../tms";

test.use({ role: "BROKER" });

const row = (page: Page, title: RegExp) =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { name: title }) });

test("whom to ask for at a stop, and what is left of the customer's rate, is written where the load is", async ({
  page,
  request,
}) => {
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(formOf(load));
  const pickup = row(page, /Pickup/);
  await pickup.getByLabel("Facility").fill("Empaque El Dátil");
  // What a list beside a field knows of it is left behind with the field.
  await page.keyboard.press("Tab");
  await pickup.getByRole("button", { name: "Contacts" }).click();
  await pickup.getByRole("button", { name: "Add contact" }).click();
  await pickup.getByLabel("Name").fill("Marisol Garza");
  await pickup.getByLabel("Phone").fill("+52 81 5550 0142");
  await pickup.getByRole("button", { name: "Instructions for the carrier" }).click();
  await pickup.getByRole("textbox", { name: "Instructions for the carrier" }).fill("Chaleco y casco.");
  await page.getByLabel("Max buy", { exact: true }).fill("2000");
  await page.getByLabel("Sell", { exact: true }).fill("2500");
  await expect(page.getByText("Margin at max buy: USD 500 (20% of what the customer pays).")).toBeVisible();
  await page.getByRole("button", { name: /^Save/ }).first().click();
  await expect(page.getByText("Saved as version 2")).toBeVisible();

  const stored = (await tms(request).get(load.externalId)).load;
  expect(stored.customerRate).toEqual({ currencyCode: "USD", amount: 250_000 });
  expect(stored.stops[0]).toMatchObject({
    location: { facilityName: "Empaque El Dátil" },
    contacts: [{ name: "Marisol Garza", phone: "+52 81 5550 0142" }],
    instructions: "Chaleco y casco.",
  });
});

test("a note on a load says who made it, stays after a reload, and is taken off again", async ({ page, request }) => {
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(`/loads/${load.id}`);
  await page.getByRole("button", { name: "Write a note" }).click();
  await page.getByLabel("New note").fill("Call before Laredo.");
  await page.getByRole("button", { name: "Add note" }).click();
  const notes = page.getByRole("list", { name: "Notes" }).getByRole("listitem");
  await expect(notes).toContainText("Call before Laredo.");
  await expect(page.getByLabel("New note")).toHaveValue("");
  await page.reload();
  await expect(notes).toContainText("Roberto Salinas");
  await notes.getByRole("button", { name: "Remove note" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove note" }).click();
  await expect(notes).toHaveCount(0);
});
