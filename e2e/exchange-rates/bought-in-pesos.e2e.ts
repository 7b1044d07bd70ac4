import type { Page } from "@playwright/test";
import { violations } from "../axe";
import { bidOf, deskOf, open, rows } from "../bidding/desk";
import { anOffer, broker } from "../bidding/own-offer";
import { expect, test } from "../signed-in";
import { aSentLoad } from "../tms";

test.use({ role: "BROKER" });

const pesos = (amount: number) => ({ currencyCode: "MXN", amount: amount * 100 });
const boughtInPesos = {
  load: {
    customerRate: { currencyCode: "USD", amount: 200_000 },
    maxBuy: pesos(38_000),
    targetRate: pesos(34_000),
  },
};

/** The organization's rates are those of other tests too: this page alone is told of this one. */
const tellRate = (page: Page) =>
  page.route("**/api/exchange-rates/get", (route) => {
    const rate = { baseCurrency: "USD", quoteCurrency: "MXN", rate: 17.5, source: "Banxico", validDays: 2 };
    const asOf = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    return route.fulfill({ json: { exchangeRates: [{ ...rate, asOf }], version: 1 } });
  });

test("a load that is bought in pesos and sold in dollars has a margin by the rate of exchange, and warns of a loss", async ({
  page,
  request,
}) => {
  await tellRate(page);
  const offer = await anOffer(request, boughtInPesos);
  const bidId = await bidOf(offer, offer.carrierId, 3_640_000, "MXN");

  await test.step("on the load's page a counter is proposed instead", async () => {
    await open(page, `/loads/${offer.loadId}`);
    await expect(page.locator(`[data-load-bid="${bidId}"]`)).toContainText("≈ 4% loss");
    await expect(page.locator("[data-step]").getByRole("button").first()).toHaveText(/Counter MXN 34,000/);
  });

  await test.step("in the list, at max buy", async () => {
    await open(page, `/loads?search=${offer.load.externalId}`);
    await expect(page.getByRole("row").filter({ hasText: offer.load.externalId })).toContainText(/loss ≈\s171/);
  });

  await test.step("on the desk in words, with the rate", async () => {
    await open(page, deskOf(offer));
    await page.keyboard.press("j");
    await expect(rows(page)).toContainText("≈ 4% loss");
    const warning =
      /This is ≈\sUSD 80 more than the USD 2,000 the customer pays\. At 1 USD = 17\.5 MXN, Banxico \d+ \w+\./;
    await expect(page.getByText(warning)).toBeVisible();
    await expect(page.getByRole("button", { name: "Accept MXN 36,400" })).not.toHaveClass(/bg-accent/);
    await page.keyboard.press("c");
    const amount = page.getByRole("dialog").getByLabel("Your counter (MXN)");
    await expect(amount).toHaveValue("34000");
    await expect(page.getByRole("dialog")).toContainText(/margin ≈\sUSD 57 \(2\.9%\) at 17\.5, Banxico \d+ \w+/);
    await amount.fill("36000");
    await expect(page.getByRole("dialog")).toContainText(/This is ≈\sUSD 57 more than the USD 2,000/);
    expect(await violations(page)).toEqual([]);
  });
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("who posts a load whose max buy in pesos is more than the dollars its customer pays is warned", async ({
  page,
  request,
}) => {
  await tellRate(page);
  const load = { ...aSentLoad(), ...boughtInPesos.load };
  const { load: stored } = await broker(request)("/loads/sync", { load });
  await open(page, `/loads/${stored.id}`);
  await page.keyboard.press("p");
  const dialog = page.getByRole("dialog", { name: `Post ${load.externalId} to carriers` });
  await expect(dialog).toContainText(/loss ≈\sUSD 171 \(8\.6%\)/);
  await expect(dialog).toContainText(/Max buy is ≈\sUSD 171 more than the USD 2,000 the customer pays\./);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
