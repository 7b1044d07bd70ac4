import { bidOf } from "../bidding/desk";
import { aCarrier, anOffer } from "../bidding/own-offer";
import { expect, test } from "../signed-in";
import { own, preview, rows, status, syncOwnLoads } from "./own-loads";

test.use({ role: "BROKER" });

test("with the keyboard alone a load is found, its bid is answered beside the list, and it is opened", async ({
  page,
  request,
}) => {
  const offer = await anOffer(request);
  const other = await aCarrier(request);
  await bidOf(offer, offer.carrierId, 194_000);
  await bidOf(offer, other.carrierId, 199_000);
  const { externalId } = offer.load;
  await page.goto("/loads");
  const link = page.getByRole("link", { name: externalId });
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(page.getByRole("searchbox", { name: "Search loads" })).toBeFocused({ timeout: 500 });
  }).toPass();
  // The arrow comes before the answer to the words.
  await page.keyboard.type(externalId);
  await page.keyboard.press("ArrowDown");
  await expect(link).toBeFocused();
  const row = rows(page).filter({ has: link });
  await expect(row).toContainText("USD 1,940");
  await expect(row).toContainText("2 bids");

  await page.keyboard.press("Space");
  await expect(preview(page).getByRole("list", { name: "Best bids" }).getByRole("listitem")).toHaveCount(2);
  await page.keyboard.press("r");
  const question = page.getByRole("dialog", { name: "Reject USD 1,940?" });
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await page.keyboard.press("a");
  await expect(page.getByRole("dialog", { name: "Accept USD 1,940?" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(row).toContainText("Booked");
  await expect(row).not.toContainText("2 bids");

  await page.keyboard.press("/");
  await page.keyboard.press("ArrowDown");
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/loads/${offer.loadId}`));
});

test("statuses say how many loads they have, and Shift+D makes the rows lower for the next visit too", async ({
  page,
  request,
}) => {
  await syncOwnLoads(request);
  await page.goto(own);
  await expect(status(page, "Available")).toHaveText("Available 1");
  await expect(status(page, "Canceled")).toHaveText("Canceled 0");
  const height = async () => (await rows(page).first().boundingBox())?.height;
  await expect.poll(height).toBe(56);
  await expect(async () => {
    await page.keyboard.press("Shift+D");
    await expect.poll(height, { timeout: 500 }).toBe(36);
  }).toPass();
  await page.keyboard.press("Shift+D");
  await expect.poll(height).toBe(28);
  await page.reload();
  await expect.poll(height).toBe(28);
});

test("nothing scrolls sideways at 1280 pixels, with and without the preview", async ({ page, request }) => {
  await syncOwnLoads(request);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(own);
  const list = page.getByRole("region", { name: "List of loads" });
  const overhang = () => list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect(rows(page).first()).toBeVisible();
  expect(await overhang()).toBe(0);
  await rows(page)
    .first()
    .click({ position: { x: 500, y: 28 } });
  await expect(preview(page)).toBeVisible();
  expect(await overhang()).toBe(0);
});
