import { closePosting } from "@/lib/bidding/end-posting";
import { expiryOf } from "@/lib/bidding/open-posting";
import { recallMarkets } from "@/lib/bidding/recall-markets";
import { postingGaps } from "@/lib/bidding/rules/posting-gaps";
import { hasExpired, type StoredPosting } from "@/lib/bidding/rules/stored-bid";
import type { OpenedPosting, OpenPostingsRequest, OpenPostingsResponse } from "@/lib/bidding/schema/open-postings";
import { insertPostings, readOpenPostingsOf } from "@/lib/bidding/store/posting-rows";
import { dayOf } from "@/lib/core/day-of";
import { newId } from "@/lib/core/ids";
import { findExchangeRates } from "@/lib/exchange-rates/save-exchange-rates";
import { type Freight, getFreights, makeLoadsAvailable } from "@/lib/loads/get-freight";
import { measureLoad } from "@/lib/loads/measure-load";
import { answerLoad, requestOnlyFields } from "@/lib/loads/rules/answer-load";
import { sellPrice } from "@/lib/loads/rules/margin";
import { hasRestrictedCrossing } from "@/lib/loads/rules/restricted-crossing";
import { type PriceGround, type PriceWarning, warningsAbout } from "@/lib/loads/rules/weigh-price";
import type { LoadDocument } from "@/lib/loads/schema/load";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

// They stay locked until all of them are posted: few enough that nobody waits for long.
const atOnce = 25;

/**
 * Offers loads to carriers, a few in each transaction. One that cannot be posted stops no other.
 * @throws AppError "invalid_request" for a time that is over
 */
export async function openPostings(
  ctx: Context,
  { ids, expiresAt, validateOnly = false }: OpenPostingsRequest,
): Promise<OpenPostingsResponse> {
  const until = expiryOf(ctx, expiresAt);
  const wanted = [...new Set(ids)];
  const results = new Map<string, OpenedPosting>();
  const keep = (opened: readonly OpenedPosting[]) => {
    for (const one of opened) results.set(one.id, one);
  };
  if (validateOnly) keep((await decide(ctx, wanted, false)).results);
  else
    for (let first = 0; first < wanted.length; first += atOnce)
      keep(await inTransaction(ctx, (tx) => openFew(tx, wanted.slice(first, first + atOnce), until)));
  return { results: ids.map((id) => results.get(id) ?? notFound(id)) };
}

const nothingToSay = { gaps: [], priceWarnings: [] };

const notFound = (id: string): OpenedPosting => ({ id, outcome: "NOT_FOUND", ...nothingToSay });

async function openFew(tx: Context, ids: readonly string[], until: Date | null): Promise<OpenedPosting[]> {
  const { results, expired } = await decide(tx, ids, true);
  for (const { id } of expired) await closePosting(tx, id, { reason: "posting_expired" });
  const posted = results.filter(({ outcome }) => outcome === "POSTED");
  await makeLoadsAvailable(
    tx,
    posted.flatMap(({ id, wasOnHold }) => (wasOnHold ? [id] : [])),
  );
  const opened = posted.map(({ id: loadId }) => ({ id: newId("post"), loadId }));
  if (opened.length > 0) await insertPostings(tx, opened, until);
  const postingOf = new Map(opened.map(({ id, loadId }) => [loadId, id]));
  return results.map((result) => {
    const postingId = postingOf.get(result.id);
    return { ...result, ...(postingId && { postingId }) };
  });
}

/** What becomes of each load, and the postings that stand in the way although their time is over. */
async function decide(ctx: Context, ids: readonly string[], lock: boolean) {
  const freights = await getFreights(ctx, ids, lock);
  const postings = await readOpenPostingsOf(ctx, [...freights.keys()], lock);
  const expired = postings.filter((posting) => hasExpired(posting, ctx.now));
  const open = new Map(postings.filter((posting) => !expired.includes(posting)).map((one) => [one.loadId, one]));
  // Loads that are locked do not wait for it: who is to be warned asked before.
  const markets = lock ? undefined : await recallMarkets(ctx, [...freights.values()]);
  const exchange = await findExchangeRates(ctx);
  const results = ids.map((id) => {
    const freight = freights.get(id);
    if (!freight) return notFound(id);
    return decideOne(freight, { open: open.get(id), market: markets?.get(id), exchange, now: ctx.now });
  });
  return { results, expired };
}

type Weighed = Pick<PriceGround, "market" | "exchange">;
type Known = Weighed & { open: StoredPosting | undefined; now: Date };

function decideOne(freight: Freight, { open, now, ...ground }: Known): OpenedPosting {
  const { id, externalId, status, document } = freight;
  const blocked = { id, externalId, outcome: "BLOCKED", ...nothingToSay } as const;
  if (open) return { ...blocked, reason: "ALREADY_POSTED", postingId: open.id };
  if (status !== "AVAILABLE" && status !== "ON_HOLD") return { ...blocked, reason: status };
  // The carrier of a load and the certainty of its places are of no concern to what it lacks.
  const load = answerLoad(freight, document, undefined);
  const crossing = hasRestrictedCrossing(document, dayOf(now)) && { crossingRestricted: true as const };
  const gaps = postingGaps({ load, requestOnly: requestOnlyFields(document), stopPlaces: [], ...crossing }, now);
  return {
    id,
    externalId,
    outcome: "POSTED",
    wasOnHold: status === "ON_HOLD",
    gaps: gaps.map(({ check }) => check),
    priceWarnings: priceWarningsOf(document, ground),
  };
}

const asPosted: { [Warning in PriceWarning["warning"]]?: OpenedPosting["priceWarnings"][number] } = {
  overSell: "maxBuyAboveSell",
  overMarket: "maxBuyAboveMarket",
  marketOverSell: "marketAboveSell",
};

function priceWarningsOf(document: LoadDocument, ground: Weighed): OpenedPosting["priceWarnings"] {
  const { maxBuy } = document;
  const sell = sellPrice(document, measureLoad(document));
  return [
    ...(maxBuy ? [] : (["noMaxBuy"] as const)),
    ...warningsAbout(maxBuy, { ...ground, sell }).flatMap(({ warning }) => asPosted[warning] ?? []),
  ];
}
