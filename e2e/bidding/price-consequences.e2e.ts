import { violations } from "../axe";
import { expect, test } from "../signed-in";
import { aSentLoad } from "../tms";
import { bidOf, deskOf, open, rows } from "./desk";
import { aCarrier, anOffer, broker } from "./own-offer";

test.use({ role: "BROKER" });

const usd = (dollars: number) => ({ currencyCode: "USD", amount: dollars * 100 });
/** The customer pays less than the load may cost, 2,100. */
const soldFor1950 = { load: { customerRate: usd(1950), targetRate: usd(1850) } };

test("a bid above what the customer pays is called a loss wherever it stands, and no page proposes it", async ({
  page,
  request,
}) => {
  const offer = await anOffer(request, soldFor1950);
  const bidId = await bidOf(offer, offer.carrierId, 199_000);

  await test.step("on the load's page a counter is proposed, of no more than the customer pays", async () => {
    await open(page, `/loads/${offer.loadId}`);
    const row = page.locator(`[data-load-bid="${bidId}"]`);
    await expect(row).toContainText("USD 110 under max buy");
    await expect(row).toContainText("2.1% loss");
    await expect(row).toContainText(/USD \d\.\d\d\/mi/);
    await expect(page.locator("[data-step]").getByRole("button").first()).toHaveText(/Counter USD 1,9/);
  });

  await test.step("in the list, where the load is sold for less than it may cost", async () => {
    await open(page, `/loads?search=${offer.load.externalId}`);
    await expect(page.getByRole("row").filter({ hasText: offer.load.externalId })).toContainText("loss 150");
  });

  await test.step("in the list and its preview", async () => {
    await open(page, `/loads?search=${offer.load.externalId}&peek=${offer.loadId}`);
    await expect(page.getByRole("row").filter({ hasText: offer.load.externalId })).toContainText("2.1% loss");
    const preview = page.getByRole("list", { name: "Best bids" }).getByRole("listitem");
    await expect(preview).toContainText("loss USD 40 (2.1%)");
    await expect(preview).toContainText(/USD \d\.\d\d\/mi · \d{3}\smi/);
  });

  await test.step("on the desk, whose panel says it in words", async () => {
    await open(page, deskOf(offer));
    await page.keyboard.press("j");
    await expect(rows(page)).toContainText("2.1% loss");
    await expect(page.getByText("This is USD 40 more than the USD 1,950 the customer pays.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Accept USD 1,990" })).not.toHaveClass(/bg-accent/);
    expect(await violations(page)).toEqual([]);
  });

  await test.step("it can be taken all the same, by who answers a second question", async () => {
    await page.keyboard.press("a");
    const question = page.getByRole("dialog", { name: "Accept USD 1,990?" });
    await expect(question).toContainText("loss USD 40 (2.1%)");
    await page.keyboard.press("Enter");
    const warning = question.getByRole("alert");
    await expect(warning).toContainText("Accept anyway?");
    await expect(warning).toContainText("This is USD 40 more than the USD 1,950 the customer pays.");
    expect((await offer.bids()).map(({ status }: { status: string }) => status)).toEqual(["ACTIVE"]);
    await page.keyboard.press("Enter");
    await expect(page.getByText(`is booked with ${offer.name} at USD 1,990`)).toBeVisible();
  });
});

test("the panel proposes to accept the best bid alone, and says its margin", async ({ page, request }) => {
  const offer = await anOffer(request, soldFor1950);
  const dearer = await aCarrier(request);
  await bidOf(offer, offer.carrierId, 170_000);
  await bidOf(offer, dearer.carrierId, 190_000);
  await open(page, deskOf(offer));
  const accept = (amount: string) => page.getByRole("button", { name: `Accept ${amount}` });
  await expect(accept("USD 1,700")).toHaveClass(/bg-accent/);
  await expect(page.getByText("margin USD 250 (12.8%)")).toBeVisible();
  await page.keyboard.press("j");
  await expect(accept("USD 1,900")).toBeVisible();
  await expect(accept("USD 1,900")).not.toHaveClass(/bg-accent/);
});

test("a bid that its carrier hardly means is proposed nowhere and asked about twice", async ({ page, request }) => {
  const offer = await anOffer(request);
  await bidOf(offer, offer.carrierId, 1900);
  // What the lane is paid is known once any test has looked it up.
  const warning = /This is less than a third of .+: ask the carrier whether it is meant\./;
  await open(page, `/loads/${offer.loadId}`);
  await expect(page.locator("[data-step]").getByRole("button").first()).toHaveText(/Review/);
  await open(page, deskOf(offer));
  await page.keyboard.press("j");
  await expect(page.getByText(warning)).toBeVisible();
  await expect(page.getByRole("button", { name: "Accept USD 19" })).not.toHaveClass(/bg-accent/);
  await page.keyboard.press("a");
  const question = page.getByRole("dialog", { name: "Accept USD 19?" });
  await expect(question).toContainText(warning);
  await page.keyboard.press("Enter");
  await expect(question.getByRole("alert")).toContainText("Accept anyway?");
  expect((await offer.bids()).map(({ status }: { status: string }) => status)).toEqual(["ACTIVE"]);
});

test("a counter above what the customer pays is asked for twice", async ({ page, request }) => {
  const offer = await anOffer(request, soldFor1950);
  await bidOf(offer, offer.carrierId, 230_000);
  await open(page, deskOf(offer));
  await page.keyboard.press("j");
  await page.keyboard.press("c");
  const question = page.getByRole("dialog", { name: "Counter the bid of USD 2,300" });
  const amount = question.getByLabel("Your counter (USD)");
  // Halfway between target and bid would be 2,075.
  await expect(amount).toHaveValue("1850");
  await expect(question).toContainText("margin USD 100 (5.1%)");
  const why = "Halfway to the bid would exceed what the customer pays.";
  await expect(question).toContainText(why);
  await amount.fill("2000");
  await expect(question).not.toContainText(why);
  await expect(question).toContainText("loss USD 50 (2.6%)");
  await page.keyboard.press("Enter");
  await expect(question.getByRole("alert")).toContainText("Counter anyway?");
  await expect(question.getByRole("alert")).toContainText("This is USD 50 more than the USD 1,950 the customer pays.");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Countered ${offer.name} at USD 2,000`, { exact: true })).toBeVisible();
});

test("who posts a load whose max buy is more than the customer pays is warned, and can post it", async ({
  page,
  request,
}) => {
  const load = { ...aSentLoad(), customerRate: usd(1950) };
  const { load: stored } = await broker(request)("/loads/sync", { load });
  await open(page, `/loads/${stored.id}`);
  await page.keyboard.press("p");
  const dialog = page.getByRole("dialog", { name: `Post ${load.externalId} to carriers` });
  await expect(dialog).toContainText("loss USD 150 (7.7%)");
  await expect(dialog).toContainText("Max buy is USD 150 more than the USD 1,950 the customer pays.");
  await expect(dialog.getByRole("button", { name: /^Post/ })).toBeEnabled();
  expect(await violations(page)).toEqual([]);
});

test("who books a load with the carrier it has reads what the price leaves, as it is typed", async ({
  page,
  request,
}) => {
  const carrier = await aCarrier(request);
  const load = { ...aSentLoad(), customerRate: usd(2000), assignedCarrier: { carrier: { id: carrier.carrierId } } };
  const { load: stored } = await broker(request)("/loads/sync", { load });
  await open(page, `/loads/${stored.id}`);
  await page.getByRole("button", { name: `Book with ${carrier.name}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Agreed price (USD)").fill("1800");
  await expect(dialog).toContainText("margin USD 200 (10%)");
  await expect(dialog).toContainText("USD 300 under max buy");
  await dialog.getByLabel("Agreed price (USD)").fill("2150");
  await expect(dialog).toContainText("This is USD 150 more than the USD 2,000 the customer pays.");
  await expect(dialog).toContainText("This is USD 50 over the max buy of USD 2,100.");
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Book at USD 2,150" }).click();
  await expect(page.getByText(`is booked with ${carrier.name}`)).toBeVisible();
});
