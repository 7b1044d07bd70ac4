import { randomUUID } from "node:crypto";
import type { APIRequestContext, Browser, BrowserContext, Page, Request } from "@playwright/test";
import { anOffer, type OwnOffer } from "./bidding/own-offer";
import { demo } from "./demo";
import { expect, type Role, test } from "./signed-in";

test.use({ role: "BROKER" });

type StateOf = (role: Role) => ReturnType<BrowserContext["storageState"]>;

/** A browser of its own, where somebody else is signed in. */
async function anotherBrowser(browser: Browser, stateOf: StateOf, role: Role) {
  const context = await browser.newContext({ storageState: await stateOf(role), locale: "en-US" });
  return { page: await context.newPage(), close: () => context.close() };
}

/** Opens a page and waits until it follows what others do, and has nothing more to read. */
async function follow(page: Page, address: string) {
  const underWay = new Set<Request>();
  let counted = 0;
  const end = (request: Request) => {
    underWay.delete(request);
    if (request.url().endsWith("/attention/get")) counted++;
  };
  page.on("request", (request) => /\/api\/(?!bid-events\/stream)/.test(request.url()) && underWay.add(request));
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  await page.goto(address);
  await expect(page.locator("[data-live=live]")).toHaveCount(1);
  await expect.poll(() => counted > 0 && underWay.size === 0).toBe(true);
}

const editorOf = ({ loadId }: OwnOffer) => `/loads/${loadId}?tab=edit`;
const listOf = (customer: string) => `/loads?customer=${customer}`;
const feet = (page: Page) => page.getByLabel("Linear feet");

async function saveFeet(page: Page, value: string) {
  await feet(page).fill(value);
  await page.getByRole("button", { name: /^Save/ }).first().click();
  await expect(page.getByText(/^Saved as version/)).toBeVisible();
}

/** A load of the test's own, under a customer of its own, offered to a carrier. */
async function anOwnOffer(request: APIRequestContext) {
  const offer = await anOffer(request);
  const customer = `LIVE-${randomUUID().slice(0, 8)}`;
  const sync = (load: object) => offer.post("/loads/sync", { load: { externalId: offer.load.externalId, ...load } });
  await sync({ externalCustomerId: customer });
  return { ...offer, customer, sync };
}

test("a sync is on the open load and in the list", async ({ page, context, request }) => {
  test.slow();
  const offer = await anOwnOffer(request);
  const list = await context.newPage();
  await follow(page, `/loads/${offer.loadId}`);
  await follow(list, listOf(offer.customer));
  for (const round of [1, 2]) {
    const name = `ROUND-${round}-${offer.customer}`;
    await offer.sync({ externalDisplayId: name });
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    await expect(list.getByText(name).first()).toBeVisible();
  }
});

test("what the TMS, another broker and a carrier do is on the open load and in the list", async ({
  page,
  context,
  browser,
  stateOf,
  request,
}) => {
  test.slow();
  const offer = await anOwnOffer(request);
  const list = await context.newPage();
  const other = await anotherBrowser(browser, stateOf, "ADMIN");
  await follow(page, editorOf(offer));
  await follow(list, listOf(offer.customer));
  await follow(other.page, editorOf(offer));
  const row = list.getByRole("row").filter({ hasText: offer.customer });

  const synced = `SYNC-${offer.customer}`;
  await offer.sync({ externalDisplayId: synced });
  await expect(list.getByText(synced).first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(synced);
  await expect(other.page.getByRole("heading", { level: 1 })).toContainText(synced);

  await saveFeet(other.page, "48");
  await expect(feet(page)).toHaveValue("48");

  const { id } = (await offer.place(190_000)).bid;
  await offer.post("/bids/counter", { bidId: id, amount: { currencyCode: "USD", amount: 170_000 } });
  await offer.byLink("/bids/accept-counter", { bidId: id });
  for (const one of [page, other.page]) await expect(one.getByRole("heading", { level: 1 })).toContainText("Booked");
  await expect(row.getByText("Booked")).toBeVisible();
  await other.close();
});

test("what others change comes into the form around what is not saved yet, marked with who it was", async ({
  page,
  browser,
  stateOf,
  request,
}) => {
  const offer = await anOwnOffer(request);
  const other = await anotherBrowser(browser, stateOf, "ADMIN");
  await follow(page, editorOf(offer));
  await follow(other.page, editorOf(offer));
  await feet(page).fill("40");
  await offer.sync({ commodities: [{ name: "Glassware", weight: { value: 25_000, unit: "POUNDS" } }] });
  await expect(page.getByLabel("Weight", { exact: true })).toHaveValue("25,000");
  await expect(feet(page)).toHaveValue("40");
  await expect(page.getByText("key Demo TMS changed 1 field in the meantime; it was updated here")).toBeVisible();

  await saveFeet(other.page, "52");
  await expect(page.getByText("This load has a newer version")).toBeVisible();
  await expect(feet(page)).toHaveValue("40");
  await page.getByRole("button", { name: "Merge the changes" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Yours" }).check();
  await dialog.getByRole("button", { name: "Apply and save" }).click();
  await expect(page.getByText(/^Saved as version/)).toBeVisible();
  await expect(feet(other.page)).toHaveValue("40");
  await other.close();
});

test("what one saved in another window is not said to be somebody else's", async ({ page, context, request }) => {
  const offer = await anOwnOffer(request);
  const window = await context.newPage();
  await follow(page, editorOf(offer));
  await follow(window, editorOf(offer));
  await saveFeet(window, "44");
  await expect(feet(page)).toHaveValue("44");
  await expect(page.getByText("You changed 1 field in another window; it was updated here")).toBeVisible();
});

test("bids that wait are counted beside their place, on every page and as they come", async ({ page, request }) => {
  const offer = await anOwnOffer(request);
  await follow(page, "/rates");
  const bids = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Bids/ });
  const shown = () => bids.getByText(/ for your answer$/).textContent();
  // Bids of other tests come and go: what is shown is compared with what waits at that moment.
  const waiting = async () => {
    const headers = { origin: demo.baseUrl };
    const { bidsWaiting: count } = await (await page.request.post("/api/attention/get", { data: {}, headers })).json();
    return `${count > 99 ? "More than 99" : count} ${count === 1 ? "bid" : "bids"} waiting for your answer`;
  };
  const agree = () => expect.poll(async () => (await shown()) === (await waiting())).toBe(true);
  await expect(bids).toHaveAccessibleName(/^Bids .+ waiting for your answer$/);
  await agree();
  const { id } = (await offer.place(190_000)).bid;
  await agree();
  await offer.byLink("/bids/revoke", { bidId: id });
  await agree();
});

test("without a network the portal says since when it is not live, and what it missed comes afterwards", async ({
  page,
  context,
  request,
}) => {
  const offer = await anOwnOffer(request);
  await follow(page, listOf(offer.customer));
  await context.setOffline(true);
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: /^Not live since / })
      .first(),
  ).toBeVisible();
  const missed = `MISSED-${offer.customer}`;
  await offer.sync({ externalDisplayId: missed });
  await context.setOffline(false);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await expect(page.getByText(missed).first()).toBeVisible();
});
