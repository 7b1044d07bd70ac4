import type { Page } from "@playwright/test";
import { paidCallsOf, payTheLane } from "./rates/own-rates";
import { expect, test } from "./signed-in";
import { aSentLoad, tms } from "./tms";

const viewersSwitch = "Viewers can see what customers pay";
const marketSwitch = "Look up the market rate when a load is opened (metered)";

test("an admin decides whether viewers see what customers pay, by a switch that is saved at once", async ({ page }) => {
  await page.goto("/settings/load-policy");
  const box = page.getByRole("checkbox", { name: viewersSwitch });
  for (const isShown of [true, false]) {
    await box.setChecked(isShown);
    await expect(page.getByText("Saved", { exact: true }).last()).toBeVisible();
    await page.reload();
    await expect(box).toBeChecked({ checked: isShown });
  }
  await expect(page.getByText("Changed by Ana Lucía Treviño")).toBeVisible();
});

test.describe("a viewer", () => {
  test.use({ role: "VIEWER" });

  test("reads the load policy, with what costs, and why it cannot be changed here", async ({ page }) => {
    await page.goto("/settings/load-policy");
    for (const name of [viewersSwitch, marketSwitch])
      await expect(page.getByRole("checkbox", { name, exact: true })).toBeDisabled();
    await expect(page.getByText("Only admins can change this policy.")).toBeVisible();
  });
});

/** As if the organization had switched it on, which it shares with the other tests. */
async function looksUpMarket(page: Page) {
  await page.route("**/api/load-policy/get", async (route) => {
    const response = await route.fetch();
    const { policy } = await response.json();
    await route.fulfill({ response, json: { policy: { ...policy, looksUpMarket: true } } });
  });
}

const oneOf = <Item>(items: readonly [Item, ...Item[]]) => items[Math.floor(Math.random() * items.length)] ?? items[0];

/** A load near the lane that was paid, between towns that nobody asked rates for. */
function aLoadToLookUp() {
  const place = (city: string, state: string) => ({ location: { place: { city, state, countryCode: "CA" } } });
  const further = oneOf([["DRY_VAN_53"], ["REEFER"], ["DRY_VAN_53", "REEFER"], ["REEFER", "DRY_VAN_53"]]);
  return {
    ...aSentLoad(),
    stops: [
      {
        type: "PICKUP",
        ...place(oneOf(["Steinbach", "Selkirk", "Winkler", "Morden", "Gimli", "Carman", "Altona"]), "MB"),
      },
      {
        type: "DELIVERY",
        ...place(oneOf(["Moose Jaw", "Estevan", "Weyburn", "Yorkton", "Melville", "Lumsden"]), "SK"),
      },
    ],
    trailerRequirements: { allowedTypes: ["FLATBED", ...further] },
    maxBuy: { currencyCode: "CAD", amount: 150_000 },
  };
}

test.describe("where the organization looks markets up", () => {
  test.use({ role: "BROKER" });
  test.beforeAll(({ request }) => payTheLane(request));

  test("the market of an opened load fills without a click, and is paid for once", async ({ page, request }) => {
    const { load } = await tms(request).sync(aLoadToLookUp());
    await looksUpMarket(page);
    const paid = paidCallsOf(page);
    for (const _visit of ["the first", "another"]) {
      await page.goto(`/loads/${load.id}`);
      await expect(page.getByText(/^CAD 1,\d+–1,\d+$/)).toBeVisible();
    }
    expect(paid).toEqual([`look-up-${load.id}-1`]);
  });

  test("low, typical and high stand apart below the market's bar and within it, at every width", async ({
    page,
    request,
  }) => {
    const { load } = await tms(request).sync(aLoadToLookUp());
    await looksUpMarket(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/loads/${load.id}`);
      const figures = page.getByRole("region", { name: "Market" }).getByRole("definition");
      await expect(figures).toHaveText([/^CAD 1,/, /^CAD 1,/, /^CAD 1,/]);
      const places = await figures.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect()));
      const bar = await page.getByRole("region", { name: "Market" }).locator("svg").first().boundingBox();
      const ends = places.flatMap(({ left, right }) => [left, right]);
      expect(ends).toEqual(ends.toSorted((one, other) => one - other));
      expect(ends[0]).toBeGreaterThanOrEqual(Math.floor(bar?.x ?? 0));
      expect(ends.at(-1)).toBeLessThanOrEqual(Math.ceil((bar?.x ?? 0) + (bar?.width ?? 0)));
    }
  });
});
