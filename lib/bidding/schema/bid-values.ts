// Plain lists, so that the browser may have them without zod. Schemas, descriptions, filters and tests derive from them.

export const bidStatuses = ["ACTIVE", "COUNTERED", "ACCEPTED", "REJECTED", "REVOKED", "CLOSED"] as const;

/** A bid waits for the broker or, countered, for the carrier. */
export const waitingStatuses = ["ACTIVE", "COUNTERED"] as const satisfies (typeof bidStatuses)[number][];

export const counterStatuses = ["OPEN", "ACCEPTED", "REJECTED", "REVOKED", "CLOSED"] as const;

export const postingStatuses = ["OPEN", "ENDED"] as const;

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

/** The message of a reason that nobody worded. A carrier learns no more than this of a rule. */
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
