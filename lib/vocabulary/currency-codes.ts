/** The currencies of prices; apart from the shape of money, for pages that need no more of it. */
export const currencyCodes = ["USD", "MXN", "CAD"] as const;
