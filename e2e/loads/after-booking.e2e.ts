import type { Page } from "@playwright/test";
import { anOffer } from "../bidding/own-offer";
import { expect, test } from "../signed-in";

test.use({ role: "BROKER" });

const strip = (page: Page) => page.getByRole("region", { name: "Key facts" });

test("a booked load leads to its rate confirmation, to its customer, and to truck and driver", async ({
  page,
  request,
}) => {
  const offer = await anOffer(request, { load: { customerContacts: [{ name: "Laura Garza" }] } });
  const { bid } = await offer.place(194_000);
  await offer.post("/bids/accept", { bidId: bid.id });
  await page.goto(`/loads/${offer.loadId}`);

  await test.step("the customer is told in either language, with what was typed", async () => {
    await strip(page).getByRole("button", { name: "Tell the customer" }).click();
    const dialog = page.getByRole("dialog", { name: "Tell the customer" });
    const message = dialog.getByLabel("Message");
    await expect(message).toHaveValue(new RegExp(`Hello Laura Garza,[^]*Carrier: ${offer.name}`));
    await dialog.getByRole("radio", { name: "Spanish" }).check();
    await expect(message).toHaveValue(new RegExp(`Hola Laura Garza:[^]*Transportista: ${offer.name}`));
    await message.fill("Ya va en camino.");
    await expect(dialog.getByRole("link", { name: "Email" })).toHaveAttribute("href", /body=Ya%20va%20en%20camino\.$/);
    await page.keyboard.press("Escape");
    await expect(strip(page).getByRole("button", { name: "Tell the customer" })).toBeFocused();
  });

  await test.step("once the driver is known, the customer comes first", async () => {
    await offer.post("/loads/sync", { load: { externalId: offer.load.externalId, dispatch: { driverName: "Luis" } } });
    await expect(strip(page).getByRole("button", { name: "Add truck and driver" })).toBeHidden();
    await expect(page.locator("[data-step]").getByRole("button")).toHaveText([
      "Tell the customer",
      "Send the rate confirmation",
    ]);
  });
});
