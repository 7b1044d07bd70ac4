import type { APIRequestContext, Page } from "@playwright/test";
import { anOffer } from "../bidding/own-offer";
import { demo } from "../demo";
import { expect, test } from "../signed-in";

test.use({ role: "ADMIN" });

const english = (page: Page) => page.getByRole("article", { name: /^Rate confirmation/ });
const spanish = (page: Page) => page.getByRole("article", { name: /^Confirmación de tarifa/ });

/** A load that a bid booked for USD 1,940; its customer pays more. */
async function aBookedLoad(request: APIRequestContext) {
  const customer = { customerName: "Vidrios Secretos", customerRate: { currencyCode: "USD", amount: 250_077 } };
  const offer = await anOffer(request, { load: customer });
  const { bid } = await offer.place(194_000);
  await offer.post("/bids/accept", { bidId: bid.id });
  return offer;
}

async function saveTerms(page: Page, terms: object) {
  const sent = { data: { terms }, headers: { origin: demo.baseUrl } };
  expect((await page.request.post("/api/rate-confirmation-terms/save", sent)).status()).toBe(200);
}

test("a booked load has a rate confirmation in both languages, on the terms that were saved", async ({
  page,
  request,
}) => {
  await saveTerms(page, {});
  const offer = await aBookedLoad(request);

  await test.step("it says who hauls the load for how much, and what is missing before it is sent", async () => {
    await page.goto(`/loads/${offer.loadId}`);
    await page.locator("[data-step]").getByRole("button", { name: "Send the rate confirmation" }).click();
    for (const sheet of [english(page), spanish(page)]) {
      await expect(sheet).toContainText(offer.name);
      await expect(sheet).toContainText("USD 1,940");
      await expect(sheet).not.toContainText(/Vidrios Secretos|2,500/);
    }
    await expect(page.getByRole("status").filter({ hasText: "Your terms are missing" })).toBeVisible();
  });

  await test.step("an admin writes the terms, one of them in Spanish alone at first", async () => {
    await page.getByRole("link", { name: "Enter your terms" }).click();
    await page.getByLabel("Who issues them").fill("Meridian Freight LLC\nMC 123456");
    await page.getByLabel("Terms in Spanish").fill("Dos horas libres en cada parada.");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Terms saved").first()).toBeVisible();
    await page.goBack();
    await expect(english(page)).toContainText("Dos horas libres");
    await expect(page.getByText("Your terms are missing in English")).toBeVisible();
  });

  await test.step("terms that are too long are refused and not cut off", async () => {
    await page.goto("/settings/rate-confirmations");
    const terms = page.getByLabel("Terms in English");
    await terms.fill("x".repeat(20_001));
    await page.getByRole("button", { name: "Save" }).click();
    await expect(terms).toHaveAttribute("aria-invalid", "true");
    await expect(terms).toHaveValue("x".repeat(20_001));
    await terms.fill("");
  });

  await test.step("what somebody else saves meanwhile is not overwritten unasked", async () => {
    await page.goto("/settings/rate-confirmations");
    const terms = page.getByLabel("Terms in English");
    await terms.fill("Three hours free.");
    await saveTerms(page, { english: "Two hours free.", spanish: "Dos horas libres." });
    await expect(page.getByText(/saved other values/)).toBeVisible();
    await page.getByRole("button", { name: "Use theirs" }).click();
    await expect(terms).toHaveValue("Two hours free.");
  });

  await test.step("each language has its own, and one alone may be printed", async () => {
    await page.goto(`/loads/${offer.loadId}/rate-confirmation`);
    await expect(english(page)).toContainText("Two hours free.");
    await expect(spanish(page)).toContainText("Dos horas libres.");
    await page.getByRole("radio", { name: "Spanish" }).check();
    await expect(english(page)).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(spanish(page)).toBeVisible();
    await page.emulateMedia({ media: null });
  });

  await test.step("it follows the load and the terms", async () => {
    await saveTerms(page, { english: "Two hours free.", spanish: "Tres horas libres." });
    await expect(spanish(page)).toContainText("Tres horas libres.");
    await offer.post("/loads/sync", {
      load: { externalId: offer.load.externalId, referenceNumbers: [{ label: "PO", value: "77-B" }] },
    });
    await expect(spanish(page)).toContainText("PO 77-B");
  });
});

test("a load without a carrier has none yet, and says so", async ({ page, request }) => {
  const { loadId } = await anOffer(request);
  await page.goto(`/loads/${loadId}/rate-confirmation`);
  await expect(page.getByRole("heading", { name: "The load has no carrier yet" })).toBeVisible();
});

test("a load on paper is without navigation and buttons, and no stop is parted", async ({ page, request }) => {
  const { loadId } = await aBookedLoad(request);
  await page.goto(`/loads/${loadId}`);
  await expect(page.getByRole("region", { name: "Carrier", exact: true })).toBeVisible();
  const stops = page.getByRole("region", { name: "Stops" }).getByRole("listitem");
  await expect(stops).not.toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  for (const role of ["navigation", "tablist"] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeHidden();
  await expect(page.locator("[data-step]")).toBeHidden();
  await expect(page.getByRole("region", { name: "Posting" })).toBeHidden();
  for (const stop of await stops.all()) await expect(stop).toHaveCSS("break-inside", "avoid");
});

test("what the carrier lacks by now is said before the confirmation is sent", async ({ page, request }) => {
  const offer = await aBookedLoad(request);
  await page.goto(`/loads/${offer.loadId}/rate-confirmation`);
  const gaps = page.getByRole("status").filter({ hasText: "Before you send it" });
  await expect(gaps).toBeVisible();
  await expect(gaps).not.toContainText(offer.name);
  const externalId = offer.load.externalId;
  await offer.post("/loads/sync", { load: { externalId, carrierRequirements: { ctpatCertified: true } } });
  await expect(gaps).toContainText(`${offer.name} – Not known, ask the carrier: CTPAT`);
});
