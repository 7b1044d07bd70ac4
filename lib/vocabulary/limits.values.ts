/** The longest range of days that is summed up at once. */
export const usageDaysMax = 366;
