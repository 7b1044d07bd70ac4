import type { Page } from "@playwright/test";
import { demo } from "../demo";
import { expect, holdFrames, test } from "../signed-in";
import { bidOf, deskOf, open, rows, said } from "./desk";
import { aCarrier, anOffer } from "./own-offer";

test.use({ role: "BROKER" });

/** Presses keys and counts them. */
function keyboardOf(page: Page) {
  let count = 0;
  return {
    press: async (...keys: string[]) => {
      for (const key of keys) {
        await page.keyboard.press(key);
        count += 1;
      }
    },
    count: () => count,
  };
}

test("three bids are answered with the keyboard alone, and the one that is blocked says why", async ({
  page,
  request,
}) => {
  const offer = await anOffer(request, { relationship: { status: "NEEDS_REVIEW", onboardingStatus: "ONBOARDED" } });
  const [second, third] = [await aCarrier(request), await aCarrier(request)];
  await offer.post("/loads/sync", { load: { ...offer.load, targetRate: { currencyCode: "USD", amount: 180_000 } } });
  await bidOf(offer, offer.carrierId, 185_050);
  await bidOf(offer, second.carrierId, 190_050);
  await bidOf(offer, third.carrierId, 195_050);
  await open(page, deskOf(offer));
  await expect(rows(page)).toHaveCount(3);
  const { press, count } = keyboardOf(page);
  const startedAt = Date.now();

  // The one that cannot be assigned stands last, though it asks for the least.
  await press("j", "j", "a");
  await expect(said(page, "The carrier needs a manual review first.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await press("r");
  await expect(page.getByLabel("Reason (the carrier sees it)")).toBeFocused();
  await press("Control+Enter");
  await expect(rows(page).nth(2)).toContainText("Rejected");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await press("k", "k", "c");
  const counter = page.getByRole("dialog", { name: "Counter the bid of USD 1,900.50" });
  await expect(counter.getByLabel("Your counter (USD)")).toHaveValue("1850");
  await expect(counter).toContainText(/Halfway between your target of USD 1,800 and the bid of USD 1,900\.50\./);
  await press("Enter");
  await expect(rows(page).nth(0)).toContainText("Countered");
  await expect(counter).toBeHidden();

  await press("j", "a");
  await expect(page.getByRole("button", { name: "Accept USD 1,950.50" }).last()).toBeFocused();
  await press("Enter");
  await expect(rows(page).nth(1)).toContainText("On the load now");
  await expect(rows(page).nth(0)).toContainText("Closed: another bid was accepted");
  await expect(rows(page).nth(1).getByRole("link", { name: "Open load" })).toHaveAttribute(
    "href",
    `/loads/${offer.loadId}`,
  );
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await press("r");
  await expect(said(page, "The bid was accepted.")).toBeVisible();
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  test.info().annotations.push({ type: "three answers", description: `${count()} keys, ${seconds} s` });
});

test("why a key does nothing is said while the answer to the last key fades away", async ({ page, request }) => {
  const offer = await anOffer(request, { relationship: { status: "NEEDS_REVIEW", onboardingStatus: "ONBOARDED" } });
  await bidOf(offer, offer.carrierId, 185_050);
  await open(page, deskOf(offer));
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press("j");
  await page.keyboard.press("a");
  await expect(said(page, "The carrier needs a manual review first.")).toBeVisible();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>("[data-sonner-toast] [data-close-button]")?.click();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "w", code: "KeyW", bubbles: true }));
  });
  await expect(page.locator("[data-sonner-toast][data-removed=true]")).toHaveCount(0);
  await expect(page.getByRole("region", { name: /^Messages/ }).getByRole("listitem")).toHaveCount(1);
});

test("the desk opens with the best bid beside it, which stays until another is chosen", async ({ page, request }) => {
  const offer = await anOffer(request);
  const [dear, cheap, foreign] = [await aCarrier(request), await aCarrier(request), await aCarrier(request)];
  await bidOf(offer, foreign.carrierId, 3_000_000, "MXN");
  await bidOf(offer, dear.carrierId, 195_050);
  await open(page, deskOf(offer));
  const panel = page.getByRole("region", { name: "Bid", exact: true });
  await expect(panel).toContainText("USD 1,950.50");
  await expect(rows(page).nth(0).getByRole("link")).toHaveAttribute("aria-current", "true");
  await bidOf(offer, cheap.carrierId, 185_050);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(0)).toContainText("USD 1,850.50");
  await expect(panel).toContainText("USD 1,950.50");
  await page.keyboard.press("a");
  await expect(page.getByRole("dialog", { name: "Accept USD 1,950.50?" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.keyboard.press("k");
  await expect(panel).toContainText("USD 1,850.50");
  await page.keyboard.press("Escape");
  await expect(panel).toContainText("Choose a bid");
  await page.keyboard.press("a");
  await expect(said(page, "Choose a bid first")).toBeVisible();
});

test("on a phone the keys answer no bid that is out of sight", async ({ page, request }) => {
  const offer = await anOffer(request);
  await bidOf(offer, offer.carrierId, 185_050);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, deskOf(offer));
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press("a");
  await expect(said(page, "Choose a bid first")).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("a");
  await expect(page.getByRole("dialog", { name: "Accept USD 1,850.50?" })).toBeVisible();
});

test("the lines of the feed are walked with j and k, and each shows its bid", async ({ page, request }) => {
  const offer = await anOffer(request);
  const other = await aCarrier(request);
  const first = await bidOf(offer, offer.carrierId, 190_050);
  const second = await bidOf(offer, other.carrierId, 195_050);
  await open(page, `/bids?part=feed&load=${offer.loadId}`);
  const lines = page.getByRole("list", { name: "Events, newest first" }).getByRole("listitem");
  await expect(lines).toHaveCount(2);
  await page.keyboard.press("j");
  await expect(page).toHaveURL(new RegExp(second));
  await expect(page.getByRole("region", { name: "Bid", exact: true })).toContainText("USD 1,950.50");
  await page.keyboard.press("j");
  await expect(page).toHaveURL(new RegExp(first));
  await expect(lines.nth(1).getByRole("link", { name: offer.name })).toBeFocused();
  await page.keyboard.press("k");
  await expect(page).toHaveURL(new RegExp(second));
});

test("who accepts is warned of a better bid, takes it with one key, and confirms twice over max buy", async ({
  page,
  request,
}) => {
  const offer = await anOffer(request);
  const dearer = await aCarrier(request);
  await bidOf(offer, offer.carrierId, 211_050);
  await bidOf(offer, dearer.carrierId, 220_075);
  await open(page, deskOf(offer));
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("a");
  const dear = page.getByRole("dialog", { name: "Accept USD 2,200.75?" });
  await expect(dear).toContainText(`${offer.name} can haul it for USD 2,110.50: USD 90.25 less.`);
  await page.keyboard.press("b");
  const better = page.getByRole("dialog", { name: "Accept USD 2,110.50?" });
  await expect(better).toContainText(/USD 10\.50 over the max buy/);
  await expect(better.getByRole("button", { name: "Accept USD 2,110.50" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(better.getByRole("alert")).toContainText("Accept anyway?");
  expect((await offer.bids()).map(({ status }: { status: string }) => status)).toEqual(["ACTIVE", "ACTIVE"]);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`is booked with ${offer.name} at USD 2,110.50`)).toBeVisible();
});

test("a key that follows at once answers the question, and not what lies behind it", async ({ page, request }) => {
  const offer = await anOffer(request);
  await bidOf(offer, offer.carrierId, 185_050);
  await page.goto(`/loads?search=${offer.load.externalId}&peek=${offer.loadId}`);
  const link = page.getByRole("link", { name: offer.load.externalId, exact: true });
  await expect(page.getByRole("list", { name: "Best bids" }).getByRole("listitem")).toHaveCount(1);
  await link.focus();
  // Its code is there from now on.
  await page.keyboard.press("a");
  await expect(page.getByRole("dialog", { name: "Accept USD 1,850.50?" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
  await holdFrames(page);
  await page.keyboard.press("a");
  await expect(page.getByRole("dialog", { name: "Accept USD 1,850.50?" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row").filter({ has: link })).toContainText("Booked");
});

test("a bid that a colleague answers is gone, and a question about it says who did", async ({
  page,
  browser,
  request,
  stateOf,
}) => {
  const offer = await anOffer(request);
  await bidOf(offer, offer.carrierId, 190_050);
  const context = await browser.newContext({ baseURL: demo.baseUrl, storageState: await stateOf("ADMIN") });
  const colleague = await context.newPage();
  for (const desk of [page, colleague]) {
    await open(desk, deskOf(offer));
    await expect(rows(desk)).toHaveCount(1);
  }
  await page.keyboard.press("j");
  await page.keyboard.press("c");
  await expect(page.getByLabel("Your counter (USD)")).toBeFocused();
  await rows(colleague).getByRole("button", { name: "Reject" }).click();
  const answered = colleague.waitForResponse((response) => response.url().endsWith("/api/bids/reject"));
  await colleague.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
  await answered;
  await expect(page.getByRole("dialog", { name: "This bid was just answered" })).toContainText(
    `Ana Lucía Treviño rejected ${offer.name}’s bid of USD 1,900.50.`,
  );
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(rows(page)).toContainText("Rejected");
  await expect(rows(page).getByRole("button", { name: "Accept" })).toHaveCount(0);
  await context.close();
});
