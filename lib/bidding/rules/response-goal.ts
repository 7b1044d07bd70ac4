/** Within how many minutes a bid should be answered. */
export const goalMinutes = 60;
