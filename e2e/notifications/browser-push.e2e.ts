import { anOffer } from "../bidding/own-offer";
import { expect, test } from "../signed-in";
import { aPushService, blocksNotifications, subscribesWith } from "./push-service";

test.describe("a carrier that closed the page", () => {
  test("learns of a counter in its browser, if it chose to", async ({ page, request }) => {
    const service = await aPushService();
    await subscribesWith(page, service.subscription);
    const offer = await anOffer(request);
    await offer.place(194_000);
    await page.goto(offer.path);
    await page.getByRole("button", { name: "Tell me the answer in this browser" }).click();
    await expect(page.getByText("You will get the answer in this browser")).toBeVisible();
    const { origin } = new URL(page.url());
    const scopes = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));
    expect(await scopes()).toEqual([`${origin}${offer.path}`]);
    await page.close();
    const { id: bidId } = await offer.bid();
    await offer.post("/bids/counter", { bidId, amount: { currencyCode: "USD", amount: 190_000 } });
    await expect
      .poll(() => service.received)
      .toEqual([{ authorization: expect.stringMatching(/^vapid t=.+, k=.+/), encoding: "aes128gcm" }]);
    await service.close();
  });
});

test.describe("on the settings page", () => {
  test.use({ role: "BROKER" });

  test("a browser is asked at the press alone, and notifies no more once it is turned off", async ({ page }) => {
    const service = await aPushService();
    await subscribesWith(page, service.subscription);
    await page.goto("/settings/notifications");
    const browser = page.getByRole("region", { name: "This browser" });
    await expect(browser).toContainText("Notifications are not shown in this browser.");
    await browser.getByRole("button", { name: "Notify me in this browser" }).click();
    await expect(browser).toContainText("also while the portal is closed");
    await browser.getByRole("button", { name: "Stop notifying in this browser" }).click();
    await expect(browser).toContainText("Notifications are not shown in this browser.");
    await service.close();
  });

  test("a browser that blocks notifications says how to allow them", async ({ page }) => {
    await blocksNotifications(page);
    await page.goto("/settings/notifications");
    const browser = page.getByRole("region", { name: "This browser" });
    await expect(browser).toContainText("choose Notifications and then Allow");
    await expect(browser.getByRole("button")).toHaveCount(0);
  });
});
