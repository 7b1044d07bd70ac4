/** The longest range of days that is summed up. Apart from the schemas, so that the page does not load them for it. */
export const daysMax = 366;
