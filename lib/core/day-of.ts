/** The day of a moment in UTC, as `2026-11-20`. */
export const dayOf = (at: Date) => at.toISOString().slice(0, 10);
