import { randomUUID } from "node:crypto";
import type { APIRequestContext, Locator } from "@playwright/test";
import { violations } from "../axe";
import { expect, test } from "../signed-in";
import { bidOf, deskOf, open, rows } from "./desk";
import { aCarrier, anOffer, broker } from "./own-offer";

test.use({ role: "BROKER" });

const requirements = { load: { carrierRequirements: { ctpatCertified: true } } };
const expired = [{ type: "CTPAT", expiresOn: "2025-08-31" }];
const reason = "Its renewal was shown on the phone";

/** A carrier with these certificates on record, which bids this many dollars for the load. */
async function aBidder(
  request: APIRequestContext,
  offer: Parameters<typeof bidOf>[0],
  dollars: number,
  certificates: object[],
  hauling: object | null = null,
) {
  const carrier = await aCarrier(request);
  await broker(request)("/carriers/update-profile", { id: carrier.carrierId, certificates, hauling });
  return { ...carrier, bidId: await bidOf(offer, carrier.carrierId, dollars * 100) };
}

test("a carrier that lacks what the load requires is nowhere the one to take, though it asks for less", async ({
  page,
  request,
}) => {
  const offer = await anOffer(request, requirements);
  const lacking = await aBidder(request, offer, 1700, expired);
  const preview = page.getByRole("list", { name: "Best bids" }).getByRole("listitem");
  const cell = page.getByRole("row").filter({ hasText: offer.load.externalId });
  const step = page.locator("[data-step]");

  await test.step("on the load's page, while nobody else bids", async () => {
    await open(page, `/loads/${offer.loadId}`);
    await expect(step.getByRole("button", { name: "Review the bids" })).toBeVisible();
    await expect(page.getByText("None meets all")).toBeVisible();
    await expect(page.locator(`[data-load-bid="${lacking.bidId}"]`)).toContainText("Lacks CTPAT");
  });

  const fit = await aBidder(request, offer, 1900, [{ type: "CTPAT" }]);

  await test.step("on the load's page, beside one that has it", async () => {
    await expect(step.getByRole("button", { name: "Accept USD 1,900" })).toBeVisible();
    const bids = page.locator("[data-load-bid]");
    await expect(bids.nth(0)).toContainText(fit.name);
    await expect(bids.nth(1)).toContainText(lacking.name);
  });

  await test.step("at the desk, where its panel says since when", async () => {
    await open(page, deskOf(offer));
    await expect(rows(page).nth(0)).toContainText("USD 1,900");
    await expect(rows(page).nth(1)).toContainText("Lacks CTPAT");
    await rows(page).nth(1).getByRole("link").click();
    const panel = page.getByRole("region", { name: lacking.name });
    await expect(panel).toContainText("Lacks: CTPAT certified: expired on 31 Aug 2025");
  });

  await test.step("in the list and its preview", async () => {
    await page.goto(`/loads?search=${offer.load.externalId}&peek=${offer.loadId}`);
    await expect(cell).toContainText("USD 1,900");
    await expect(preview.nth(0)).toContainText("USD 1,900");
    await expect(preview.nth(1)).toContainText("Lacks CTPAT");
    await page.keyboard.press("a");
    await expect(page.getByRole("dialog", { name: "Accept USD 1,900?" })).toBeVisible();
  });
});

test("who accepts a carrier that lacks something is asked why, and the record keeps it", async ({ page, request }) => {
  const offer = await anOffer(request, requirements);
  const { bidId } = await aBidder(request, offer, 1700, expired);
  await open(page, `/loads/${offer.loadId}`);
  const row = page.locator(`[data-load-bid="${bidId}"]`);
  await row.getByRole("button", { name: "Accept, lacks CTPAT" }).click();
  const dialog = page.getByRole("dialog", { name: "Accept USD 1,700?" });
  const why = dialog.getByLabel("Why this carrier?");
  await expect(why).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Accept USD 1,700" }).click();
  await expect(dialog.getByText("Say why you take a carrier that lacks what the load requires.")).toBeVisible();
  await why.fill(reason);
  await dialog.getByRole("button", { name: "Accept USD 1,700" }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/loads/${offer.loadId}/carrier-selection`);
  await expect(page.getByRole("article")).toContainText(reason);
});

test("who counters a carrier that lacks something is asked why; a requirement that came meanwhile is asked about too", async ({
  page,
  request,
}) => {
  const offer = await anOffer(request);
  const { bidId } = await aBidder(request, offer, 1700, expired);
  await open(page, `/loads/${offer.loadId}`);
  await page.locator(`[data-load-bid="${bidId}"]`).getByRole("button", { name: "Counter" }).click();
  const dialog = page.getByRole("dialog", { name: "Counter the bid of USD 1,700" });
  await dialog.getByLabel("Your counter (USD)").fill("1650");
  await expect(dialog.getByLabel("Why this carrier?")).toHaveCount(0);
  const { externalId } = offer.load;
  await offer.post("/loads/sync", { load: { externalId, ...requirements.load } });
  await dialog.getByRole("button", { name: "Counter USD 1,650" }).click();
  await dialog.getByLabel("Why this carrier?").fill(reason);
  await dialog.getByRole("button", { name: "Counter USD 1,650" }).click();
  await expect(dialog).toBeHidden();
  await offer.post("/bids/accept-counter", { bidId });
  await page.goto(`/loads/${offer.loadId}/carrier-selection`);
  await expect(page.getByRole("article")).toContainText(reason);
});

test("the button says what nobody knows of the carrier that it takes", async ({ page, request }) => {
  const offer = await anOffer(request, requirements);
  await aBidder(request, offer, 1800, []);
  await open(page, `/loads/${offer.loadId}`);
  await page.locator("[data-step]").getByRole("button", { name: "Accept USD 1,800, CTPAT not known" }).click();
  const dialog = page.getByRole("dialog", { name: "Accept USD 1,800?" });
  await expect(dialog).toContainText("Not known, ask the carrier: CTPAT certified");
  await dialog.getByRole("button", { name: "Accept USD 1,800, CTPAT not known" }).click();
  await expect(dialog).toBeHidden();
});

const rightEdge = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right);

test("hazardous goods, a temperature and the border are asked of a carrier without being required in words", async ({
  page,
  request,
}) => {
  const commodities = [
    {
      hazmatDetails: { isHazmat: true, classification: "CLASS_8_CORROSIVES" },
      temperatureRequirements: { minimum: 2, maximum: 6, unit: "CELSIUS" },
    },
  ];
  const offer = await anOffer(request, { load: { commodities, trailerRequirements: { allowedTypes: ["REEFER"] } } });
  const lacking = await aBidder(request, offer, 1700, [], {
    hazmat: false,
    trailerTypes: ["REEFER"],
    countries: ["MX"],
  });
  const unknown = await aBidder(request, offer, 1900, [], { trailerTypes: ["REEFER"] });
  await open(page, `/bids?load=${offer.loadId}&bid=${unknown.bidId}`);
  const panel = page.getByRole("region", { name: "Bid", exact: true });
  const accept = panel.getByRole("button", { name: "Accept USD 1,900, hazmat authority not known" });
  await expect(accept).toBeVisible();
  expect(await rightEdge(accept)).toBeLessThan(await rightEdge(panel));
  await open(page, `/loads/${offer.loadId}`);
  const row = page.locator(`[data-load-bid="${lacking.bidId}"]`);
  await expect(row).toContainText("Lacks hazmat authority and 1 more");
  await page
    .locator("[data-step]")
    .getByRole("button", { name: "Accept USD 1,900, hazmat authority not known" })
    .click();
  const dialog = page.getByRole("dialog", { name: "Accept USD 1,900?" });
  await expect(dialog).toContainText("Not known, ask the carrier: Hazmat authority");
  await page.keyboard.press("Escape");
  await row.getByRole("button", { name: "Accept, lacks hazmat authority and 1 more" }).click();
  const override = page.getByRole("dialog", { name: "Accept USD 1,700?" });
  await expect(override).toContainText(
    "Lacks: Hazmat authority: no, says its profile · Service in the US: no, says its profile",
  );
  await expect(override.getByLabel("Why this carrier?")).toBeVisible();
});

test("a carrier that the customer refuses is not the one to take for that customer's loads", async ({
  page,
  request,
}) => {
  const customerName = `Vidrios ${randomUUID().slice(0, 8)}`;
  const offer = await anOffer(request, { load: { externalCustomerId: customerName, customerName } });
  const refused = await aBidder(request, offer, 1700, []);
  await aBidder(request, offer, 1900, []);
  await page.goto(`/carriers?tab=all&carrier=${refused.carrierId}`);
  await page.getByRole("button", { name: "Edit profile" }).click();
  const dialog = page.getByRole("dialog");
  const customers = dialog.getByRole("group", { name: "Customers that refuse it" });
  await customers.getByLabel("Customers that refuse it").selectOption(customerName);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("region", { name: "What it hauls" })).toContainText(customerName);
  await open(page, `/loads/${offer.loadId}`);
  await expect(page.locator("[data-step]").getByRole("button", { name: "Accept USD 1,900" })).toBeVisible();
  await expect(page.locator(`[data-load-bid="${refused.bidId}"]`)).toContainText("Lacks the customer’s approval");
});

test("whom a load is posted to says what it lacks, and what nobody knows", async ({ page, request }) => {
  const post = broker(request);
  const tag = `Ñandú ${randomUUID().slice(0, 6)}`;
  const rows = ["Uno", "Dos", "Tres"].map((word) => ({
    displayName: `${tag} ${word}`,
    dotNumber: String(60_000_000 + Math.floor(Math.random() * 9_999_999)),
    status: "ACTIVE",
    onboardingStatus: "ONBOARDED",
  }));
  const { results } = await post("/carriers/import", { rows });
  const held = [[{ type: "CTPAT" }], expired];
  for (const [at, certificates] of held.entries())
    await post("/carriers/update-profile", { id: results[at].carrierId, certificates });
  const { load } = await post("/loads/sync", {
    load: { ...requirements.load, externalId: `E2E-${randomUUID().slice(0, 8)}`, status: "AVAILABLE" },
  });
  await page.goto(`/loads/${load.id}`);
  await page.keyboard.press("p");
  const dialog = page.getByRole("dialog", { name: /^Post / });
  await dialog.getByLabel("Search carriers").fill(tag);
  const shown = dialog.getByRole("list").getByRole("listitem").filter({ hasText: tag });
  await expect(shown).toHaveCount(3);
  await expect(shown.nth(0)).toContainText("Uno");
  await expect(shown.nth(0)).toContainText("Assignable");
  await expect(shown.nth(1)).toContainText("CTPAT not known");
  await expect(shown.nth(2)).toContainText("Lacks CTPAT");
});
