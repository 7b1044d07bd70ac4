import { expect, test } from "../signed-in";
import { aSentLoad, formOf, tms } from "../tms";
import { lookUp, paidCallsOf, paidLane, payTheLane } from "./own-rates";

test.use({ role: "BROKER" });
/** A load on a flatbed between two towns of Canada. */
function aLoadOf(...ends: [from: string, to: string]) {
  const { stops, ...load } = aSentLoad();
  const places = ends.map((end) => end.split(", "));
  return {
    ...load,
    stops: stops.map(({ type }, at) => {
      const [city, state] = places[at] ?? [];
      return { type, location: { place: { city, state, countryCode: "CA" } } };
    }),
    trailerRequirements: { allowedTypes: ["FLATBED"] },
  };
}

test.beforeAll(({ request }) => payTheLane(request));

test("a price is placed in the market, set on a load, and taken back", async ({ page, request }) => {
  const load = { ...aSentLoad(), customerName: "Vidrios del Bajío" };
  await tms(request).sync(load);
  const [there, back] = [aLoadOf("Winnipeg, MB", "Regina, SK"), aLoadOf("Regina, SK", "Winnipeg, MB")];
  for (const one of [there, back]) await tms(request).sync(one);
  const maxBuyOf = async () => (await tms(request).get(load.externalId)).load.maxBuy;
  await page.goto(await lookUp(request, paidLane));
  const price = page.getByRole("spinbutton", { name: "Exact price, CAD" });
  await expect(async () => {
    await price.fill("1000");
    await expect(page.getByRole("status").filter({ hasText: /≈ \d+%/ })).toBeVisible({ timeout: 1000 });
    await page.getByRole("button", { name: "Set CAD 1,000 on a load…" }).click();
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 2000 });
  }).toPass();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Winnipeg, MB → Regina, SK · Flatbed");
  await expect(dialog.getByRole("button", { name: `Set on ${there.externalId}` })).toBeVisible();
  await expect(dialog.getByRole("button", { name: `Set on ${back.externalId}` })).toHaveCount(0);
  await dialog.getByRole("searchbox", { name: "Load" }).fill(load.externalId);
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await expect(dialog.getByRole("listitem")).toContainText("Max buy: USD 2,100 now");
  await expect(dialog.getByRole("listitem")).toContainText("Dry van 53′ · Vidrios del Bajío");
  await dialog.getByRole("button", { name: `Set on ${load.externalId}` }).click();
  await expect(page.getByText(`${load.externalId}: Max buy CAD 1,000.`)).toBeVisible();
  expect(await maxBuyOf()).toEqual({ currencyCode: "CAD", amount: 100_000 });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(`${load.externalId} was restored.`)).toBeVisible();
  expect(await maxBuyOf()).toEqual(load.maxBuy);
});

test("a load's lane is looked up in the editor on request, and the typical rate becomes its maximum", async ({
  page,
  request,
}) => {
  const paid = paidCallsOf(page);
  const load = aSentLoad();
  const place = (city: string, state: string) => ({ location: { place: { city, state, countryCode: "CA" } } });
  const { load: stored } = await tms(request).sync({
    ...load,
    stops: [
      { type: "PICKUP", ...place("Winnipeg", "MB") },
      { type: "DELIVERY", ...place("Regina", "SK") },
    ],
    trailerRequirements: { allowedTypes: ["FLATBED"] },
    maxBuy: { currencyCode: "CAD", amount: 150_000 },
  });
  await page.goto(formOf(stored));
  const panel = page.getByRole("region", { name: "Market rate" });
  await expect(async () => {
    const ask = panel.getByRole("button", { name: "Look up (metered)" });
    if (await ask.isVisible()) await ask.click();
    await expect(panel).toContainText(/Typical CAD 1,\d+ ±/, { timeout: 5000 });
  }).toPass();
  expect(paid.length).toBeLessThanOrEqual(1);
  await expect(panel).toContainText("Max buy CAD 1,500: ≈");
  await panel.getByRole("button", { name: "Set typical rate as max buy" }).click();
  await expect(page.getByText(/CAD 1,\d+ is in the form. Save to keep it./)).toBeVisible();
  await panel.getByRole("link", { name: "See this lane in Rates" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave without saving" }).click();
  await expect(page.getByRole("heading", { name: "Winnipeg → Regina" })).toBeVisible();
});
