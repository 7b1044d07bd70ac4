// npm run fit:crossings: how much the public history counts (alpha, kappa) and how much the result is softened
// (temperature). To be run after `npm run gazetteer`. Writes lib/border-crossings/facts/choice-model.json, of which the parameters of the choice stay.
import model from "@/lib/border-crossings/facts/choice-model.json";
import { sharesOf, utilities } from "@/lib/border-crossings/rules/choice-model";
import { crossings } from "@/lib/border-crossings/rules/crossings";
import { type History, withPublicHistory } from "@/lib/border-crossings/rules/history";
import { surveyLane } from "@/lib/border-crossings/rules/rank-crossings";
import { calibrationOf } from "@/scripts/crossings/calibration";
import { exampleLanes } from "@/scripts/crossings/example-lanes";
import { asStatePair, countedPairs, predict } from "@/scripts/crossings/state-pairs";
import { writeFacts } from "@/scripts/crossings/write-facts";

const grid = { alpha: [0.5, 0.6, 0.7, 0.8, 0.9, 1], kappa: [200, 2000], temperature: [0.95, 1, 1.05, 1.1, 1.15] };
const histories = grid.alpha.flatMap((alpha) =>
  grid.kappa.flatMap((kappa) => grid.temperature.map((temperature): History => ({ alpha, kappa, temperature }))),
);

const pairs = countedPairs().map((pair) => ({ pair, known: asStatePair(pair) }));
const knownOf = new Map(pairs.map(({ pair, known }) => [`${pair.us} ${pair.mx}`, known]));

const surveyed = exampleLanes.map(({ example, lane }) => ({ example, lane, ...surveyLane(lane) }));

function laneHits(history: History) {
  const isHit = ({ example, lane, miles, isNorthbound, states }: (typeof surveyed)[number]) => {
    const shares = sharesOf(utilities(miles, lane.isRefrigerated && isNorthbound));
    const final = withPublicHistory(shares, knownOf.get(states.join(" ")), history);
    return example.acceptable.includes(crossings[final.indexOf(Math.max(...final))]?.id ?? "");
  };
  return surveyed.filter(isHit).length;
}

const errorOf = (history: History) =>
  calibrationOf(pairs.map(({ pair, known }) => ({ pair, shares: predict(pair, known, history) }))).first;

// More of the public history always fits the public history better. What it may not do is cost a labelled lane.
const hits = histories.map(laneHits);
const admissible = histories.filter((_, index) => hits[index] === Math.max(...hits));
const tried = admissible.map((history) => ({ history, error: errorOf(history) })).sort((a, b) => a.error - b.error);
const history = tried[0]?.history ?? model.history;
console.log(
  `${admissible.length} of ${histories.length} settings keep ${Math.max(...hits)}/${surveyed.length} lanes; chosen:`,
);
console.log(history, `calibration error ${tried[0]?.error.toFixed(3)}`);

/** A port with less was not used: what the model expects there makes no difference. */
const shareMin = 0.0005;
const round = (share: number) => String(Number(share.toFixed(4)));
const statePairs = pairs.map(({ pair, known }) => {
  const ports = [...known.ports].filter(([, { share }]) => share >= shareMin);
  const shares = ports.map(
    ([port, { share, expected }]) => `${port}:${round(share)}:${round(Math.max(expected, 1e-4))}`,
  );
  return [pair.us, pair.mx, pair.trucks, ...shares].join(" ");
});
writeFacts("choice-model.json", { parameters: model.parameters, history, statePairs });
