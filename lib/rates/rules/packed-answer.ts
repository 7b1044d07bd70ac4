import type { PricedHistory, PricedWeek } from "@/lib/rates/rules/price-lane";
import { mondayOf, weekNumberOf } from "@/lib/rates/rules/summary-series";
import { OmittedWeek, type RateEvidence, WideningLevel } from "@/lib/rates/schema/evidence";
import type { RateFault } from "@/lib/rates/schema/history-operation";
import { confidenceLevels } from "@/lib/vocabulary/rates.values";

/** An answer as it is kept: figures from which it is written out again, or why there is none. */
export type KeptAnswer = {
  priced?: { history: PricedHistory; alternates: PricedHistory[] };
  error?: RateFault;
  evidence?: RateEvidence;
};

type PackedHistory = Omit<PricedHistory, "points"> & { points: string };
type PackedEvidence = Omit<RateEvidence, "points" | "weeksOmitted"> & { points: string; weeksOmitted: string };

/** The same with its weeks as texts of whole numbers: what weeks would be as objects is most of what a lookup writes. */
export type PackedAnswer = {
  priced?: { history: PackedHistory; alternates: PackedHistory[] };
  error?: RateFault;
  evidence?: PackedEvidence;
};

export const packAnswer = ({ priced, error, evidence }: KeptAnswer): PackedAnswer => ({
  ...(priced && {
    priced: { history: packHistory(priced.history), alternates: priced.alternates.map(packHistory) },
  }),
  ...(error && { error }),
  ...(evidence && { evidence: packEvidence(evidence) }),
});

export const unpackAnswer = ({ priced, error, evidence }: PackedAnswer | KeptAnswer): KeptAnswer => ({
  ...(priced && {
    priced: { history: unpackHistory(priced.history), alternates: priced.alternates.map(unpackHistory) },
  }),
  ...(error && { error }),
  ...(evidence && { evidence: unpackEvidence(evidence) }),
});

/** What an earlier release kept, week by week as objects, is as it was. */
function readWeeks<Week>(kept: string | Week[], weekOf: (figures: number[]) => Week): Week[] {
  if (typeof kept !== "string") return kept;
  return kept === "" ? [] : kept.split(";").map((figures) => weekOf(figures.split(" ").map(Number)));
}

/** Figures are rounded when they are made: as whole numbers of their last digit they lose nothing. */
const [tenths, thousandths, shares] = [10, 1_000, 100_000];

const packHistory = (history: PricedHistory): PackedHistory => ({
  ...history,
  points: history.points.map(packWeek).join(";"),
});

function packWeek({ week, amount, low, high, margin, score, word, suggested }: PricedWeek): string {
  const haul = `${weekNumberOf(week)} ${Math.round(amount * thousandths)}`;
  const quarters = `${Math.round(low * shares)} ${Math.round(high * shares)} ${Math.round(margin * shares)}`;
  const certainty = `${Math.round(score * tenths)} ${confidenceLevels.indexOf(word)}`;
  return `${haul} ${quarters} ${certainty} ${Math.round(suggested * shares)}`;
}

const unpackHistory = (history: PackedHistory | PricedHistory): PricedHistory => ({
  ...history,
  points: readWeeks(
    history.points,
    ([week = 0, amount = 0, low = 0, high = 0, margin = 0, score = 0, word = 0, suggested = 0]) => ({
      week: mondayOf(week),
      amount: amount / thousandths,
      low: low / shares,
      high: high / shares,
      margin: margin / shares,
      score: score / tenths,
      word: confidenceLevels[word] ?? "WEAK",
      suggested: suggested / shares,
    }),
  ),
});

const levels = WideningLevel.options;
const reasons = OmittedWeek.shape.why.options;

const packEvidence = (evidence: RateEvidence): PackedEvidence => ({
  ...evidence,
  points: evidence.points
    .map(({ week, observations, carriers, effectiveSample, level }) => {
      const sizes = `${observations} ${carriers} ${Math.round(effectiveSample * tenths)}`;
      return `${weekNumberOf(week)} ${sizes} ${levels.indexOf(level)}`;
    })
    .join(";"),
  weeksOmitted: evidence.weeksOmitted
    .map(({ week, why, observations, carriers }) => {
      return `${weekNumberOf(week)} ${reasons.indexOf(why)} ${observations} ${carriers}`;
    })
    .join(";"),
});

const unpackEvidence = (evidence: PackedEvidence | RateEvidence): RateEvidence => ({
  ...evidence,
  points: readWeeks(evidence.points, ([week = 0, observations = 0, carriers = 0, effectiveSample = 0, level = 0]) => ({
    week: mondayOf(week),
    observations,
    carriers,
    effectiveSample: effectiveSample / tenths,
    level: levels[level] ?? "CURVE",
  })),
  weeksOmitted: readWeeks(evidence.weeksOmitted, ([week = 0, why = 0, observations = 0, carriers = 0]) => ({
    week: mondayOf(week),
    why: reasons[why] ?? "NO_OBSERVATIONS",
    observations,
    carriers,
  })),
});
