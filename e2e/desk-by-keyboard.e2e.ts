import type { APIRequestContext, Browser, BrowserContext, Page } from "@playwright/test";
import { bidOf, said } from "./bidding/desk";
import { broker } from "./bidding/own-offer";
import { demo } from "./demo";
import { handsOn } from "./hands";
import { expect, test } from "./signed-in";
import { aSentLoad } from "./tms";

test.use({ role: "BROKER" });

const random = (length: number) =>
  Math.random()
    .toString(36)
    .slice(2, 2 + length)
    .padEnd(length, "x");

/** Four carriers of the test's own, found by one word; the last one has to be reviewed before it is assigned. */
async function fourCarriers(request: APIRequestContext) {
  const word = `z${random(4)}`;
  const names = ["Uno", "Dos", "Tres", "Cuatro"].map((name) => `${word} ${name}`);
  const number = String(Date.now()).slice(-6);
  const { results } = await broker(request)("/carriers/import", {
    rows: names.map((displayName, at) => ({
      displayName,
      dotNumber: `6${at}${number}`,
      status: at === 3 ? "NEEDS_REVIEW" : "ACTIVE",
      onboardingStatus: "ONBOARDED",
    })),
  });
  const ids: string[] = results.map(({ carrierId }: { carrierId: string }) => carrierId);
  return { word, carriers: names.map((name, at) => ({ name, id: ids[at] ?? "" })) };
}

/** A load on a lane of which nobody knows anything, that lacks its pickup time and is known by a PO. */
async function aLoadWithPo(request: APIRequestContext) {
  const [first, last] = aSentLoad().stops.map(({ location, ...stop }, at) => ({
    ...stop,
    location: {
      ...location,
      place:
        at === 0
          ? { city: "Campeche", state: "CAM", countryCode: "MX" }
          : { city: "Bangor", state: "ME", countryCode: "US" },
    },
  }));
  const po = `9${String(Date.now()).slice(-6)}`;
  const sent = {
    ...aSentLoad(),
    stops: [first, last],
    referenceNumbers: [{ label: "PO", value: po }],
    borderCrossings: [{ usMxBorderCrossing: "LAREDO_INTL_BRIDGE" }],
    targetRate: { currencyCode: "USD", amount: 180_000 },
  };
  const { load } = await broker(request)("/loads/sync", { load: sent });
  return { po, loadId: String(load.id), externalId: sent.externalId };
}

type StateOf = (role: "ADMIN") => ReturnType<BrowserContext["storageState"]>;

/** What others see meanwhile: a colleague's load page and bids desk. */
async function aColleague(browser: Browser, stateOf: StateOf, loadId: string) {
  const context = await browser.newContext({
    baseURL: demo.baseUrl,
    storageState: await stateOf("ADMIN"),
    locale: "en-US",
  });
  const [load, desk] = [await context.newPage(), await context.newPage()];
  await load.goto(`/loads/${loadId}`);
  await desk.goto(`/bids?load=${loadId}`);
  return { load, desk, close: () => context.close() };
}

const strip = (page: Page) => page.getByRole("region", { name: "Key facts" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const bidRow = (page: Page, name: string) =>
  page.getByRole("tabpanel").getByRole("list", { name: "Bids" }).getByRole("listitem").filter({ hasText: name });

test("a broker covers a load with the keyboard alone, from its PO to the booking", async ({
  page,
  browser,
  stateOf,
  request,
}) => {
  test.slow();
  const { word, carriers } = await fourCarriers(request);
  const [first, second, , unreviewed] = carriers;
  if (!first || !second || !unreviewed) throw new Error("The carriers are not there.");
  const { po, loadId, externalId } = await aLoadWithPo(request);
  await page.goto("/loads");
  await expect(page.locator("[data-live=live]")).toHaveCount(1);
  const hands = handsOn(page);

  await test.step("finds the load by its PO and opens it", async () => {
    hands.start();
    await hands.press("/");
    await expect(page.getByRole("searchbox", { name: "Search loads" })).toBeFocused();
    await hands.type(po);
    await hands.press("Enter");
    await expect(heading(page)).toContainText(externalId);
  });

  await test.step("sets the pickup time", async () => {
    await expect(strip(page).getByRole("button", { name: "Set the pickup time" })).toBeVisible();
    await hands.press("e");
    await expect(page.getByLabel("From", { exact: true }).first()).toBeFocused();
    await hands.type("tomorrow 8");
    await hands.press("Control+Enter");
    await expect(page.getByText("Saved as version 2")).toBeVisible();
    await expect(strip(page)).toContainText("08:00");
    await expect(strip(page).getByRole("button", { name: "Post to carriers" })).toBeFocused();
  });

  await test.step("posts it to four carriers", async () => {
    await hands.press("p");
    const dialog = page.getByRole("dialog", { name: /^Post / });
    await expect(dialog.getByLabel("Search carriers")).toBeFocused();
    await expect(dialog.getByRole("list").getByRole("checkbox").first()).toBeVisible();
    // In a database where the test has run before, who bid then is suggested.
    if (await dialog.getByRole("button", { name: "Clear", exact: true }).isVisible()) await hands.press("Tab", "Enter");
    await expect(dialog.getByText("None chosen")).toBeVisible();
    await expect(dialog.getByLabel("Search carriers")).toBeFocused();
    await hands.type(word);
    await expect(dialog.getByRole("list").getByRole("checkbox")).toHaveCount(4);
    for (const _carrier of carriers) await hands.press("ArrowDown", "Space");
    await expect(dialog.getByText("4 chosen")).toBeVisible();
    await hands.press("Enter");
    await expect(page.getByRole("list", { name: "Offer links" }).getByRole("listitem")).toHaveCount(4);
  });
  hands.rest();

  const mail = page.getByRole("listitem").filter({ hasText: second.name }).getByRole("link", { name: "Email" });
  const path = /offers%2F[\w-]+/.exec((await mail.getAttribute("href")) ?? "")?.[0] ?? "";
  const phone = await (await browser.newContext({ baseURL: demo.baseUrl, storageState: undefined })).newPage();
  await phone.goto(`/${decodeURIComponent(path)}`);
  const colleague = await aColleague(browser, stateOf, loadId);
  const post = broker(request);
  const { items } = await post("/postings/list", { loadId });
  const offer = { post, postingId: String(items[0].id) };
  await bidOf(offer, first.id, 194_000);
  await bidOf(offer, second.id, 198_000);
  await bidOf(offer, unreviewed.id, 190_000);

  await test.step("counters the best bid", async () => {
    hands.start();
    await hands.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(bidRow(page, word)).toHaveCount(3);
    await hands.press("c");
    await expect(page.getByRole("dialog", { name: "Counter the bid of USD 1,940" })).toContainText("Halfway");
    await hands.press("Enter");
    await expect(bidRow(page, first.name)).toContainText("Countered");
  });

  await test.step("learns why a bid cannot be accepted, and rejects it with a reason", async () => {
    await hands.press("j", "j", "j");
    await expect(page.getByRole("link", { name: unreviewed.name })).toBeFocused();
    await hands.press("a");
    await expect(said(page, "The carrier needs a manual review first.")).toBeVisible();
    await hands.press("r");
    await expect(page.getByLabel("Reason (the carrier sees it)")).toBeFocused();
    await hands.type("Not insured");
    await hands.press("Control+Enter");
    await expect(bidRow(page, unreviewed.name)).toContainText("Not insured");
    await expect(page.getByRole("link", { name: unreviewed.name })).toBeFocused();
  });

  await test.step("accepts the third bid, which books the load", async () => {
    await hands.press("a");
    await expect(page.getByRole("button", { name: "Accept USD 1,980" }).last()).toBeFocused();
    await hands.press("Enter");
    await expect(heading(page)).toContainText("Booked");
  });

  await test.step("sees it booked everywhere", async () => {
    await expect(strip(page)).toContainText(second.name);
    await expect(heading(colleague.load)).toContainText("Booked");
    await expect(colleague.desk.getByText("On the load now").first()).toBeVisible();
    await expect(phone.getByText("The load is yours").first()).toBeVisible();
    await hands.press("4");
    await expect(page.getByRole("list", { name: "Changes of this load, newest first" })).toContainText("Booked");
    await hands.press("g", "l");
    const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: externalId }) });
    await expect(row).toContainText("Booked");
    await expect(row.getByRole("link")).toBeFocused();
    await hands.press("g", "b");
    await expect(page.getByRole("radio", { name: "Open bids" })).toBeChecked();
    await hands.press("2");
    await expect(page.getByRole("radio", { name: "Feed" })).toBeChecked();
    const events = page.getByRole("main").getByRole("listitem").filter({ hasText: externalId });
    await expect(events.filter({ hasText: second.name }).first()).toContainText(/Accepted.*USD 1,980/);
    hands.rest();
  });

  console.log(`keyboard path: ${hands.sum()}`);
  test.info().annotations.push({ type: "keyboard path", description: hands.sum() });
  await colleague.close();
  await phone.context().close();
});
