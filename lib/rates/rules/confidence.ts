/** Errors within ten percent are good enough to buy by. */
const goodError = 0.1;

/** Of 100 answers with this standard error (of the logarithm), how many are less than 10 % off. */
export function confidenceScore(standardError: number): number {
  const score =
    100 * (normal(Math.log(1 + goodError) / standardError) - normal(Math.log(1 - goodError) / standardError));
  return Math.round(score * 10) / 10;
}

export const confidenceWords = ["STRONG", "MODERATE", "WEAK"] as const;
export type ConfidenceWord = (typeof confidenceWords)[number];

export function confidenceWord(score: number, { effectiveSample, carriers }: Sizes): ConfidenceWord {
  if (score >= 95 && effectiveSample >= 7 && carriers >= 3) return "STRONG";
  return score >= 80 ? "MODERATE" : "WEAK";
}
type Sizes = { effectiveSample: number; carriers: number };

/** Distribution function of the normal distribution, within 2·10⁻⁷ (Abramowitz and Stegun 7.1.26). */
export function normal(at: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(at)) / Math.SQRT2);
  const series = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  const tail = series.reduceRight((sum, factor) => (sum + factor) * t, 0) * Math.exp((-at * at) / 2);
  return at >= 0 ? 1 - tail / 2 : tail / 2;
}

/** Half the width of the interval that holds the truth in 90 of 100 cases, in standard errors. */
export const marginFactor = 1.645;
