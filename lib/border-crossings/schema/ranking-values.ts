/** Only crossings that at least this share of trucks would choose are recommended. */
export const listedShareMin = 0.15;

/** A crossing that is chosen all the same is doubted from this detour on, and below this share of trucks. */
export const farDetourMilesMin = 100;
export const likelyShareMin = 0.01;
