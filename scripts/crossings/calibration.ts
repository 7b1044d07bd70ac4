// How far predicted shares are from counted ones.
import type { Pair } from "@/scripts/crossings/state-pairs";

export type Prediction = { pair: Pair; shares: number[] };
/** Of everything predicted between `from` and `to`: its weight, the mean prediction and what was counted. */
export type Bin = { from: number; to: number; weight: number; predicted: number; counted: number };

const binCount = 10;

type Cell = { predicted: number; counted: number; weight: number };

function binsOf(cells: readonly Cell[]): Bin[] {
  const total = cells.reduce((sum, { weight }) => sum + weight, 0);
  return Array.from({ length: binCount }, (_, index) => {
    const within = cells.filter(({ predicted }) => Math.min(binCount - 1, Math.floor(predicted * binCount)) === index);
    const weight = within.reduce((sum, cell) => sum + cell.weight, 0);
    const mean = (pick: (cell: Cell) => number) =>
      weight === 0 ? 0 : within.reduce((sum, cell) => sum + cell.weight * pick(cell), 0) / weight;
    return {
      from: index / binCount,
      to: (index + 1) / binCount,
      weight: total === 0 ? 0 : weight / total,
      predicted: mean(({ predicted }) => predicted),
      counted: mean(({ counted }) => counted),
    };
  });
}

const errorOf = (bins: readonly Bin[]) =>
  bins.reduce((sum, { weight, predicted, counted }) => sum + weight * Math.abs(predicted - counted), 0);

/**
 * Expected calibration error, value-weighted, in ten bins, given in three ways: of the crossing named first; of every
 * crossing by the trucks predicted for it; of every crossing alike, where the many near zero make it small.
 */
export function calibrationOf(predictions: readonly Prediction[]) {
  const cells = (weigh: (value: number, share: number) => number) =>
    predictions.flatMap(({ pair, shares }) =>
      shares.map(
        (predicted, at): Cell => ({
          predicted,
          counted: pair.counted[at] ?? 0,
          weight: weigh(pair.value, predicted),
        }),
      ),
    );
  const first = predictions.map(({ pair, shares }): Cell => {
    const best = shares.indexOf(Math.max(...shares));
    return { predicted: shares[best] ?? 0, counted: pair.counted[best] ?? 0, weight: pair.value };
  });
  const byTrucks = binsOf(cells((value, share) => value * share));
  const firstBins = binsOf(first);
  return {
    first: errorOf(firstBins),
    byTrucks: errorOf(byTrucks),
    all: errorOf(binsOf(cells((value) => value))),
    firstBins,
    bins: byTrucks,
  };
}

/** Share of the value for which the port named first is the most used one. */
export function topShare(predictions: readonly Prediction[]) {
  const isRight = ({ pair, shares }: Prediction) =>
    shares.indexOf(Math.max(...shares)) === pair.counted.indexOf(Math.max(...pair.counted));
  const value = (those: readonly Prediction[]) => those.reduce((sum, { pair }) => sum + pair.value, 0);
  return value(predictions.filter(isRight)) / value(predictions);
}
