import type { Load } from "@/lib/loads/schema/load";
import type { Money } from "@/lib/vocabulary/money";

/** What the carrier is paid, one sum for each currency: amounts of different ones are never added. */
export function priceTotals(assigned: Load["assignedCarrier"]): Money[] {
  const totals = new Map<Money["currencyCode"], number>();
  for (const { value } of assigned?.price?.lineItems ?? []) {
    if (value) totals.set(value.currencyCode, (totals.get(value.currencyCode) ?? 0) + value.amount);
  }
  return [...totals].map(([currencyCode, amount]) => ({ currencyCode, amount }));
}
