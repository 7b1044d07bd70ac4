import type { BidReasonCode } from "@/lib/bidding/schema/bid";
import type { Author } from "@/lib/vocabulary/author";

export type StoredPosting = {
  id: string;
  loadId: string;
  status: "OPEN" | "ENDED";
  openedBy: Author;
  openedAt: Date;
  expiresAt: Date | null;
  endedAt: Date | null;
  endReason: BidReasonCode | null;
  /** Of the form that its feature gives it; null where it has no rule of its own. */
  instantResponse: unknown;
};

type Standing = Pick<StoredPosting, "status" | "expiresAt">;

export const hasExpired = ({ status, expiresAt }: Standing, now: Date) =>
  status === "OPEN" && expiresAt !== null && expiresAt <= now;

/** Whether carriers may bid on it. One whose time is over may not be bid on even before somebody has ended it. */
export const isOpenPosting = (posting: Standing, now: Date) => posting.status === "OPEN" && !hasExpired(posting, now);
