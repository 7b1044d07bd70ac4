/** Percentiles of one week. Weak ones are drawn dashed. */
export type Band = { p25: number; p50: number; p75: number; isWeak: boolean };

export type AmountScale = {
  /** Where an amount lies, in percent of the scale; undefined beyond its ends. */
  at: (amount: number) => number | undefined;
  ticks: readonly number[];
};

/** 1, 2 or 5 times a power of ten: the step that parts a span into about so many. */
function roundStep(span: number, count: number) {
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find((factor) => factor * power * 1.2 >= rough) ?? 10);
}

/** A scale that contains these amounts with a margin; with ticks, it begins and ends with a round number. */
export function amountScale(amounts: readonly number[], tickCount = 0): AmountScale {
  const [low, high] = amounts.length > 0 ? [Math.min(...amounts), Math.max(...amounts)] : [0, 1];
  const room = (high - low) * 0.12 || high * 0.05 || 1;
  const [from, to] = [Math.max(low - room, 0), high + room];
  const step = tickCount > 0 ? roundStep(to - from, tickCount) : 0;
  const [start, end] = step > 0 ? [Math.floor(from / step), Math.ceil(to / step)] : [0, 0];
  const [bottom, top] = step > 0 ? [start * step, end * step] : [from, to];
  const at = (amount: number) => {
    const percent = ((amount - bottom) / (top - bottom)) * 100;
    return percent >= 0 && percent <= 100 ? percent : undefined;
  };
  // Counted in whole steps, for sums of tenths are not tenths.
  const ticks = step > 0 ? Array.from({ length: end - start + 1 }, (_, index) => (start + index) * step) : [];
  return { at, ticks };
}

export const amountsOf = (bands: readonly (Band | undefined)[]) =>
  bands.flatMap((band) => (band ? [band.p25, band.p50, band.p75] : []));

type Place = { at: number; band: Band };
export type Run = { isWeak: boolean; places: readonly Place[] };

/** The weeks that are drawn as one piece. A gap parts them, and what joins a weak week is weak itself. */
export function runsOf(bands: readonly (Band | undefined)[]): Run[] {
  const runs: { isWeak: boolean; places: Place[] }[] = [];
  const known = bands.flatMap((band, at) => (band ? [{ at, band }] : []));
  for (const [index, place] of known.entries()) {
    const before = known[index - 1];
    const last = runs.at(-1);
    if (!before || !last || before.at !== place.at - 1) {
      runs.push({ isWeak: place.band.isWeak, places: [place] });
      continue;
    }
    const isWeak = before.band.isWeak || place.band.isWeak;
    if (last.places.length === 1) last.isWeak = isWeak;
    if (last.isWeak === isWeak) last.places.push(place);
    else runs.push({ isWeak, places: [before, place] });
  }
  return runs;
}
