/** The international mile. */
export const kilometersPerMile = 1.609344;
