import { demo } from "../demo";
import { expect, test } from "../signed-in";
import { bidOf, deskOf, open, rows, said } from "./desk";
import { aCarrier, anOffer, broker, someCarriers } from "./own-offer";

test.use({ role: "BROKER" });

test("a bid is accepted with two keys: the load is booked and the others close with their cause", async ({
  page,
  request,
}) => {
  const offer = await anOffer(request);
  const other = await aCarrier(request);
  await bidOf(offer, offer.carrierId, 194_000);
  await bidOf(offer, other.carrierId, 199_000);
  await open(page, deskOf(offer));
  await page.keyboard.press("a");
  const question = page.getByRole("dialog", { name: "Accept USD 1,940?" });
  await expect(question).toContainText("USD 160 under max buy");
  await expect(question).toContainText("May be assigned to freight");
  await expect(question.getByRole("button", { name: "Accept USD 1,940" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(`is booked with ${offer.name} at USD 1,940`)).toBeVisible();
  await expect(rows(page).nth(0)).toContainText("On the load now");
  await expect(rows(page).nth(1)).toContainText("Closed: another bid was accepted");
  const { load } = await offer.post("/loads/get", { externalId: offer.load.externalId });
  expect([load.status, load.assignedCarrier.carrier.id]).toEqual(["BOOKED", offer.carrierId]);
});

test("a counter over max buy is asked for twice", async ({ page, request }) => {
  const offer = await anOffer(request);
  await bidOf(offer, offer.carrierId, 230_000);
  await open(page, deskOf(offer));
  await page.keyboard.press("j");
  await page.keyboard.press("c");
  const question = page.getByRole("dialog", { name: "Counter the bid of USD 2,300" });
  await question.getByLabel("Your counter (USD)").fill("2150");
  await page.keyboard.press("Enter");
  await expect(question.getByRole("alert")).toContainText("This is USD 50 over the max buy of USD 2,100.");
  await expect(question.getByRole("alert")).toContainText("Counter anyway?");
  await question.getByRole("button", { name: "Yes, counter USD 2,150" }).click();
  await expect(rows(page)).toContainText("Countered");
  await page.getByRole("group", { name: "Actions" }).last().getByRole("button", { name: "Withdraw counter" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw counter" }).click();
  await expect(rows(page)).not.toContainText("Countered");
});

test("a counter of what the carrier asks, or more, is refused with words", async ({ page, request }) => {
  const offer = await anOffer(request);
  await bidOf(offer, offer.carrierId, 190_000);
  await open(page, deskOf(offer));
  await page.keyboard.press("j");
  await page.keyboard.press("c");
  const question = page.getByRole("dialog", { name: "Counter the bid of USD 1,900" });
  await question.getByLabel("Your counter (USD)").fill("1.950,00");
  await page.keyboard.press("Enter");
  await expect(question.getByText("Enter an amount above zero, such as 1850.50 or 1,850.50")).toBeVisible();
  await question.getByLabel("Your counter (USD)").fill("1,950");
  await page.keyboard.press("Enter");
  await expect(question.getByRole("alert")).toContainText("This is USD 50 more than the USD 1,900");
  await question.getByLabel("Your counter (USD)").fill("1900");
  await page.keyboard.press("Enter");
  await expect(question.getByRole("alert")).toContainText("USD 1,900 is what the carrier asks.");
  expect((await offer.bid()).status).toBe("ACTIVE");
  await question.getByLabel("Your counter (USD)").fill("1899");
  await page.keyboard.press("Enter");
  await expect(rows(page)).toContainText("Countered");
});

test("a reason typed at once is not thrown away by one Esc, and goes with the rejection", async ({ page, request }) => {
  const offer = await anOffer(request);
  await bidOf(offer, offer.carrierId, 190_000);
  await open(page, deskOf(offer));
  await page.keyboard.press("j");
  await page.keyboard.press("r");
  const question = page.getByRole("dialog", { name: "Reject USD 1,900?" });
  await expect(question.getByLabel("Reason (the carrier sees it)")).toBeFocused();
  await page.keyboard.type("much too high");
  await page.keyboard.press("Escape");
  await expect(question.getByRole("alert")).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(`${offer.name}’s bid was rejected`)).toBeVisible();
  const { items } = await offer.post("/bid-events/list", { loadId: offer.loadId });
  const rejected = items.find(({ type }: { type: string }) => type === "bid.rejected");
  expect(rejected.data.reason).toEqual({ code: "broker", message: "much too high" });
});

test("what cannot be done says why to who reaches it by keyboard, and offers the way on", async ({ page, request }) => {
  const offer = await anOffer(request, { relationship: { status: "NEEDS_REVIEW", onboardingStatus: "ONBOARDED" } });
  await bidOf(offer, offer.carrierId, 190_000);
  await open(page, deskOf(offer));
  await page.keyboard.press("j");
  const accept = page
    .getByRole("region", { name: "Bid", exact: true })
    .getByRole("button", { name: "Accept USD 1,900" });
  await accept.focus();
  await expect(accept).toHaveAttribute("aria-disabled", "true");
  await expect(accept).toHaveAccessibleDescription("The carrier needs a manual review first.");
  await page.keyboard.press("a");
  await expect(said(page, "The carrier needs a manual review first.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Review now" })).toBeVisible();
});

test("a bid's price becomes the load's target with one key, and can be taken back with another", async ({
  page,
  request,
}) => {
  const offer = await anOffer(request);
  await bidOf(offer, offer.carrierId, 187_500);
  await open(page, deskOf(offer));
  await page.keyboard.press("j");
  await page.keyboard.press("u");
  await expect(page.getByText("USD 1,875 is the target of")).toBeVisible();
  const targetRate = async () =>
    (await broker(request)("/loads/get", { externalId: offer.load.externalId })).load.targetRate?.amount;
  expect(await targetRate()).toBe(187_500);
  await page.keyboard.press("Control+z");
  await expect(page.getByText("The target was restored")).toBeVisible();
  expect(await targetRate()).toBeUndefined();
});

test("without a connection an answer is refused at once, and not given later", async ({ page, request }) => {
  const offer = await anOffer(request);
  await bidOf(offer, offer.carrierId, 190_000);
  await open(page, deskOf(offer));
  await page.keyboard.press("j");
  await page.keyboard.press("a");
  const question = page.getByRole("dialog", { name: "Accept USD 1,900?" });
  await expect(question).toBeVisible();
  await page.context().setOffline(true);
  await page.keyboard.press("Enter");
  await expect(question.getByRole("alert")).toContainText("the server cannot be reached");
  await page.keyboard.press("Escape");
  await page.context().setOffline(false);
  await expect(page.locator("[data-live=live]")).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  expect((await offer.bid()).status).toBe("ACTIVE");
});

test("a question that cannot be fetched leaves the desk as it is, and is put once it can", async ({
  page,
  request,
}) => {
  const offer = await anOffer(request);
  await bidOf(offer, offer.carrierId, 190_000);
  await open(page, deskOf(offer));
  // As on a line that breaks before what comes later is there.
  await page.route("**/_next/static/**", (route) => route.abort());
  await page.keyboard.press("j");
  await page.keyboard.press("r");
  await expect(rows(page)).toHaveCount(1);
  await page.unroute("**/_next/static/**");
  await expect(async () => {
    await page.keyboard.press("r");
    await expect(page.getByRole("dialog", { name: "Reject USD 1,900?" })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test("a bid that an address names is in view, and the page around the list stays where it is", async ({
  page,
  request,
}) => {
  const offer = await anOffer(request);
  await offer.place(9_000_000);
  for (const { carrierId } of await someCarriers(request, 14)) await bidOf(offer, carrierId, 190_000);
  const [dearest] = (await offer.bids()).filter(({ amount }: { amount: { amount: number } }) => amount.amount > 1e6);
  await open(page, `${deskOf(offer)}&bid=${dearest.id}`);
  await expect(page.locator(`[data-bid-row="${dearest.id}"]`)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(0);
});

test("on a phone both steps of a load name their amounts within the screen, in Spanish too", async ({
  page,
  request,
}) => {
  const offer = await anOffer(request);
  const targetRate = { currencyCode: "USD", amount: 180_000 };
  await broker(request)("/loads/sync", { load: { externalId: offer.load.externalId, targetRate } });
  await offer.place(194_000);
  await page.context().addCookies([{ name: "locale", value: "es-MX", url: demo.baseUrl }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/loads/${offer.loadId}`);
  for (const step of ["Aceptar USD 1,940", "Contraofertar USD 1,875"])
    await expect(page.getByRole("button", { name: step })).toBeInViewport({ ratio: 1 });
});
