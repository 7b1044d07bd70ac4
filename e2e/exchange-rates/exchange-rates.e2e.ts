import type { APIRequestContext } from "@playwright/test";
import { violations } from "../axe";
import { bidOf, deskOf, open, rows } from "../bidding/desk";
import { aCarrier, anOffer, broker } from "../bidding/own-offer";
import { expect, test } from "../signed-in";
import { aSentLoad } from "../tms";

test.use({ role: "BROKER" });

// Other tests bid in pesos: their rate is left as it is.
test("a bid in another currency is compared by the rate that was set, and says so wherever it is shown", async ({
  page,
  request,
}) => {
  const post = broker(request);
  await post("/exchange-rates/save", { exchangeRates: [] });
  const offer = await anOffer(request);
  const second = await aCarrier(request);
  await bidOf(offer, offer.carrierId, 185_000);
  await bidOf(offer, second.carrierId, 250_000, "CAD");
  const strip = page.locator("[data-step]");
  const converted = /≈\sUSD 1,786 at 1\.4, Bank of Canada \d+ \w+/;
  const rate = page.getByLabel("1 USD in CAD");
  const canada = page.getByRole("group", { name: "US dollar and Canadian dollar" });
  const save = page.getByRole("button", { name: "Save" });

  await test.step("what is no rate is said at its field, and nothing is saved", async () => {
    await open(page, "/settings/exchange-rates");
    await rate.fill("1,4");
    await save.click();
    await expect(rate).toHaveAttribute("aria-invalid", "true");
    await expect(canada.getByLabel("Source")).toHaveAttribute("aria-invalid", "true");
    expect(await post("/exchange-rates/get", {})).toMatchObject({ exchangeRates: [] });
  });

  await test.step("a rate counts from the moment it is saved", async () => {
    await rate.fill("1.4");
    await canada.getByLabel("Source").fill("Bank of Canada");
    await expect(canada).toContainText(/Counts until \d+ \w+ \d{4}/);
    await save.click();
    await expect(page.getByText("Exchange rates saved").first()).toBeVisible();
    await expect(save).toBeDisabled();
  });

  await test.step("the bid is the best one, with its price in the load's currency", async () => {
    await open(page, `/loads/${offer.loadId}`);
    await expect(strip.getByRole("button", { name: "Accept CAD 2,500" })).toBeVisible();
    await expect(page.getByRole("list", { name: "Bids" }).getByRole("listitem").first()).toContainText(converted);
    await page.keyboard.press("a");
    const dialog = page.getByRole("dialog", { name: "Accept CAD 2,500?" });
    await expect(dialog).toContainText(converted);
    await expect(dialog).toContainText(/USD \d+ under max buy/);
    await page.keyboard.press("Escape");
    await open(page, deskOf(offer));
    await expect(rows(page).first()).toContainText(converted);
    await page.goto(`/loads?search=${offer.load.externalId}`);
    await expect(page.getByRole("row").filter({ hasText: offer.load.externalId })).toContainText("≈ USD 1,786");
  });

  await test.step("what somebody else saves meanwhile is not overwritten unasked", async () => {
    await open(page, "/settings/exchange-rates");
    await rate.fill("1.5");
    const { exchangeRates } = await post("/exchange-rates/get", {});
    await post("/exchange-rates/save", { exchangeRates: [{ ...exchangeRates[0], rate: 1.45 }] });
    await expect(page.getByText(/saved other values/)).toBeVisible();
    await page.getByRole("button", { name: "Use theirs" }).click();
    await expect(rate).toHaveValue("1.45");
  });

  await test.step("without a rate it stands apart again", async () => {
    await page.getByRole("button", { name: "Remove US dollar and Canadian dollar" }).click();
    await expect(rate).toBeFocused();
    await save.click();
    await expect(canada).toContainText("Not set: prices are not compared.");
    await expect(save).toBeDisabled();
    await open(page, `/loads/${offer.loadId}`);
    await expect(strip.getByRole("button", { name: "Accept USD 1,850" })).toBeVisible();
    await expect(page.getByRole("list", { name: "Bids" }).getByRole("listitem").nth(1)).toContainText("Not compared");
  });
});

const cad = (amount: number) => ({ currencyCode: "CAD", amount: amount * 100 });
const boughtInCanada = {
  load: { customerRate: { currencyCode: "USD", amount: 200_000 }, maxBuy: cad(3000), targetRate: cad(2750) },
};

const saveRate = (request: APIRequestContext) => {
  const asOf = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const rate = { baseCurrency: "USD", quoteCurrency: "CAD", rate: 1.4, source: "Bank of Canada", asOf, validDays: 3 };
  return broker(request)("/exchange-rates/save", { exchangeRates: [rate] });
};

test("a load that is bought in Canadian dollars and sold in US dollars has a margin by the rate of exchange, and warns of a loss", async ({
  page,
  request,
}) => {
  await saveRate(request);
  const offer = await anOffer(request, boughtInCanada);
  const bidId = await bidOf(offer, offer.carrierId, 291_200, "CAD");

  await test.step("on the load's page a counter is proposed instead", async () => {
    await open(page, `/loads/${offer.loadId}`);
    await expect(page.locator(`[data-load-bid="${bidId}"]`)).toContainText("≈ 4% loss");
    await expect(page.locator("[data-step]").getByRole("button").first()).toHaveText(/Counter CAD 2,750/);
  });

  await test.step("in the list, at max buy", async () => {
    await open(page, `/loads?search=${offer.load.externalId}`);
    await expect(page.getByRole("row").filter({ hasText: offer.load.externalId })).toContainText(/loss ≈\s143/);
  });

  await test.step("on the desk in words, with the rate", async () => {
    await open(page, deskOf(offer));
    await page.keyboard.press("j");
    await expect(rows(page)).toContainText("≈ 4% loss");
    const warning =
      /This is ≈\sUSD 80 more than the USD 2,000 the customer pays\. At 1 USD = 1\.4 CAD, Bank of Canada \d+ \w+\./;
    await expect(page.getByText(warning)).toBeVisible();
    await expect(page.getByRole("button", { name: "Accept CAD 2,912" })).not.toHaveClass(/bg-accent/);
    await page.keyboard.press("c");
    const amount = page.getByRole("dialog").getByLabel("Your counter (CAD)");
    await expect(amount).toHaveValue("2750");
    await expect(page.getByRole("dialog")).toContainText(/margin ≈\sUSD 36 \(1\.8%\) at 1\.4, Bank of Canada \d+ \w+/);
    await amount.fill("2880");
    await expect(page.getByRole("dialog")).toContainText(/This is ≈\sUSD 57 more than the USD 2,000/);
    expect(await violations(page)).toEqual([]);
  });
});

test("who posts a load whose max buy in Canadian dollars is more than the US dollars its customer pays is warned", async ({
  page,
  request,
}) => {
  await saveRate(request);
  const load = { ...aSentLoad(), ...boughtInCanada.load };
  const { load: stored } = await broker(request)("/loads/sync", { load });
  await open(page, `/loads/${stored.id}`);
  await page.keyboard.press("p");
  const dialog = page.getByRole("dialog", { name: `Post ${load.externalId} to carriers` });
  await expect(dialog).toContainText(/loss ≈\sUSD 143 \(7\.2%\)/);
  await expect(dialog).toContainText(/Max buy is ≈\sUSD 143 more than the USD 2,000 the customer pays\./);
});
