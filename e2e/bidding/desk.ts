import type { Page } from "@playwright/test";
import { expect } from "../signed-in";
import type { OwnOffer } from "./own-offer";

/** The desk with the bids for one load. */
export const deskOf = ({ loadId }: OwnOffer) => `/bids?load=${loadId}`;

/** Opens a page of bids and waits until it listens. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator("[data-live=live]")).toHaveCount(1);
}

export const rows = (page: Page) => page.locator("[data-bid-row]");

/** A bid by a carrier of its own, as a load board places it. */
export async function bidOf(
  { post, postingId }: Pick<OwnOffer, "post" | "postingId">,
  carrierId: string,
  amount: number,
  currencyCode = "USD",
) {
  const money = { currencyCode, amount };
  const { bid } = await post("/bids/submit", { postingId, carrier: { id: carrierId }, amount: money });
  return String(bid.id);
}

/** A message in the corner of the page, as it is also read out. */
export const said = (page: Page, text: string | RegExp) =>
  page.getByRole("region", { name: /^Messages/ }).getByText(text);
