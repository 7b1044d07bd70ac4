import { findCarriersMeant, identifyCarriers } from "@/lib/carriers/find-carriers";
import type { LedgerEntry } from "@/lib/carriers/rules/relationship-ledger";
import type { ReviewManyRequest, ReviewResult } from "@/lib/carriers/schema/relationship-requests";
import { readEntries, readEntriesById } from "@/lib/carriers/store/relationships";
import type { Context } from "@/lib/server/context";

type Item = ReviewManyRequest["items"][number];
export type Reviewed = { entry?: LedgerEntry | undefined; reason?: ReviewResult["reason"] };

/** The carriers that each item may mean; undefined where it says none. A SCAC counts where nothing else is given. */
async function carriersMeant(ctx: Context, items: readonly Item[]): Promise<(string[] | undefined)[]> {
  const named = await identifyCarriers(
    ctx,
    items.map(({ carrier = {} }) => carrier),
  );
  const found: (string[] | undefined)[] = [];
  for (const [index, { carrier }] of items.entries()) {
    const { scac, ...others } = carrier ?? {};
    const isByScac = scac !== undefined && Object.values(others).every((value) => value === undefined);
    const byScac = isByScac ? await findCarriersMeant(ctx, { scac }) : [];
    found.push(carrier && (isByScac ? byScac.map(({ id }) => id) : named[index]));
  }
  return found;
}

/** The relationship that each item means, by our id of it or by what a TMS knows its carrier by. */
export async function findReviewed(tx: Context, items: readonly Item[]): Promise<Reviewed[]> {
  const meant = await carriersMeant(tx, items);
  const carrierIds = meant.flatMap((ids = []) => (ids.length === 1 ? ids : []));
  const [byId, byCarrier] = [
    await readEntriesById(
      tx,
      items.flatMap(({ id }) => id ?? []),
    ),
    carrierIds.length > 0 ? await readEntries(tx, { carrierIds }) : [],
  ];
  return items.map(({ id }, index): Reviewed => {
    const entry = id === undefined ? undefined : byId.find((one) => one.id === id);
    const ids = meant[index];
    if (ids === undefined) return { entry };
    if (ids.length === 0) return { reason: "carrier_not_found" };
    const [carrierId] = ids;
    if (ids.length > 1 || (entry && entry.carrierId !== carrierId)) return { reason: "different_carriers" };
    const related = entry ?? byCarrier.find((one) => one.carrierId === carrierId);
    return related && (id === undefined || entry) ? { entry: related } : { reason: "no_relationship" };
  });
}
