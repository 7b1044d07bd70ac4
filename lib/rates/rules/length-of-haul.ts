/**
 * The price of a mile falls with the distance to this power: 0.168 in public per-mile rates of vans by length of haul
 * in the US, rounded.
 */
export const curveExponent = 0.17;

const curve = (miles: number) => -curveExponent * Math.log(Math.max(miles, 1));

/** What is left of a price when the length of haul is divided out: logarithm of the price of a mile on a haul of one. */
export const residualOf = (amount: number, miles: number) => Math.log(amount / Math.max(miles, 1)) - curve(miles);

/** The price of a haul: the inverse of `residualOf`. */
export const amountFor = (residual: number, miles: number) => Math.exp(residual + curve(miles)) * Math.max(miles, 1);
