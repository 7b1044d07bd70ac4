import type { Judged } from "@/scripts/rates/judge-rates";

type Answered = Judged & { answer: NonNullable<Judged["answer"]>; between: number };

const isAnswered = (cell: Judged): cell is Answered => cell.answer !== undefined;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
const rounded = (value: number | undefined) => Math.round((value ?? 0) * 10_000) / 10_000;
const errorOf = (answered: number, truth: number) => Math.abs(answered / truth - 1);

/** Errors are shares of the true median; the two ways are compared on the lanes and weeks that both answer. */
export function summarise(cells: readonly Judged[]) {
  const answered = cells.filter(isAnswered);
  const both = answered.filter(({ widened }) => widened !== undefined);
  const ours = both.map(({ answer, truth }) => errorOf(answer.amount, truth));
  const theirs = both.map(({ widened, truth }) => errorOf(widened ?? 0, truth));
  return {
    cells: cells.length,
    answered: answered.length,
    compared: both.length,
    error: { mean: rounded(mean(ours)), median: rounded(median(ours)) },
    wideningError: { mean: rounded(mean(theirs)), median: rounded(median(theirs)) },
    nearer: rounded(mean(both.map((_, at) => Number((ours[at] ?? 0) < (theirs[at] ?? 0))))),
    marginCoverage: coverageOf(answered),
    quartileCoverage: rounded(mean(answered.map(({ between }) => between))),
    byConfidence: groups(answered, ["STRONG", "MODERATE", "WEAK"], ({ answer }) => answer.confidence),
    bySample: groups(answered, samples, ({ answer }) => sampleOf(answer.effectiveSample)),
  };
}

const samples = ["0–3", "3–7", "7–20", "20+"];
const sampleOf = (effective: number) => samples[[3, 7, 20].filter((bound) => effective >= bound).length] ?? "20+";

const coverageOf = (cells: readonly Answered[]) =>
  rounded(
    mean(cells.map(({ answer, truth }) => Number(Math.abs(truth - answer.amount) <= answer.margin * answer.amount))),
  );

function groups(cells: readonly Answered[], names: readonly string[], nameOf: (cell: Answered) => string) {
  return names.flatMap((name) => {
    const of = cells.filter((cell) => nameOf(cell) === name);
    if (of.length === 0) return [];
    const errors = of.map(({ answer, truth }) => errorOf(answer.amount, truth));
    const [meanError, margin] = [mean(errors), mean(of.map(({ answer }) => answer.margin))];
    const quartiles = mean(of.map(({ between }) => between));
    return [
      {
        name,
        cells: of.length,
        meanError: rounded(meanError),
        meanMargin: rounded(margin),
        marginCoverage: coverageOf(of),
        quartileCoverage: rounded(quartiles),
      },
    ];
  });
}
