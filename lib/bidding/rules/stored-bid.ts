import type { BidReasonCode, BidStatus, CounterStatus } from "@/lib/bidding/schema/bid";
import type { InstantResponse } from "@/lib/bidding/schema/instant-response";
import type { PostingStatus } from "@/lib/bidding/schema/posting";
import type { KnownCarrier } from "@/lib/carriers/schema/carrier";
import type { StoredLoad } from "@/lib/loads/rules/stored-load";
import type { Author } from "@/lib/vocabulary/author";
import type { RegulatoryNumber } from "@/lib/vocabulary/carrier-identifiers";
import type { CurrencyCode, PositiveMoney } from "@/lib/vocabulary/money";

export type StoredPosting = {
  id: string;
  loadId: string;
  status: PostingStatus;
  openedBy: Author;
  openedAt: Date;
  expiresAt: Date | null;
  endedAt: Date | null;
  endReason: BidReasonCode | null;
  /** Its own rule; null where it has none. */
  instantResponse: InstantResponse | null;
};

type PostingState = Pick<StoredPosting, "status" | "expiresAt">;

export const hasExpired = ({ status, expiresAt }: PostingState, now: Date) =>
  status === "OPEN" && expiresAt !== null && expiresAt <= now;

/** Whether carriers may bid on it. Once it has expired they may not, even before the background job ends it. */
export const isOpenPosting = (posting: PostingState, now: Date) =>
  posting.status === "OPEN" && !hasExpired(posting, now);

/** The fields of a bid that moves change. */
export type BidTerms = {
  status: BidStatus;
  isRejectedByRule: boolean;
  amount: number;
  currencyCode: CurrencyCode;
  note: string | null;
  submittedAt: Date;
  counterAmount: number | null;
  counterStatus: CounterStatus | null;
  counteredAt: Date | null;
  reasonCode: BidReasonCode | null;
  reasonMessage: string | null;
};

/** Who made its latest counter, and who settled it; of one that is open again nobody has. */
type BidAuthors = { counteredBy: Author | null; decidedBy: Author | null };

/** Why its latest counter was made although the carrier lacked what the load requires. */
type BidOverride = { overrideReason: string | null };

type BidKey = { id: string; postingId: string; loadId: string; carrierId: string };

/** What is shown with a bid: of its posting, of the load it is for, and of its carrier. */
type BidContext = {
  posting: PostingState;
  load: { externalId: string; displayId: string };
  carrier: { displayName: string; externalId: string | null } & { [Name in RegulatoryNumber]: string | null };
};

export type StoredBid = BidKey & BidTerms & BidAuthors & BidOverride & BidContext & { updatedAt: Date };

/** A bid before its submission, which decides the remaining fields. */
export type NewBid = BidKey & BidContext & Pick<BidTerms, "amount" | "currencyCode" | "note">;

/** The fields of the load that lists of bids show besides its ids. */
export type BidLoadColumns = {
  status: string;
  originPlace: string | null;
  destinationPlace: string | null;
  pickupAt: string | null;
  trailerTypes: string[];
  borderCrossings: string[];
  maxBuyAmount: number | null;
  maxBuyCurrency: string | null;
  targetRateAmount: number | null;
  targetRateCurrency: string | null;
};

type Parts = { id: string; posting: StoredPosting; load: StoredLoad; carrier: KnownCarrier; price: PositiveMoney };

/** A bid that is about to be submitted, with what its events contain of its load and its carrier. */
export const newBid = ({ id, posting, load, carrier, price }: Parts, note: string | undefined): NewBid => ({
  id,
  postingId: posting.id,
  loadId: load.id,
  carrierId: carrier.id,
  ...price,
  note: note ?? null,
  posting,
  load: { externalId: load.externalId, displayId: load.document.externalDisplayId ?? load.externalId },
  carrier: {
    displayName: carrier.displayName,
    dotNumber: carrier.dotNumber ?? null,
    mcNumber: carrier.mcNumber ?? null,
    mxNumber: carrier.mxNumber ?? null,
    rfcNumber: carrier.rfcNumber ?? null,
    cvorNumber: carrier.cvorNumber ?? null,
    nirNumber: carrier.nirNumber ?? null,
    nscNumber: carrier.nscNumber ?? null,
    externalId: carrier.externalId ?? null,
  },
});
