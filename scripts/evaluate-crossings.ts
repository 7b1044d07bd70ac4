// npm run evaluate:crossings: how well the model names crossings. Prints it and writes it for the page that shows it.
import { fitted } from "@/lib/border-crossings/rules/history";
import { rankCrossings } from "@/lib/border-crossings/rules/rank-crossings";
import { calibrationOf, topShare } from "@/scripts/crossings/calibration";
import { exampleLanes, judgeLanes, unseenLanes } from "@/scripts/crossings/example-lanes";
import { asStatePair, countedPairs, predict } from "@/scripts/crossings/state-pairs";
import { writeFacts } from "@/scripts/crossings/write-facts";
import { fastestRound } from "@/scripts/fastest-round";

const lanes = judgeLanes(exampleLanes);
const unseen = judgeLanes(unseenLanes);
const pairs = countedPairs();
const withHistory = pairs.map((pair) => ({ pair, shares: predict(pair, asStatePair(pair), fitted) }));
const withoutHistory = pairs.map((pair) => ({ pair, shares: predict(pair, undefined, { ...fitted, temperature: 1 }) }));
/** The temperature found on four fifths of the pairs, judged on the fifth that it has not seen. */
const temperatures = [0.95, 1, 1.05, 1.1, 1.15];
const folds = 5;
const temperatureHeldOut = Array.from({ length: folds }, (_, fold) => {
  const predictAll = (temperature: number, isInFold: boolean) =>
    pairs
      .filter((_, index) => (index % folds === fold) === isInFold)
      .map((pair) => ({ pair, shares: predict(pair, asStatePair(pair), { ...fitted, temperature }) }));
  const errors = temperatures.map((temperature) => calibrationOf(predictAll(temperature, false)).first);
  return predictAll(temperatures[errors.indexOf(Math.min(...errors))] ?? 1, true);
}).flat();
const cost = fastestRound(exampleLanes, ({ lane }) => rankCrossings(lane));

const evaluate = (predictions: typeof withHistory) => ({
  ...calibrationOf(predictions),
  topShare: topShare(predictions),
});
const backtest = {
  lanes,
  unseenLanes: unseen,
  statePairs: {
    pairs: pairs.length,
    valueMillionUsd: Math.round(pairs.reduce((sum, { value }) => sum + value, 0)),
    fitted,
    withHistory: evaluate(withHistory),
    temperatureHeldOut: evaluate(temperatureHeldOut),
    withoutHistory: evaluate(withoutHistory),
  },
  microseconds: Math.round(cost),
};
writeFacts("backtest.json", backtest);

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
for (const [name, judged] of Object.entries({ lanes, unseenLanes: unseen })) {
  console.log(`${name}: ${judged.hits}/${judged.lanes} named first; ${judged.listedPerLane.toFixed(2)} listed a lane,`);
  console.log(`  ${percent(judged.precisionOfListed)} of them plausible. Misses:`);
  for (const { origin, destination, named } of judged.misses) {
    const first = named.map(({ id, probability }) => `${id} ${probability.toFixed(2)}`).join(", ");
    console.log(`  ${origin} → ${destination}: ${first}`);
  }
}
for (const [name, result] of Object.entries({ withHistory, temperatureHeldOut, withoutHistory })) {
  const { first, byTrucks, all, firstBins } = calibrationOf(result);
  console.log(`${name}: most used port named first for ${percent(topShare(result))} of the value; calibration error`);
  console.log(`  ${first.toFixed(3)} of the first, ${byTrucks.toFixed(3)} by trucks, ${all.toFixed(4)} of all`);
  console.table(firstBins.filter(({ weight }) => weight > 0).map((bin) => mapNumbers(bin)));
}
console.log(`${cost.toFixed(0)} µs a recommendation`);

function mapNumbers(bin: Record<string, number>) {
  return Object.fromEntries(Object.entries(bin).map(([name, value]) => [name, Number(value.toFixed(3))]));
}
