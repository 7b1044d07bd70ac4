import type { BidReasonCode } from "@/lib/bidding/schema/bid";
import { type BidState, type BidTransition, transitions } from "@/lib/bidding/schema/bid-values";

const meanings: Record<BidReasonCode, string> = {
  broker: "a broker rejected it; `message` has their words",
  instant_response: "a rule rejected it; on the broker's side `message` says which",
  another_bid_accepted: "the load went to another carrier's bid",
  posting_ended: "a broker ended the posting",
  posting_expired: "the posting's time was over",
  load_on_hold: "the load was put on hold",
  load_booked: "the load was booked without a bid",
  load_cancelled: "the load was cancelled",
  load_completed: "the load was completed",
  carrier_blocked: "the carrier was made DO_NOT_DISPATCH, or blocked for the load",
};
const reasons = Object.entries(meanings).map(([code, meaning]) => `| \`${code}\` | ${meaning} |`);

const actionTexts: Record<BidTransition["action"], string> = {
  SUBMIT: "submit",
  REVOKE: "revoke",
  ACCEPT: "accept",
  REJECT: "reject",
  COUNTER: "counter",
  ACCEPT_COUNTER: "accept the counter, at the countered price",
  REJECT_COUNTER: "reject the counter, perhaps with a new amount",
  REVOKE_COUNTER: "revoke the counter",
  CLOSE: "the posting ends, or another bid is accepted",
};
const stateTexts: Partial<Record<BidState, string>> = { NONE: "nothing", REJECTED_BY_RULE: "REJECTED by a rule" };
const stateText = (state: BidState) => stateTexts[state] ?? state;
const moves = transitions.map(
  ({ from, by, action, to, event }) =>
    `| ${stateText(from)} | ${by.toLowerCase()}: ${actionTexts[action]} | ${stateText(to)} | \`${event}\` |`,
);

/** What becomes of a bid: for those who place bids and those who answer them. */
export const bidsDescription = `
Places a carrier's bid on a posting, or places it again after a rule rejected it.
A key acts for the carrier here, as a load board does; a carrier itself calls with the token of its offer link.

### Bid lifecycle

| From | Who does what | To | Event |
|---|---|---|---|
${moves.join("\n")}

All else is refused with 409, and \`message\` names the present state. A carrier has one open bid on a posting (ACTIVE, COUNTERED or
REJECTED by a rule). After it was revoked, or rejected by a broker, the next one is a new bid. Of two acceptances at once one wins.

An accepted bid assigns the carrier, sets the load BOOKED with a line item of type BID, closes the other bids and ends the posting:
all of it or nothing. Accepting and countering need a carrier that may be assigned to the load, else 409
\`carrier_not_assignable\`. A person in the portal who takes a carrier that lacks what the load requires says why, in
\`overrideReason\`, which the record of the carrier selection keeps; a key need not.

### Bid reason codes

| Reason | Meaning |
|---|---|
${reasons.join("\n")}
`.trim();
