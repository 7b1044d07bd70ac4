import type { LoadDocument } from "@/lib/loads/schema/load";
import { amountMax } from "@/lib/vocabulary/amount-max";
import type { Money } from "@/lib/vocabulary/money";

export type PaidPrice = { price: Money; source: "ACCEPTED_BID" | "ASSIGNED_PRICE" };

/**
 * What the load's carrier is paid, all in: the accepted bid while the load is booked, all line items once it is
 * delivered or where no bid was accepted. None while nobody hauls it, or where its items have several currencies or
 * sum up to what no price can be.
 */
export function paidPrice({ status, assignedCarrier }: LoadDocument): PaidPrice | undefined {
  if ((status !== "BOOKED" && status !== "COMPLETED") || !assignedCarrier?.carrierId) return undefined;
  const lineItems = assignedCarrier.price?.lineItems ?? [];
  const bids = lineItems.filter(({ type }) => type === "BID");
  const isBid = status === "BOOKED" && bids.length > 0;
  const price = total((isBid ? bids : lineItems).flatMap(({ value }) => value ?? []));
  return price && { price, source: isBid ? "ACCEPTED_BID" : "ASSIGNED_PRICE" };
}

function total([first, ...others]: readonly Money[]): Money | undefined {
  if (!first || others.some(({ currencyCode }) => currencyCode !== first.currencyCode)) return undefined;
  const amount = others.reduce((sum, money) => sum + money.amount, first.amount);
  return amount > 0 && amount <= amountMax ? { currencyCode: first.currencyCode, amount } : undefined;
}
