/** What an amount of money has at most, in minor units. */
export const amountMax = 1_000_000_000;
