/** Thresholds of rates: what is published of a week, how certain it is called, and what others' prices may reveal. */

/** Weeks of a history. */
export const weeksAsked = 12;
/** The prices that one week needs at least. */
export const enoughPrices = { observations: 7, carriers: 3 };
/** Weeks whose margin of error (90 %) would be wider than a quarter of the price are left out: too little is known. */
export const marginMax = 0.25;

/** Errors within ten percent are good enough to buy by. */
export const goodError = 0.1;
export const confidenceLevels = ["STRONG", "MODERATE", "WEAK"] as const;
/** The scores from which an answer is called STRONG or MODERATE, and what STRONG needs besides. */
export const confidenceFrom = { strong: 95, moderate: 80, strongEffectiveSample: 7, strongCarriers: 3 };

/** The window of a week, itself included: with the half-life below, 78 % of the weight of all weeks before. */
export const windowWeeks = 8;
export const halfLifeDays = 30;

/** What prices of others may be shown from: nobody's own price can be read off. */
export const poolFloor = { organizations: 5, carriers: 5, observations: 7, shareMax: 0.25 };

/**
 * A border transfer is paid by the move, as a haul of so many miles. Our assumption: a transfer truck makes up to five
 * moves a day, in which line haul makes some five hundred miles; at public van rates that is about 300 dollars.
 */
export const transferMilesMin = 100;
