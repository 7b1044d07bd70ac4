/** The international mile. */
export const kilometersPerMile = 1.609344;

/**
 * What a reader measures in. `sent`: road distances in miles, everything else in the unit that was sent.
 * `us` and `metric` show all of it in one system.
 */
export const unitSystems = ["sent", "us", "metric"] as const;
export type UnitSystem = (typeof unitSystems)[number];
