import { comparedPrice } from "@/lib/bidding/rules/compared-price";
import { type Ranking, rankBids } from "@/lib/bidding/rules/rank-bids";
import { legalActions } from "@/lib/bidding/rules/transitions";
import { readOpenPostings, readWaitingBidsOfLoads } from "@/lib/bidding/store/bids-of-loads";
import { findExchangeRates } from "@/lib/exchange-rates/save-exchange-rates";
import { checkEligibility } from "@/lib/loads/check-eligibility";
import { currencyOfLoad } from "@/lib/loads/rules/currency-of-load";
import type { Context } from "@/lib/server/context";
import type { CurrencyCode } from "@/lib/vocabulary/money";

/** The open bids for these loads, with the facts by which they are ranked, and the open posting of each load. */
async function readOpenBids(ctx: Context, loadIds: readonly string[]) {
  const [rows, postings, exchange] = await Promise.all([
    readWaitingBidsOfLoads(ctx, loadIds),
    readOpenPostings(ctx, loadIds),
    findExchangeRates(ctx),
  ]);
  const checked = await checkEligibility(ctx, rows);
  const currencies = new Map<string, CurrencyCode | undefined>();
  const bids = rows.map(({ amount, currencyCode, submittedAt, ...row }, index) => {
    const { load, eligibility } = checked[index] ?? {};
    if (load) currencies.set(row.loadId, currencyOfLoad(load.document));
    return {
      ...row,
      amount: { currencyCode, amount },
      submittedAt: submittedAt.toISOString(),
      actions: legalActions(row, "BROKER", postings.has(row.loadId)),
      meaning: eligibility,
      compared: load && comparedPrice({ currencyCode, amount }, currencyOfLoad(load.document), exchange),
    };
  });
  return { bids, postings, currencies };
}

type OpenBid = Awaited<ReturnType<typeof readOpenBids>>["bids"][number];

/** What carriers bid for a load now. `posting` is undefined where nobody may bid. */
export type OpenBids = Ranking<OpenBid> & { posting: { expiresAt: Date | null } | undefined };

/** The open bids for each of these loads. The number of statements is the same for any number of loads. */
export async function rankOpenBids(ctx: Context, loadIds: readonly string[]): Promise<Map<string, OpenBids>> {
  if (loadIds.length === 0) return new Map();
  const { bids, postings, currencies } = await readOpenBids(ctx, loadIds);
  const bidsOf = new Map<string, OpenBid[]>(loadIds.map((loadId) => [loadId, []]));
  for (const bid of bids) bidsOf.get(bid.loadId)?.push(bid);
  return new Map(
    [...bidsOf].map(([loadId, ofLoad]) => {
      const ranking = rankBids(ofLoad, currencies.get(loadId));
      return [loadId, { ...ranking, posting: postings.get(loadId) }];
    }),
  );
}
