import type { APIRequestContext, Page } from "@playwright/test";
import { aBidOnOwnLoad } from "./attention/own-bid";
import { bidOf } from "./bidding/desk";
import { aCarrier, broker } from "./bidding/own-offer";
import { handsOn } from "./hands";
import { pasteOnPage } from "./loads/paste-on-page";
import { expect, test } from "./signed-in";
import { aSentLoad, tms } from "./tms";

test.use({ role: "BROKER" });

const tender = `Good morning,

Pickup: Blue Mesa Foods Plant 3, 1400 Airport Rd, Santa Teresa, NM 88008 on Wed 12/30/26 between 8:00 and 14:00
Deliver: Desert Grocers, 900 Roosevelt St, Tolleson, AZ 85353 on 12/31/26 at 0900
Equipment: 53' reefer, 34F
Prepared meals, 22 pallets, 36,288 lbs
Rate: $1,450`;

const waiting = (page: Page) => page.getByRole("region", { name: "What waits" }).getByRole("listitem");
const palette = (page: Page) => page.getByRole("dialog", { name: "Search or command" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Ten loads of nobody, known by one word. */
async function tenLoads(request: APIRequestContext) {
  const customer = `MORNING-${Date.now()}`;
  for (let number = 1; number <= 10; number++) {
    await tms(request).sync({ ...aSentLoad(), externalId: `${customer}-${number}`, externalCustomerId: customer });
  }
  return customer;
}

/** Where the morning takes place: two bids that wait, a load to look at, ten to give away, and a carrier. */
async function aMorning(request: APIRequestContext) {
  const [first, second] = [await aBidOnOwnLoad(request, 191_000), await aBidOnOwnLoad(request, 192_000)];
  const known = { ...aSentLoad(), status: "ON_HOLD" };
  await tms(request).sync(known);
  return {
    first,
    second,
    known: known.externalId,
    customer: await tenLoads(request),
    carrier: await aCarrier(request),
  };
}

test("a broker works a morning with the keyboard alone", async ({ page, request }) => {
  test.slow();
  const { first, second, known, customer, carrier } = await aMorning(request);
  await page.goto("/?scope=mine");
  await expect(page.locator("[data-live=live]")).toHaveCount(1);
  const hands = handsOn(page);
  const isFocused = (text: string) =>
    waiting(page)
      .filter({ hasText: text })
      .getByRole("link")
      .first()
      .evaluate((link) => link === document.activeElement);
  const walkTo = async (text: string) => {
    await expect(waiting(page).filter({ hasText: text })).toBeVisible();
    for (let steps = await waiting(page).count(); steps > 0 && !(await isFocused(text)); steps--)
      await hands.press("j");
  };
  const openByPalette = async (words: string) => {
    await hands.press("Control+k");
    await expect(palette(page)).toBeVisible();
    await hands.type(words);
    await hands.press("Enter");
  };

  await test.step("answers two bids on Today", async () => {
    hands.start();
    await walkTo(first.name);
    await hands.press("a");
    await expect(page.getByRole("button", { name: "Accept USD 1,910" })).toBeFocused();
    await hands.press("Enter");
    await expect(waiting(page).filter({ hasText: first.name })).toHaveCount(0);
    await walkTo(second.name);
    await hands.press("r");
    await expect(page.getByLabel("Reason (the carrier sees it)")).toBeFocused();
    await hands.type("Too high");
    await hands.press("Control+Enter");
    await expect(waiting(page).filter({ hasText: second.name })).toHaveCount(0);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("goes to a load by the palette, changes its status there, and takes that back", async () => {
    await openByPalette(known.slice(-8));
    await expect(heading(page)).toContainText(known);
    await openByPalette("estatus available");
    await expect(page.getByText("Status is now Available")).toBeVisible();
    await hands.press("Control+z");
    await expect(heading(page)).toContainText("On hold");
  });

  await test.step("makes a load of a pasted tender", async () => {
    await hands.press("c");
    await expect(page.getByRole("button", { name: "Paste a tender" })).toBeVisible();
    await hands.paste(pasteOnPage, tender);
    await expect(page.getByLabel("City", { exact: true }).nth(1)).toHaveValue("Tolleson");
    await hands.press("Control+s");
    await expect(page).toHaveURL(/\/loads\/load_/);
  });
  const loadId = /load_[\w-]+/.exec(page.url())?.[0] ?? "";

  await test.step("posts it to a carrier", async () => {
    await expect(page.getByRole("button", { name: "Post to carriers" }).first()).toBeVisible();
    await hands.press("p");
    const dialog = page.getByRole("dialog", { name: /^Post / });
    await expect(dialog.getByLabel("Search carriers")).toBeFocused();
    await expect(dialog.getByRole("list").getByRole("checkbox").first()).toBeVisible();
    if (await dialog.getByRole("button", { name: "Clear", exact: true }).isVisible()) await hands.press("Tab", "Enter");
    await expect(dialog.getByLabel("Search carriers")).toBeFocused();
    await hands.type(carrier.dotNumber);
    await expect(dialog.getByRole("list").getByRole("checkbox")).toHaveCount(1);
    await hands.press("ArrowDown", "Space", "Enter");
    await expect(page.getByRole("list", { name: "Offer links" }).getByRole("listitem")).toHaveCount(1);
    await hands.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
  hands.rest();
  const post = broker(request);
  const { items } = await post("/postings/list", { loadId });
  await bidOf({ post, postingId: String(items[0].id) }, carrier.carrierId, 145_000);
  hands.start();

  await test.step("books it", async () => {
    await expect(page.getByRole("button", { name: "Accept USD 1,450" }).first()).toBeVisible();
    await hands.press("a");
    await expect(page.getByRole("button", { name: "Accept USD 1,450" }).last()).toBeFocused();
    await hands.press("Enter");
    await expect(heading(page)).toContainText("Booked");
  });

  await test.step("gives ten loads to a colleague", async () => {
    await hands.press("g", "l");
    await expect(page.getByRole("region", { name: "List of loads" })).toBeVisible();
    await hands.press("/");
    await expect(page.getByRole("searchbox", { name: "Search loads" })).toBeFocused();
    await hands.type(customer);
    await expect(page.getByText("10 loads", { exact: true })).toBeVisible();
    await hands.press("ArrowDown", "Control+a");
    await expect(page.getByRole("region", { name: "Selected loads" })).toContainText("10 selected");
    await openByPalette("change owner");
    const dialog = page.getByRole("dialog", { name: /^Change owner/ });
    await expect(dialog.getByLabel("User")).toBeFocused();
    await hands.type("Ana");
    await expect(dialog).toContainText("10 loads change");
    await hands.press("Control+Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("row").filter({ hasText: customer }).filter({ hasText: "Ana Luc" })).toHaveCount(10);
  });
  hands.rest();

  console.log(`a morning by keyboard: ${hands.sum()}`);
  test.info().annotations.push({ type: "a morning by keyboard", description: hands.sum() });
});
