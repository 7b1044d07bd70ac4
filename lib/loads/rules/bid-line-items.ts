import { jsonEqual } from "@/lib/core/json";
import type { LoadDocument } from "@/lib/loads/schema/load";

type LineItem = NonNullable<NonNullable<NonNullable<LoadDocument["assignedCarrier"]>["price"]>["lineItems"]>[number];

const lineItemsOf = ({ assignedCarrier }: LoadDocument): readonly LineItem[] => assignedCarrier?.price?.lineItems ?? [];

/**
 * Who changes what an accepted bid agreed, or gives the load to another carrier, makes it their own price; who leaves it
 * as it is does not.
 */
export function keepBidItems(before: LoadDocument | undefined, after: LoadDocument): LoadDocument {
  const isKept = before !== undefined && before.assignedCarrier?.carrierId === after.assignedCarrier?.carrierId;
  const agreed = isKept ? lineItemsOf(before).filter(({ type }) => type === "BID") : [];
  const lineItems = lineItemsOf(after);
  if (lineItems.length === 0 || (agreed.length === 0 && !lineItems.some(({ type }) => type === "BID"))) return after;
  const typed = lineItems.map((item) => ({
    ...item,
    type: isAgreed(agreed, item) ? ("BID" as const) : ("EXTERNAL" as const),
  }));
  return { ...after, assignedCarrier: { ...after.assignedCarrier, price: { lineItems: typed } } };
}

const isAgreed = (agreed: readonly LineItem[], item: LineItem) =>
  agreed.some((bid) => jsonEqual({ ...bid, type: item.type }, item));
