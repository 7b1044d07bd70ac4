import { expect, test } from "../signed-in";
import { bidOf, deskOf, open, rows, said } from "./desk";
import { aCarrier, anOffer } from "./own-offer";

test.use({ role: "BROKER" });

test("bids in other currencies than the load's are not proposed, though most are in them, and no key accepts one", async ({
  page,
  request,
}) => {
  const offer = await anOffer(request);
  const [second, third] = [await aCarrier(request), await aCarrier(request)];
  await bidOf(offer, offer.carrierId, 9_500_000, "MXN");
  await bidOf(offer, second.carrierId, 9_600_000, "MXN");
  const preview = page.getByRole("list", { name: "Best bids" }).getByRole("listitem");
  const cell = page.getByRole("row").filter({ hasText: offer.load.externalId });

  await test.step("on the load's page", async () => {
    await open(page, `/loads/${offer.loadId}`);
    const strip = page.locator("[data-step]");
    await expect(strip.getByRole("button", { name: "Review the bids" })).toBeVisible();
    await page.keyboard.press("a");
    await expect(said(page, /in another currency than the load/)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await bidOf(offer, third.carrierId, 185_000);
    await expect(strip.getByRole("button", { name: "Accept USD 1,850" })).toBeVisible();
    await page.keyboard.press("a");
    await expect(page.getByRole("dialog", { name: "Accept USD 1,850?" })).toContainText("There are also bids in MXN");
    await page.keyboard.press("Escape");
  });

  await test.step("at the desk", async () => {
    await open(page, deskOf(offer));
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).nth(0)).toContainText("USD 1,850");
    await expect(rows(page).nth(0)).not.toContainText("Not compared");
    for (const at of [1, 2]) await expect(rows(page).nth(at)).toContainText("Not compared");
  });

  await test.step("in the list and its preview", async () => {
    await page.goto(`/loads?search=${offer.load.externalId}&peek=${offer.loadId}`);
    await expect(preview.nth(0)).toContainText("USD 1,850");
    await expect(preview.nth(1)).toContainText("Not compared");
    await expect(cell).toContainText("USD 1,850");
    await expect(cell).not.toContainText("not compared");
    await page.keyboard.press("a");
    await expect(page.getByRole("dialog", { name: "Accept USD 1,850?" })).toBeVisible();
  });
});
