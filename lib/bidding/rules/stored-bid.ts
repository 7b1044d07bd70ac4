import type { StoredPosting } from "@/lib/bidding/rules/stored-posting";
import type { BidReasonCode, BidStatus, CounterStatus } from "@/lib/bidding/schema/bid";
import type { RegulatoryNumber } from "@/lib/vocabulary/carrier-identifiers";
import type { CurrencyCode } from "@/lib/vocabulary/money";

/** What a move decides of a bid. */
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

export type BidKey = { id: string; postingId: string; loadId: string; carrierId: string };

/** What is told of a bid beside itself: of the load it is for, and of the carrier whose it is. */
export type BidSurroundings = {
  posting: Pick<StoredPosting, "status" | "expiresAt">;
  load: { externalId: string; displayId: string };
  carrier: { displayName: string; externalId: string | null } & { [Name in RegulatoryNumber]: string | null };
};

export type StoredBid = BidKey & BidTerms & BidSurroundings & { updatedAt: Date };

/** What lists say of the load beside its ids. */
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
