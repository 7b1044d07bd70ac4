import type { APIResponse, Page } from "@playwright/test";
import { refuseLiveEvents } from "../loads/own-loads";
import { expect, test } from "../signed-in";
import { bidOf, deskOf, open, rows } from "./desk";
import { aCarrier, anOffer } from "./own-offer";

test.use({ role: "BROKER" });

test("a price that the carrier changed behind the question is asked about anew, and nothing was accepted", async ({
  page,
  request,
}) => {
  const offer = await anOffer(request);
  const { bid } = await offer.place(185_000);
  // With live events the question itself says that the bid is countered, and comes back when it no longer is.
  await refuseLiveEvents(page);
  await page.goto(deskOf(offer));
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("a");
  const question = page.getByRole("dialog", { name: "Accept USD 1,850?" });
  await expect(question.getByRole("button", { name: "Accept USD 1,850" })).toBeFocused();
  await offer.post("/bids/counter", { bidId: bid.id, amount: { amount: 170_000 } });
  await offer.byLink("/bids/reject-counter", { bidId: bid.id, amount: { amount: 400_000 } });
  await page.keyboard.press("Enter");
  const anew = page.getByRole("dialog", { name: "Accept USD 4,000?" });
  await expect(anew.getByRole("alert")).toHaveText(
    "The carrier now asks for USD 4,000, no longer USD 1,850. Nothing was accepted.",
  );
  expect((await offer.bid()).status).toBe("ACTIVE");
  await anew.getByRole("button", { name: "Accept USD 4,000" }).click();
  await expect(anew.getByText("This is USD 1,900 over the max buy of USD 2,100.")).toBeVisible();
  await expect(anew.getByText("Accept anyway?")).toBeVisible();
  await anew.getByRole("button", { name: "Yes, accept USD 4,000" }).click();
  await expect(page.getByText(`is booked with ${offer.name} at USD 4,000`)).toBeVisible();
});

/** Calls that are held until they are let through, in the order in which the page makes them. */
async function heldCalls(page: Page, path: string, isMeant: (body: Record<string, unknown>) => boolean = () => true) {
  const arrived: { ask: () => Promise<APIResponse>; answer: (response: APIResponse) => Promise<void> }[] = [];
  await page.route(`**/api${path}`, async (route) => {
    if (!isMeant(route.request().postDataJSON())) await route.continue();
    else arrived.push({ ask: () => route.fetch(), answer: (response) => route.fulfill({ response }) });
  });
  return async (at: number) => {
    await expect.poll(() => arrived.length).toBeGreaterThan(at);
    const call = arrived[at];
    if (!call) throw new Error(`There is no call ${at} of ${path}.`);
    return call;
  };
}

test("a question never goes back to an older state of its bid, whatever is fetched late", async ({ page, request }) => {
  const offer = await anOffer(request);
  const [second, third] = [await aCarrier(request), await aCarrier(request)];
  const { bid } = await offer.place(185_000);
  await refuseLiveEvents(page);
  const list = await heldCalls(page, "/bids/list", ({ loadId }) => loadId === offer.loadId);
  const accept = await heldCalls(page, "/bids/accept");
  await page.goto(deskOf(offer));
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press("a");
  const question = page.getByRole("dialog", { name: "Accept USD 1,850?" });
  await expect(question.getByRole("button", { name: "Accept USD 1,850" })).toBeFocused();
  await page.keyboard.press("Enter");
  const accepting = await accept(0);

  // The list is read while the bid is countered, and arrives while the answer is under way.
  await bidOf(offer, second.carrierId, 183_000);
  await offer.post("/bids/counter", { bidId: bid.id, amount: { amount: 170_000 } });
  const atOpening = await list(0);
  const countered = await atOpening.ask();
  await offer.byLink("/bids/reject-counter", { bidId: bid.id, amount: { amount: 190_000 } });
  await atOpening.answer(countered);
  await expect(page.getByRole("dialog")).toContainText("can haul it for USD 1,830");

  await accepting.answer(await accepting.ask());
  const anew = page.getByRole("dialog", { name: "Accept USD 1,900?" });
  const changed = "The carrier now asks for USD 1,900, no longer USD 1,850. Nothing was accepted.";
  await expect(anew.getByRole("alert")).toHaveText(changed);

  await bidOf(offer, third.carrierId, 182_000);
  const atRefusal = await list(1);
  await atRefusal.answer(await atRefusal.ask());
  await expect(anew).toContainText("can haul it for USD 1,820");
  await expect(anew.getByRole("alert")).toHaveText(changed);

  // A key pressed for the price before does not accept another: it is asked about once more.
  await anew.getByRole("button", { name: "Accept USD 1,900" }).click();
  await anew.getByRole("button", { name: "Yes, accept USD 1,900" }).click();
  const accepted = await accept(1);
  await accepted.answer(await accepted.ask());
  await expect(page.getByText(`is booked with ${offer.name} at USD 1,900`)).toBeVisible();
});

for (const { key, name, before } of [
  { key: "a", name: "Accept USD 1,900?", before: "Accept USD 1,850?" },
  { key: "c", name: "Counter the bid of USD 1,900", before: "Counter the bid of USD 1,850" },
  { key: "r", name: "Reject USD 1,900?", before: "Reject USD 1,850?" },
])
  test(`a price that changes while "${before}" stands is said, and the question follows it`, async ({
    page,
    request,
  }) => {
    const offer = await anOffer(request);
    const { bid } = await offer.place(185_000);
    await open(page, deskOf(offer));
    await page.keyboard.press("j");
    await page.keyboard.press(key);
    await expect(page.getByRole("dialog", { name: before })).toBeVisible();
    await offer.post("/bids/counter", { bidId: bid.id, amount: { amount: 170_000 } });
    await offer.byLink("/bids/reject-counter", { bidId: bid.id, amount: { amount: 190_000 } });
    await expect(page.getByRole("dialog", { name }).getByRole("alert")).toContainText(
      "The carrier now asks for USD 1,900, no longer USD 1,850.",
    );
  });
