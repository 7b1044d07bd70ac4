/** The kinds of what waits, in the order in which a list of kinds has them. */
export const attentionKinds = [
  "BID",
  "UNCOVERED",
  "UNSCHEDULED",
  "OVERWRITTEN_EDIT",
  "CARRIER_REVIEW",
  "WEBHOOK",
  "COUNTER",
] as const;

/** Whose loads are looked at. */
export const attentionScopes = ["MINE", "TEAM", "ALL"] as const;

/** The parts of Today, in their order. What waits for somebody else is last. */
export const attentionGroups = ["ANSWER", "COVER", "DECIDE", "WAIT"] as const;
export type AttentionGroup = (typeof attentionGroups)[number];

export const groupOfKind = {
  BID: "ANSWER",
  UNCOVERED: "COVER",
  UNSCHEDULED: "COVER",
  OVERWRITTEN_EDIT: "DECIDE",
  CARRIER_REVIEW: "DECIDE",
  WEBHOOK: "DECIDE",
  COUNTER: "WAIT",
} as const satisfies Record<(typeof attentionKinds)[number], AttentionGroup>;

/** So many of a kind are counted: a number above the one that is shown says "more". */
export const attentionCountMax = 100;

/** So many of a kind are listed, those whose clock is first. */
export const attentionItemsMax = 20;

/** An item cannot be put off for longer. */
export const snoozeDaysMax = 31;

export const nextPickupsMax = 5;
