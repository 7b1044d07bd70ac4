import type { BidsOfLoad, BidsOfLoadsRequest, BidsOfLoadsResponse } from "@/lib/bidding/schema/bids-of-loads";
import { type LowBid, readLowestBids, readOpenPostings } from "@/lib/bidding/store/bids-of-loads";
import { areAssignable } from "@/lib/loads/check-eligibility";
import type { Context } from "@/lib/server/context";

type Checked = LowBid & { assignable: boolean };

/** The first that may be assigned, of those in the currency of the first; else the first. */
function bestOf(bids: readonly Checked[]): Checked | undefined {
  const [first] = bids;
  return bids.find((bid) => bid.assignable && bid.currencyCode === first?.currencyCode) ?? first;
}

// As the desk's clock: from the moment it was submitted, or since the carrier rejected a counter.
const shown = ({ id, amount, currencyCode, carrierName, assignable, status, submittedAt, counterAt }: Checked) => ({
  id,
  amount: { currencyCode, amount },
  carrierName,
  assignable,
  ...(status === "ACTIVE" && { waitsSince: (counterAt ?? submittedAt).toISOString() }),
});

/** The bids for loads in short, for a list of them. The number of statements is the same for any number of loads. */
export async function summarizeBidsOfLoads(
  ctx: Context,
  { loadIds }: BidsOfLoadsRequest,
): Promise<BidsOfLoadsResponse> {
  const [bids, postings] = await Promise.all([readLowestBids(ctx, loadIds), readOpenPostings(ctx, loadIds)]);
  const assignable = await areAssignable(ctx, bids);
  const checked = new Map<string, Checked[]>(loadIds.map((loadId) => [loadId, []]));
  for (const [index, bid] of bids.entries())
    checked.get(bid.loadId)?.push({ ...bid, assignable: assignable[index] ?? false });
  return {
    items: loadIds.map((loadId): BidsOfLoad => {
      const best = bestOf(checked.get(loadId) ?? []);
      const posting = postings.get(loadId);
      return {
        loadId,
        openBidCount: best?.openBidCount ?? 0,
        ...(best && { best: shown(best) }),
        isPosted: posting !== undefined,
        ...(posting?.expiresAt && { expiresAt: posting.expiresAt.toISOString() }),
      };
    }),
  };
}
