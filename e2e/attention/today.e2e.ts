import type { Page } from "@playwright/test";
import { bidOf } from "../bidding/desk";
import { aCarrier, anOffer, broker } from "../bidding/own-offer";
import { expect, holdFrames, test } from "../signed-in";
import { aBidOnOwnLoad, ofTheBroker } from "./own-bid";

test.use({ role: "BROKER" });

const today = "/?scope=mine";

const items = (page: Page) => page.getByRole("region", { name: "What waits" }).getByRole("listitem");
const about = (page: Page, text: string) => items(page).filter({ hasText: text });

async function open(page: Page) {
  await page.goto(today);
  await expect(page.locator("[data-live=live]")).toHaveCount(1);
}

/** Walks down until the item has the focus. */
async function walkTo(page: Page, text: string) {
  const link = about(page, text).getByRole("link").first();
  const count = await items(page).count();
  for (let step = 0; step <= count; step++) {
    await page.keyboard.press("j");
    if (await link.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(link).toBeFocused();
}

test("with the keyboard alone a bid is answered on Today, another is put off and comes back", async ({
  page,
  request,
}) => {
  const first = await aBidOnOwnLoad(request, 191_000);
  const second = await aBidOnOwnLoad(request, 192_000);
  await open(page);
  await walkTo(page, first.name);
  await page.keyboard.press("a");
  await expect(page.getByRole("button", { name: "Accept USD 1,910" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await first.bid()).status).toBe("ACCEPTED");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(about(page, first.name)).toHaveCount(0);
  // What took its place has the focus: the keys go on from there.
  await expect(about(page, second.name).getByRole("link").first()).toBeFocused();

  await page.keyboard.press("z");
  await expect(page.getByRole("menuitem", { name: "In an hour" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Put off until /)).toBeVisible();
  await expect(about(page, second.name).getByRole("button", { name: "Accept" })).toHaveCount(0);
  await page.reload();
  await expect(about(page, second.name).getByRole("button", { name: "Accept" })).toHaveCount(0);
  await page.getByText(/put off$/).click();
  await about(page, second.name).getByRole("button", { name: "Show now" }).click();
  await expect(about(page, second.name).getByRole("button", { name: "Accept" })).toBeVisible();
});

test("a key that follows at once belongs to the menu that was opened", async ({ page, request }) => {
  const { name } = await aBidOnOwnLoad(request, 197_000);
  await open(page);
  await walkTo(page, name);
  await holdFrames(page);
  await page.keyboard.press("z");
  await expect(page.getByRole("menuitem", { name: "In an hour" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Put off until /)).toBeVisible();
});

test("that an item is put off is said also when it has left the list before the answer comes", async ({
  page,
  request,
}) => {
  const { name } = await aBidOnOwnLoad(request, 198_000);
  const other = await aBidOnOwnLoad(request, 199_000);
  await open(page);
  const button = about(page, name).getByRole("button", { name: "Accept" });
  await expect(button).toBeVisible();
  await page.route("**/api/attention/snooze", async (route) => {
    const response = await route.fetch();
    // For another reason the list is read again.
    await other.byLink("/bids/revoke", { bidId: other.bidId });
    await expect(button).toHaveCount(0);
    await route.fulfill({ response });
  });
  await about(page, name).getByRole("button", { name: "Later" }).click();
  await page.getByRole("menuitem", { name: "In an hour" }).click();
  await expect(page.getByText(/^Put off until /)).toBeVisible();
});

test("no more is offered to a carrier than another asks for the same load, on Today and in the question", async ({
  page,
  request,
}) => {
  const { name: best, ...offer } = await aBidOnOwnLoad(request, 110_000);
  const dearer = await aCarrier(request);
  await bidOf(offer, dearer.carrierId, 130_000);
  await open(page);
  await about(page, dearer.name).getByRole("button", { name: "Counter USD 1,100" }).click();
  const question = page.getByRole("dialog", { name: "Counter the bid of USD 1,300" });
  await expect(question.getByLabel("Your counter (USD)")).toHaveValue("1100");
  await expect(question).toContainText("The best other bid of USD 1,100");
  await page.goto(`/loads/${offer.loadId}?tab=bids`);
  const row = page.locator("[data-load-bid]").filter({ hasText: dearer.name });
  await expect(page.locator("[data-load-bid]").filter({ hasText: best })).toContainText("USD 1,100");
  await row.getByRole("button", { name: "Counter" }).click();
  await expect(question.getByLabel("Your counter (USD)")).toHaveValue("1100");
});

test("what comes elsewhere is on Today, and the focus stays where it is", async ({ page, request }) => {
  const known = await aBidOnOwnLoad(request, 193_000);
  const other = await aBidOnOwnLoad(request, 194_000);
  await other.byLink("/bids/revoke", { bidId: other.bidId });
  await open(page);
  await expect(about(page, known.name)).toBeVisible();
  await walkTo(page, known.name);
  const { bid } = await other.place(195_000);
  await expect(about(page, other.name)).toBeVisible();
  await other.byLink("/bids/revoke", { bidId: bid.id });
  await expect(about(page, other.name)).toHaveCount(0);
  await expect(about(page, known.name).getByRole("link").first()).toBeFocused();
});

test("the keys stay with the item they act on when another comes to stand before it", async ({ page, request }) => {
  const known = await aBidOnOwnLoad(request, 196_000);
  const later = await aBidOnOwnLoad(request, 196_500);
  let shown = [known];
  await page.route("**/api/attention/list", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const mine = shown.map(({ bidId }) =>
      answer.items.find((item: { bid?: { id: string } }) => item.bid?.id === bidId),
    );
    await route.fulfill({ response, json: { ...answer, items: mine } });
  });
  await open(page);
  const current = page.locator("[data-current]");
  const readAgain = async () => {
    const other = await aBidOnOwnLoad(request, 197_500);
    await other.byLink("/bids/revoke", { bidId: other.bidId });
  };
  await readAgain();
  await expect(items(page)).toHaveCount(1);
  await expect(current).toContainText(known.name);
  shown = [later, known];
  await readAgain();
  await expect(items(page)).toHaveCount(2);
  await expect(items(page).first()).toContainText(later.name);
  await expect(current).toContainText(known.name);
  await page.keyboard.press("a");
  await expect(page.getByRole("button", { name: "Accept USD 1,960" })).toBeFocused();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a load of nobody else's waits for its carrier, is posted from Today, and a kind is muted and shown again", async ({
  page,
  request,
}) => {
  const offer = await anOffer(request);
  const post = broker(request);
  const start = new Date(Date.now() + 20 * 3_600_000).toISOString();
  const [pickup, ...others] = offer.load.stops;
  const stops = [{ ...pickup, appointment: { start } }, ...others];
  await post("/loads/sync", { load: { externalId: offer.load.externalId, ...ofTheBroker, stops } });
  await open(page);
  const item = about(page, offer.load.externalId).filter({ hasText: "No carrier" });
  await expect(item).toContainText("posted, no bids yet");
  await item.getByRole("button", { name: "Send to more" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await item.getByRole("link").first().focus();
  await page.keyboard.press("m");
  await expect(item).toHaveCount(0);
  await page.getByRole("button", { name: "Show Loads without a carrier again" }).click();
  await expect(item).toBeVisible();
});

test("Today, once it comes to life when its clocks say another minute, is not drawn anew", async ({
  page,
  request,
}) => {
  const { name } = await aBidOnOwnLoad(request, 193_000);
  await page.clock.setFixedTime(Date.now() + 50 * 60_000);
  await open(page);
  await expect(about(page, name)).toBeVisible();
});
