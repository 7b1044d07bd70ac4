// npm run evaluate:crossings: how well the model names crossings. Prints it and writes it for the page that shows it.
import fs from "node:fs";
import path from "node:path";
import { fitted } from "@/lib/border-crossings/rules/public-history";
import { rankCrossings } from "@/lib/border-crossings/rules/rank-crossings";
import { calibrationOf, topShare } from "@/scripts/crossings/calibration";
import { exampleLanes, judgeLanes } from "@/scripts/crossings/example-lanes";
import { asStatePair, countedPairs, factsFolder, predict } from "@/scripts/crossings/state-pairs";

const rounds = 200;
const microseconds = () => {
  const from = performance.now();
  for (let round = 0; round < rounds; round++) for (const { lane } of exampleLanes) rankCrossings(lane);
  return ((performance.now() - from) * 1000) / rounds / exampleLanes.length;
};

const lanes = judgeLanes();
const pairs = countedPairs();
const withHistory = pairs.map((pair) => ({ pair, shares: predict(pair, asStatePair(pair), fitted) }));
const withoutHistory = pairs.map((pair) => ({ pair, shares: predict(pair, undefined, { ...fitted, temperature: 1 }) }));
microseconds();
const cost = microseconds();

const told = (predictions: typeof withHistory) => ({ ...calibrationOf(predictions), topShare: topShare(predictions) });
const backtest = {
  lanes,
  statePairs: {
    pairs: pairs.length,
    valueMillionUsd: Math.round(pairs.reduce((sum, { value }) => sum + value, 0)),
    fitted,
    withHistory: told(withHistory),
    withoutHistory: told(withoutHistory),
  },
  microseconds: Math.round(cost),
};
fs.writeFileSync(path.join(factsFolder, "backtest.json"), `${JSON.stringify(backtest, null, 1)}\n`);

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
console.log(
  `Labelled lanes: ${lanes.hits}/${lanes.lanes} named first, ${percent(lanes.precisionOfListed)} of what is listed is plausible,`,
);
console.log(`${lanes.listedPerLane.toFixed(2)} listed a lane. Misses:`);
for (const { origin, destination, named } of lanes.misses) {
  console.log(
    `  ${origin} → ${destination}: ${named.map(({ id, probability }) => `${id} ${probability.toFixed(2)}`).join(", ")}`,
  );
}
for (const [name, result] of Object.entries({ withHistory, withoutHistory })) {
  const { first, byTrucks, all, firstBins } = calibrationOf(result);
  console.log(`${name}: most used port named first for ${percent(topShare(result))} of the value; calibration error`);
  console.log(`  ${first.toFixed(3)} of the first, ${byTrucks.toFixed(3)} by trucks, ${all.toFixed(4)} of all`);
  console.table(firstBins.filter(({ weight }) => weight > 0).map((bin) => mapNumbers(bin)));
}
console.log(`${cost.toFixed(0)} µs a recommendation`);

function mapNumbers(bin: Record<string, number>) {
  return Object.fromEntries(Object.entries(bin).map(([name, value]) => [name, Number(value.toFixed(3))]));
}
