import type { Page } from "@playwright/test";
import { expect, test } from "../signed-in";
import { bidOf, deskOf, open, rows } from "./desk";
import { aCarrier, anOffer, type OwnOffer } from "./own-offer";

test.use({ role: "BROKER" });

const feedOf = ({ loadId }: OwnOffer) => `/bids?part=feed&load=${loadId}`;
const events = (page: Page) => page.getByRole("list", { name: "Events, newest first" }).getByRole("listitem");

/** Bids and withdraws again and again: two events each time. */
async function bidAndWithdraw(offer: OwnOffer, rounds: number) {
  for (let round = 0; round < rounds; round++)
    await offer.post("/bids/revoke", { bidId: await bidOf(offer, offer.carrierId, 190_000 + round) });
}

const idsOf = (page: Page) =>
  events(page).evaluateAll((items) => items.map((item) => item.getAttribute("data-event") ?? ""));

async function expectFeedOf(page: Page, offer: OwnOffer, count: number) {
  await expect(events(page)).toHaveCount(count);
  const { items } = await offer.post("/bid-events/list", { loadId: offer.loadId, limit: 200 });
  expect(await idsOf(page)).toEqual(items.map(({ id }: { id: string }) => id));
}

test("events appear as they happen, each once and newest first", async ({ page, request }) => {
  const offer = await anOffer(request);
  await open(page, feedOf(offer));
  for (let round = 1; round <= 5; round++) {
    await bidAndWithdraw(offer, 1);
    await expectFeedOf(page, offer, 2 * round);
  }
});

test("a counter that is withdrawn leaves the price of the bid in the feed", async ({ page, request }) => {
  const offer = await anOffer(request);
  const { bid } = await offer.place(185_000);
  await offer.post("/bids/counter", { bidId: bid.id, amount: { amount: 170_000 } });
  await offer.post("/bids/revoke-counter", { bidId: bid.id });
  await open(page, feedOf(offer));
  const lines = events(page);
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(1)).toContainText("USD 1,700");
  await expect(lines.nth(0)).toContainText("USD 1,850");
  await expect(lines.nth(0)).not.toContainText("USD 1,700");
});

test("after a lost connection the feed goes on without a gap and without a double", async ({
  page,
  context,
  request,
}) => {
  const offer = await anOffer(request);
  await open(page, feedOf(offer));
  await bidAndWithdraw(offer, 1);
  await expect(events(page)).toHaveCount(2);
  await context.setOffline(true);
  // Whether the browser cuts what is open or the server does: the stream of an ended tab is taken over by the next.
  await bidAndWithdraw(offer, 3);
  await context.setOffline(false);
  await bidAndWithdraw(offer, 1);
  await expectFeedOf(page, offer, 10);
});

test("all tabs share one connection; when its tab closes another goes on where it was", async ({
  context,
  request,
}) => {
  const offer = await anOffer(request);
  const opened: string[] = [];
  context.on("request", (sent) => {
    if (sent.url().endsWith("/bid-events/stream")) opened.push(sent.headers()["last-event-id"] ?? "");
  });
  const [first, second] = [await context.newPage(), await context.newPage()];
  await open(first, feedOf(offer));
  await open(second, feedOf(offer));
  await bidAndWithdraw(offer, 1);
  for (const page of [first, second]) await expectFeedOf(page, offer, 2);
  expect(opened).toEqual([""]);
  await first.close();
  await bidAndWithdraw(offer, 2);
  await expectFeedOf(second, offer, 6);
  expect(opened).toHaveLength(2);
  expect(opened[1]).not.toBe("");
});

test("new bids wait behind a pill while somebody works in the list, and the focus stays where it is", async ({
  page,
  request,
}) => {
  const offer = await anOffer(request);
  const [second, third] = [await aCarrier(request), await aCarrier(request)];
  await bidOf(offer, offer.carrierId, 200_000);
  await open(page, deskOf(offer));
  await page.keyboard.press("j");
  const focused = page.getByRole("link", { name: offer.name });
  await expect(focused).toBeFocused();
  await bidOf(offer, second.carrierId, 195_000);
  await bidOf(offer, third.carrierId, 205_000);
  // Bids of other tests may be among them.
  const pill = page.getByRole("button", { name: /^(?!1 )\d+ new/ });
  await expect(pill).toBeVisible();
  await expect(focused).toBeFocused();
  await expect(rows(page)).toHaveCount(1);
  await pill.click();
  await expect(rows(page)).toHaveText([/USD 1,950/, /USD 2,000/, /USD 2,050/]);
});

test("a new line of the feed leaves the focus where it is", async ({ page, request }) => {
  const offer = await anOffer(request);
  await bidAndWithdraw(offer, 1);
  await open(page, feedOf(offer));
  await expect(events(page)).toHaveCount(2);
  const line = events(page).last().getByRole("link", { name: offer.name });
  await line.focus();
  await bidAndWithdraw(offer, 1);
  await expect(events(page)).toHaveCount(4);
  await expect(line).toBeFocused();
});

test("paused, the desk stays as it is until it is resumed", async ({ page, request }) => {
  const offer = await anOffer(request);
  await open(page, deskOf(offer));
  await page.getByRole("button", { name: "Pause" }).click();
  await bidOf(offer, offer.carrierId, 200_000);
  // Bids of other tests may be among them.
  await expect(page.getByRole("button", { name: /^Show \d+ new events?$/ })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(rows(page)).toHaveCount(1);
});

test("a desk that comes to life when its clocks say another minute is not drawn anew", async ({ page, request }) => {
  const offer = await anOffer(request);
  await bidOf(offer, offer.carrierId, 190_000);
  await page.clock.setFixedTime(Date.now() + 50 * 60_000);
  await open(page, deskOf(offer));
  await expect(rows(page)).toHaveCount(1);
});

test("once it is chosen a bid rings on every page, in one tab of the browser alone", async ({ context, request }) => {
  // Each note with the lock it is played under, which names its event: bids of other tests ring as well.
  await context.addInitScript(() => {
    // The empty page before the first has no locks.
    if (!("LockManager" in window)) return;
    const notes: string[] = [];
    let ringing = "no event";
    Object.assign(window, { notes });
    const lock = LockManager.prototype.request;
    LockManager.prototype.request = function (name: string, ...rest: unknown[]) {
      const run = rest.at(-1);
      const named = (given: Lock | null) => {
        ringing = name;
        try {
          return typeof run === "function" ? run(given) : undefined;
        } finally {
          ringing = "no event";
        }
      };
      return Reflect.apply(lock, this, [name, ...rest.slice(0, -1), named]);
    };
    const play = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      notes.push(ringing);
      return play.call(this);
    };
  });
  const notesOf = async (page: Page, event: string) => {
    const notes: string[] = await page.evaluate(() => Reflect.get(window, "notes"));
    return notes.filter((name) => name.includes(event));
  };
  const offer = await anOffer(request);
  const [desk, loads] = [await context.newPage(), await context.newPage()];
  await open(desk, deskOf(offer));
  await desk.getByRole("button", { name: "Alerts" }).click();
  await desk.getByRole("checkbox", { name: "Sound for new bids and answers to counters" }).check();
  await desk.keyboard.press("Escape");
  expect(await notesOf(desk, "no event")).toHaveLength(2);
  await loads.goto("/loads");
  await expect(loads.getByText("Live", { exact: true })).toBeVisible();
  await bidOf(offer, offer.carrierId, 190_000);
  const { items } = await offer.post("/bid-events/list", { loadId: offer.loadId });
  const ofTheBid = async () => [...(await notesOf(desk, items[0].id)), ...(await notesOf(loads, items[0].id))];
  await expect.poll(ofTheBid).toHaveLength(2);
  await expect(rows(desk)).toHaveCount(1);
  expect(await ofTheBid()).toHaveLength(2);
});

test("the desk is as high as its window, however many bids there are", async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  const offer = await anOffer(request);
  await bidOf(offer, offer.carrierId, 190_000);
  await open(page, "/bids");
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
});

test("on a phone a bid is answered with the thumb alone", async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const offer = await anOffer(request);
  await bidOf(offer, offer.carrierId, 190_000);
  await open(page, deskOf(offer));
  await page.getByRole("link", { name: offer.name }).click();
  const accept = page.getByRole("button", { name: "Accept USD 1,900" });
  const box = await accept.boundingBox();
  expect([(box?.y ?? 0) > 370, (box?.height ?? 0) >= 30, (box?.width ?? 0) > 300]).toEqual([true, true, true]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await accept.click();
  await page.getByRole("dialog").getByRole("button", { name: "Accept USD 1,900" }).click();
  await expect(page.getByText(`is booked with ${offer.name}`)).toBeVisible();
});
