import type { Page } from "@playwright/test";
import { expect, test } from "../signed-in";
import { tms } from "../tms";

test.use({ role: "BROKER" });

const pressesMax = 60;

/** A keyboard that counts: each key, and what is typed into a field as one entry. */
function countingKeyboard(page: Page) {
  const { keyboard } = page;
  let count = 0;
  return {
    count: () => count,
    async press(...keys: string[]) {
      for (const key of keys) await keyboard.press(key);
      count += keys.length;
    },
    async enter(text: string) {
      await keyboard.type(text);
      count += 1;
    },
    /** What is not pressed: waits until the list has found what was typed. */
    found: (name: RegExp) => expect(page.getByRole("option", { name })).toBeVisible(),
  };
}

test(`a load with two stops, goods and rates is made in at most ${pressesMax} presses`, async ({ page, request }) => {
  const customerName = `Autopartes ${Date.now()}`;
  await page.goto("/loads/new");
  const { press, enter, found, count } = countingKeyboard(page);
  const focused = (name: string) => expect(page.locator(`[name="load.${name}"]`)).toBeFocused();
  const filled = (name: string, value: string | RegExp) =>
    expect(page.locator(`[name="load.${name}"]`)).toHaveValue(value);

  // The number of a section leads to its heading; again, to its first field, and from a row to the next.
  await press("Alt+1", "Alt+1");
  await focused("customerName");
  await enter(customerName);

  await press("Alt+2", "Alt+2", "Tab", "Tab");
  await focused("stops.0.location.place.city");
  await enter("Mty");
  await found(/^Monterrey, NL/);
  await press("Enter");
  await filled("stops.0.location.place.city", "Monterrey");
  await press("Tab", "Tab", "Tab");
  await focused("stops.0.appointment.start");
  await enter("tomorrow 8");
  await press("Tab");
  await enter("10:00");

  await press("Alt+2", "Tab", "Tab");
  await focused("stops.1.location.place.city");
  await enter("San Antonio TX");
  await found(/^San Antonio, TX/);
  await press("Enter");
  await filled("stops.1.location.timezone", "America/Chicago");
  await press("Tab", "Tab", "Tab");
  await enter("+2d 9am");
  await press("Tab");
  await enter("noon");

  await press("Alt+4", "Alt+4");
  await focused("trailerRequirements.allowedTypes");
  // The first that begins so.
  await press("d");

  await press("Alt+7", "Alt+7", "Enter");
  await focused("commodities.0.name");
  await enter("Brake discs");
  await press("Tab");
  await enter("42,500");

  await press("Alt+0", "Alt+0", "Tab");
  await focused("maxBuy.amount");
  await enter("2,100");
  await press("Tab", "Tab");
  await enter("1,900");
  await press("Tab", "Tab");
  await focused("customerRate.amount");
  await enter("2,600");
  await press("Control+s");
  await expect(page).toHaveURL(/\/loads\/load_/);

  console.log(`A new load: ${count()} presses and entries, at most ${pressesMax}.`);
  expect(count()).toBeLessThanOrEqual(pressesMax);

  const { load } = await tms(request).getById(new URL(page.url()).pathname.split("/").at(-1) ?? "");
  const usd = (amount: number) => ({ currencyCode: "USD", amount });
  expect(load).toMatchObject({
    customerName,
    stops: [
      {
        location: { place: { city: "Monterrey", state: "NLE", countryCode: "MX" }, timezone: "America/Monterrey" },
        appointment: { start: expect.stringMatching(/T14:00:00.000Z$/), end: expect.stringMatching(/T16:00:00.000Z$/) },
      },
      { location: { place: { city: "San Antonio", state: "TX" } }, appointment: { end: expect.any(String) } },
    ],
    trailerRequirements: { allowedTypes: ["DRY_VAN_53"] },
    commodities: [{ name: "Brake discs", weight: { value: 42_500, unit: "POUNDS" } }],
    maxBuy: usd(210_000),
    targetRate: usd(190_000),
    customerRate: usd(260_000),
  });
});
