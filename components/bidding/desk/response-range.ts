/** The periods of the report, in days. */
export const responseRanges = [7, 30, 90] as const;
export type ResponseRange = (typeof responseRanges)[number];

/** The period an address names; thirty days unless it names one of ours. */
export const readRange = (days: string | undefined): ResponseRange =>
  responseRanges.find((known) => String(known) === days) ?? 30;
