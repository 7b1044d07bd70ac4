import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { demo } from "../demo";
import { expect } from "../signed-in";

// A customer of each worker's own, so that whatever else is in the database does not matter.
export const customer = `LIST-${Date.now()}${process.env.TEST_PARALLEL_INDEX ?? 0}`;

const stop = (type: string, city: string, state: string, countryCode: string, timezone: string) => ({
  type,
  location: { place: { city, state, countryCode }, timezone },
});

export const loads = [
  {
    externalId: `${customer}-1`,
    status: "AVAILABLE",
    maxBuy: { currencyCode: "USD", amount: 210_000 },
    targetRate: { currencyCode: "USD", amount: 190_000 },
    referenceNumbers: [{ label: "PO", value: `PO9${customer}` }],
    trailerRequirements: { allowedTypes: ["REEFER"] },
    borderCrossings: [{ usMxBorderCrossing: "LAREDO_INTL_BRIDGE" }],
    stops: [
      {
        ...stop("PICKUP", "Querétaro", "QUE", "MX", "America/Mexico_City"),
        appointment: { type: "SCHEDULED", start: "2030-01-15T08:00", end: "2030-01-15T10:00" },
      },
      stop("DELIVERY", "Dallas", "TX", "US", "America/Chicago"),
    ],
  },
  {
    externalId: `${customer}-2`,
    status: "ON_HOLD",
    maxBuy: { currencyCode: "USD", amount: 99_900 },
    stops: [
      stop("PICKUP", "Hermosillo", "SON", "MX", "America/Hermosillo"),
      stop("DELIVERY", "Phoenix", "AZ", "US", "America/Phoenix"),
    ],
  },
  { externalId: `${customer}-3`, status: "BOOKED", maxBuy: { currencyCode: "USD", amount: 450_000 }, stops: [] },
];

/** Without the stream of live events, for tests that wait until the network is still: it never ends. */
export const refuseLiveEvents = (page: Page) =>
  page.route("**/api/bid-events/stream", (route) => route.fulfill({ status: 403 }));

/** Sends a load as the TMS would. */
export async function sync(request: APIRequestContext, load: object) {
  const response = await request.post("/api/loads/sync", {
    data: { load: { externalCustomerId: customer, ...load } },
    headers: { "api-key": demo.apiKey },
  });
  expect(response.status()).toBe(200);
}

/** The three loads of this run's customer, in their order. */
export async function syncOwnLoads(request: APIRequestContext) {
  for (const load of loads) await sync(request, load);
}

export const own = `/loads?customer=${customer}`;
export const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("link") });
export const links = (page: Page) => rows(page).getByRole("link");
export const idsOf = (page: Page) => links(page).allTextContents();
export const ids = (...numbers: number[]) => numbers.map((number) => `${customer}-${number}`);
/** A status by its name, behind which stands how many loads are in it. */
export const status = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}( [\\d,]+)?$`) });
export const preview = (page: Page): Locator => page.getByRole("complementary", { name: "Load preview" });
