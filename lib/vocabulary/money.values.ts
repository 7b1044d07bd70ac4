/** The currencies of prices; apart from the shape of money, for pages that need no more of it. */
export const currencyCodes = ["USD", "MXN", "CAD"] as const;

/** What an amount of money has at most, in minor units. */
export const amountMax = 1_000_000_000;

/** Characters of an amount as people type it, with room for its separators. */
export const amountTextMax = 16;
