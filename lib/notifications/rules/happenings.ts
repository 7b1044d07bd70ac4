import type { StoredBid } from "@/lib/bidding/rules/stored-bid";
import type { BidParty } from "@/lib/bidding/schema/bid-values";
import type { NotificationFacts, NotificationKind } from "@/lib/notifications/schema/notification";
import type { Author } from "@/lib/vocabulary/author";

/** Something that happened to a load. `happening` names it, so that it is notified once however often it is found. */
export type Happening = {
  kind: NotificationKind;
  happening: string;
  loadId: string;
  postingId?: string;
  bidId?: string;
  /** The user who did it, and needs not be notified. */
  exceptUserId?: string;
  facts: Partial<NotificationFacts>;
};

const kindOf = {
  SUBMIT: "BID_SUBMITTED",
  ACCEPT: "LOAD_BOOKED",
  ACCEPT_COUNTER: "COUNTER_ACCEPTED",
  REJECT_COUNTER: "COUNTER_REJECTED",
} as const satisfies Record<string, NotificationKind>;

type Moved = { bid: StoredBid; action: keyof typeof kindOf; by: BidParty };
type Done = { author: Author; now: Date };

/** Who saved a rule has not done what the rule does: they want to know of it too. */
const doneBy = (author: Author) => ({
  ...(author.type === "user" && author.id !== undefined && { exceptUserId: author.id }),
});

/** What a move of a bid is for those whose load it is for. */
export function happeningOfBid({ bid, action, by }: Moved, { author, now }: Done): Happening {
  const { id: bidId, loadId, postingId, currencyCode, amount, counterAmount } = bid;
  const isAnswer = action === "ACCEPT_COUNTER" || action === "REJECT_COUNTER";
  return {
    kind: kindOf[action],
    happening: `${bidId} ${now.toISOString()}`,
    loadId,
    postingId,
    bidId,
    ...(by === "BROKER" && doneBy(author)),
    facts: {
      amount: { currencyCode, amount },
      ...(isAnswer && counterAmount !== null && { counterAmount: { currencyCode, amount: counterAmount } }),
      carrierName: bid.carrier.displayName,
      ...(action === "ACCEPT" && by === "BROKER" && { by: author }),
    },
  };
}

type Booked = { loadId: string; price: NotificationFacts["amount"] };

/** What a booking without a bid is for those whose load it is. */
export const happeningOfBooking = ({ loadId, price }: Booked, { author, now }: Done): Happening => ({
  kind: "LOAD_BOOKED",
  happening: `${loadId} ${now.toISOString()}`,
  loadId,
  ...doneBy(author),
  facts: { ...(price && { amount: price }), by: author },
});
