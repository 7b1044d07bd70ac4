import type { StoredBid } from "@/lib/bidding/rules/stored-bid";
import type { BidParty } from "@/lib/bidding/schema/bid-values";
import { happeningOfBid, happeningOfBooking } from "@/lib/notifications/rules/happenings";
import { insertNotifications } from "@/lib/notifications/store/make-notifications";
import { authorOf, type Context } from "@/lib/server/context";
import type { Money } from "@/lib/vocabulary/money";

type BidMoved = {
  bid: StoredBid;
  action: "SUBMIT" | "ACCEPT" | "ACCEPT_COUNTER" | "REJECT_COUNTER";
  by: BidParty;
};

/** Notifies those whose load it is of what became of a bid. One statement, in the transaction of the move. */
export const notifyOfBid = (tx: Context, moved: BidMoved) =>
  insertNotifications(tx, [happeningOfBid(moved, { author: authorOf(tx), now: tx.now })]);

/** Notifies those whose load it is that it was booked without a bid. */
export const notifyOfBooking = (tx: Context, booked: { loadId: string; price: Money | undefined }) =>
  insertNotifications(tx, [happeningOfBooking(booked, { author: authorOf(tx), now: tx.now })]);
