import type { LoadCoverage } from "@/lib/loads/rules/coverage";
import { marginOf, sellPrice, total } from "@/lib/loads/rules/margin";
import { seesCustomerRates } from "@/lib/loads/save-load-policy";
import { readBookedPrices } from "@/lib/loads/store/booked-prices";
import type { Context } from "@/lib/server/context";

/**
 * Of these loads, as far as they are booked or delivered: how many there are, and what stays of what their customers
 * pay. The latter only for who may see customers' rates.
 */
export async function reportMargin(ctx: Context, coverage: LoadCoverage, loadIds: readonly string[]) {
  if (loadIds.length === 0) return { count: 0, priced: 0 };
  const [rows, seesAll] = await Promise.all([readBookedPrices(ctx, coverage, loadIds), seesCustomerRates(ctx)]);
  if (!seesAll) return { count: rows.length, priced: 0 };
  const { percent, priced } = marginOf(
    rows.map(({ lineItems, ...sold }) => ({
      sold: sellPrice(sold),
      bought: total((lineItems ?? []).flatMap(({ value }) => value ?? [])),
    })),
  );
  return { count: rows.length, priced, ...(percent !== undefined && { marginPercent: percent }) };
}
