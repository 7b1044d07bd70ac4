// Plain lists, so that the browser may have them without zod. Schemas, descriptions, filters and tests derive from them.

export const bidStatuses = ["ACTIVE", "COUNTERED", "ACCEPTED", "REJECTED", "REVOKED", "CLOSED"] as const;

/** A bid waits for the broker or, countered, for the carrier. */
export const waitingStatuses = ["ACTIVE", "COUNTERED"] as const satisfies (typeof bidStatuses)[number][];

export const counterStatuses = ["OPEN", "ACCEPTED", "REJECTED", "REVOKED", "CLOSED"] as const;

export const postingStatuses = ["OPEN", "ENDED"] as const;

/** What carriers ask for before they name a price. */
export const postingGapNames = [
  "pickupPast",
  "places",
  "pickupTime",
  "deliveryTime",
  "crossing",
  "crossingRestricted",
  "trailer",
  "temperature",
  "weight",
  "hazmatClass",
] as const;

/** What a broker should know of the prices of a load before it is posted. */
export const postingPriceWarnings = ["noMaxBuy", "maxBuyAboveSell", "maxBuyAboveMarket", "marketAboveSell"] as const;

/** Those of the carrier's side come first. */
export const bidActions = [
  "SUBMIT",
  "REVOKE",
  "ACCEPT_COUNTER",
  "REJECT_COUNTER",
  "ACCEPT",
  "REJECT",
  "COUNTER",
  "REVOKE_COUNTER",
] as const;

export const bidEventTypes = [
  "bid.submitted",
  "bid.accepted",
  "bid.rejected",
  "bid.revoked",
  "bid.closed",
  "bid.countered",
  "bid.counter_accepted",
  "bid.counter_revoked",
  "bid.counter_rejected",
] as const;

/** What each event is called in the reference of webhooks, and what it says. */
export const bidEventTexts: Record<(typeof bidEventTypes)[number], { summary: string; meaning: string }> = {
  "bid.submitted": {
    summary: "Bid submitted",
    meaning: "A bid became active: a new one, or one submitted again after a rule rejected it.",
  },
  "bid.accepted": { summary: "Bid accepted", meaning: "A broker, or a rule, accepted a bid." },
  "bid.rejected": { summary: "Bid rejected", meaning: "A broker, or a rule, rejected a bid." },
  "bid.revoked": { summary: "Bid withdrawn", meaning: "A carrier withdrew its bid before it was answered." },
  "bid.closed": {
    summary: "Bid closed",
    meaning: "Nothing can become of a bid any more: its posting ended, or another bid was accepted.",
  },
  "bid.countered": { summary: "Bid countered", meaning: "A broker offered another price." },
  "bid.counter_accepted": {
    summary: "Counter accepted",
    meaning: "A carrier accepted a counter: the bid is settled at the countered price.",
  },
  "bid.counter_revoked": {
    summary: "Counter withdrawn",
    meaning: "A broker took a counter back before it was answered.",
  },
  "bid.counter_rejected": {
    summary: "Counter rejected",
    meaning: "A carrier rejected a counter, perhaps with a new amount.",
  },
};

export const bidReasonCodes = [
  "broker",
  "instant_response",
  "another_bid_accepted",
  "posting_ended",
  "posting_expired",
  "load_on_hold",
  "load_booked",
  "load_cancelled",
  "load_completed",
  "carrier_blocked",
] as const;

/** The message where nobody wrote one. A carrier learns no more than this about a rule. */
export const reasonMessages: Record<(typeof bidReasonCodes)[number], string> = {
  broker: "A broker rejected the bid.",
  instant_response: "The bid was answered by a rule.",
  another_bid_accepted: "Another bid was accepted.",
  posting_ended: "The posting was ended.",
  posting_expired: "The posting expired.",
  load_on_hold: "The load was put on hold.",
  load_booked: "The load was booked.",
  load_cancelled: "The load was cancelled.",
  load_completed: "The load was completed.",
  carrier_blocked: "The carrier may not haul this load.",
};

/** Within how many minutes a bid should be answered. */
export const goalMinutes = 60;

/** The fields of a load that the limits of a rule count from. */
export const limitBases = ["maxBuy", "targetRate"] as const;

/** By how many percent a limit may lie below or over such a field. */
export const percentUnderMax = 99;
export const percentOverMax = 1000;

/** How many past days a rule is tried on. */
export const dryRunDaysMax = 365;
export const dryRunDaysDefault = 90;
/** The newest bids, and how many of them are shown. */
export const dryRunBidsMax = 1000;
export const dryRunItemsMax = 100;

/** Of how many loads the bids are asked for at once: as many as a page of the list may have. */
export const bidsOfLoadsMax = 200;

/** How the example of an event differs from the others. `amount` is in whole units of the currency. */
type ExampleState = {
  status: (typeof bidStatuses)[number];
  counter?: "OPEN" | "ACCEPTED" | "REVOKED" | "REJECTED";
  amount?: number;
  reason?: { code: (typeof bidReasonCodes)[number]; message: string };
};

export const bidEventExamples: Record<(typeof bidEventTypes)[number], ExampleState> = {
  "bid.submitted": { status: "ACTIVE" },
  "bid.accepted": { status: "ACCEPTED" },
  "bid.rejected": { status: "REJECTED", reason: { code: "broker", message: "Covered by another carrier." } },
  "bid.revoked": { status: "REVOKED" },
  "bid.closed": { status: "CLOSED", reason: { code: "another_bid_accepted", message: "Another bid was accepted." } },
  "bid.countered": { status: "COUNTERED", counter: "OPEN" },
  "bid.counter_accepted": { status: "ACCEPTED", counter: "ACCEPTED", amount: 1850 },
  "bid.counter_revoked": { status: "ACTIVE", counter: "REVOKED" },
  "bid.counter_rejected": { status: "ACTIVE", counter: "REJECTED", amount: 1900 },
};

/** A bid's status, split where the next moves differ; NONE before there is a bid. */
export type BidState = "NONE" | (typeof bidStatuses)[number] | "REJECTED_BY_RULE";
/** Who acts: the two sides, an instant response rule, or the portal when there is nothing left to bid for. */
export type BidParty = "BROKER" | "CARRIER" | "RULE" | "PORTAL";

export type BidTransition = {
  from: BidState;
  action: (typeof bidActions)[number] | "CLOSE";
  by: BidParty;
  to: Exclude<BidState, "NONE">;
  event: (typeof bidEventTypes)[number];
  /** The counter's new status; absent where it stays as it is. */
  counter?: (typeof counterStatuses)[number];
};

/** Everything that can happen to a bid. What is not in this table is refused. */
export const transitions: readonly BidTransition[] = [
  { from: "NONE", action: "SUBMIT", by: "CARRIER", to: "ACTIVE", event: "bid.submitted" },
  { from: "REJECTED_BY_RULE", action: "SUBMIT", by: "CARRIER", to: "ACTIVE", event: "bid.submitted" },
  { from: "ACTIVE", action: "ACCEPT", by: "BROKER", to: "ACCEPTED", event: "bid.accepted" },
  { from: "ACTIVE", action: "ACCEPT", by: "RULE", to: "ACCEPTED", event: "bid.accepted" },
  { from: "ACTIVE", action: "REJECT", by: "BROKER", to: "REJECTED", event: "bid.rejected" },
  { from: "ACTIVE", action: "REJECT", by: "RULE", to: "REJECTED_BY_RULE", event: "bid.rejected" },
  { from: "ACTIVE", action: "REVOKE", by: "CARRIER", to: "REVOKED", event: "bid.revoked" },
  { from: "ACTIVE", action: "COUNTER", by: "BROKER", to: "COUNTERED", event: "bid.countered", counter: "OPEN" },
  {
    from: "COUNTERED",
    action: "ACCEPT_COUNTER",
    by: "CARRIER",
    to: "ACCEPTED",
    event: "bid.counter_accepted",
    counter: "ACCEPTED",
  },
  {
    from: "COUNTERED",
    action: "REJECT_COUNTER",
    by: "CARRIER",
    to: "ACTIVE",
    event: "bid.counter_rejected",
    counter: "REJECTED",
  },
  {
    from: "COUNTERED",
    action: "REVOKE_COUNTER",
    by: "BROKER",
    to: "ACTIVE",
    event: "bid.counter_revoked",
    counter: "REVOKED",
  },
  { from: "ACTIVE", action: "CLOSE", by: "PORTAL", to: "CLOSED", event: "bid.closed" },
  { from: "COUNTERED", action: "CLOSE", by: "PORTAL", to: "CLOSED", event: "bid.closed", counter: "CLOSED" },
  { from: "REJECTED_BY_RULE", action: "CLOSE", by: "PORTAL", to: "CLOSED", event: "bid.closed" },
];
