/**
 * The letters that FMCSA's register (Motus, since May 2026) shows behind a US DOT number, one for each registration: those
 * that matter at this border first. Source: fmcsa.dot.gov, questions about registration.
 */
export const dotSuffixes = ["C", "X", "Z", "N", "B", "F", "V", "R", "H", "E", "P"] as const;
export type DotSuffix = (typeof dotSuffixes)[number];
