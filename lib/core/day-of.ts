/** The day of a moment in UTC, as `2026-11-20`. */
export const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** The day that it is at a moment in a time zone, as `2026-11-20`: Swedish writes its days so. */
export const dayIn = (at: Date, timeZone?: string) => new Intl.DateTimeFormat("sv-SE", { timeZone }).format(at);
