import type { ListedBid } from "@/lib/bidding/schema/bid";
import { isLack } from "@/lib/vocabulary/carrier-requirement.values";
import type { CurrencyCode } from "@/lib/vocabulary/money";

/** A bid as far as its place among the others for its load depends on it. Without `meaning`, its carrier is not known. */
export type RankedBid = Pick<ListedBid, "id" | "amount" | "submittedAt" | "actions"> & {
  meaning?: Pick<ListedBid["meaning"], "assignable" | "misses"> | undefined;
  /** Its amount in the currency of the load's money, by a rate of exchange of the organization. */
  compared?: Pick<NonNullable<ListedBid["compared"]>, "amount"> | undefined;
};

export type Ranking<Bid extends RankedBid> = {
  /** The one to take first, settled ones last. */
  bids: readonly Bid[];
  /** The one to take; nothing where none can be taken, or nobody can say which. */
  best: Bid | undefined;
  /** Whether its price can be compared with those of the others. */
  isCompared: (bid: RankedBid) => boolean;
};

const isOpen = ({ actions }: RankedBid) => actions.length > 0;
const isAssignable = ({ meaning }: RankedBid) => meaning?.assignable === true;
const lacksNothing = ({ meaning }: RankedBid) => !meaning?.misses.some(isLack);
const canBeTaken = (bid: RankedBid) => bid.actions.includes("ACCEPT") && isAssignable(bid);

/** The one currency that all open bids are in; undefined where they are in several. */
function onlyCurrency(bids: readonly RankedBid[]) {
  const [first, ...others] = new Set(bids.filter(isOpen).map(({ amount }) => amount.currencyCode));
  return others.length === 0 ? first : undefined;
}

/**
 * The bids for one load in the order in which a broker takes them: what can be taken now, then what carriers that may be
 * assigned have to answer, then the others, each for the lowest price first; of each, carriers that lack what the load
 * requires stand behind those that do not, and none of them is the best. Every screen and every rule that names a best
 * bid asks here.
 *
 * Prices are compared in the currency of the load's money, in which bids in other ones are converted by the rate that the
 * organization has set; where the load has no money, in the only currency that is bid. Bids that cannot be compared stand
 * behind, by currency and price, and none of them is the best.
 */
export function rankBids<Bid extends RankedBid>(
  bids: readonly Bid[],
  loadCurrency: CurrencyCode | undefined,
): Ranking<Bid> {
  const currency = loadCurrency ?? onlyCurrency(bids);
  const comparedPrice = ({ amount, compared }: RankedBid) =>
    [amount, compared?.amount].find((money) => money?.currencyCode === currency)?.amount;
  const isCompared = (bid: RankedBid) => comparedPrice(bid) !== undefined;
  // What a bid has of these puts it before all that have not, the first before the second.
  const merits = [isOpen, canBeTaken, isAssignable, lacksNothing, isCompared];
  const merit = (one: Bid, other: Bid) => merits.map((has) => Number(has(other)) - Number(has(one))).find(Boolean) ?? 0;
  const ranked = bids.toSorted(
    (one, other) =>
      merit(one, other) ||
      (comparedPrice(one) ?? 0) - (comparedPrice(other) ?? 0) ||
      one.amount.currencyCode.localeCompare(other.amount.currencyCode) ||
      one.amount.amount - other.amount.amount ||
      Date.parse(one.submittedAt) - Date.parse(other.submittedAt) ||
      one.id.localeCompare(other.id),
  );
  const [first] = ranked;
  return { bids: ranked, best: first && merits.every((has) => has(first)) ? first : undefined, isCompared };
}
