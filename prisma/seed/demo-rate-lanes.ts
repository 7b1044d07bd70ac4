import { type LaneEnd, rankCrossings } from "@/lib/border-crossings/rules/rank-crossings";
import { routeMiles } from "@/lib/border-crossings/rules/route-miles";
import { type Market, markets } from "@/lib/places/rules/markets";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import type { TrailerCategory } from "@/lib/vocabulary/lookup-stop";
import type { CurrencyCode } from "@/lib/vocabulary/money";
import type { Random } from "@/prisma/seed/seeded-random";

/** A way between two markets: how many of 1 load take it or one before it, and what its price is off the scale. */
type Way = { crossing?: UsMxBorderCrossing; upTo: number; miles: number; effect: number };

export type DemoRateLane = {
  origin: string;
  destination: string;
  currencyCode: CurrencyCode;
  isNorthbound: boolean;
  ways: [Way, ...Way[]];
  trailers: [TrailerCategory, number][];
  /** Loads a week, all trailers and ways together. */
  loadsPerWeek: number;
  /** What its price is off the scale: 0.1 is 10 % above. */
  effect: number;
  /** How many weeks ago loads ceased; 0 on most lanes. */
  quietWeeks: number;
};

const split = (codes: string) => codes.split(" ");
const mexican = split("MTY SLW CJS TIJ QRO BJX GDL SLP MEX CUU HMO CUL REX NLD TRC AGU PBC");
const american = split("DAL HOU CHI SAT LRD LAX DTW ATL MEM PHX ELP ONT MKC IND CLT PHL EWR DEN JAX CLE STL MFE");
const canadian = split("YTO YMQ YYC YVR YWG YXU");
const produce = new Set(["CUL", "HMO", "MLM", "GDL"]);

/** Of all ordered pairs so many, those of the first markets of each list first. */
function pairsOf(from: readonly string[], to: readonly string[], count: number) {
  const pairs = from.flatMap((origin, row) =>
    to.flatMap((destination, column) =>
      origin === destination ? [] : [{ pair: [origin, destination], far: (row + 1) * (column + 1) }],
    ),
  );
  return pairs
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ pair }) => pair);
}

const groups: { pairs: string[][]; currencyCode: CurrencyCode; weight: number }[] = [
  { pairs: pairsOf(mexican, american, 110), currencyCode: "USD", weight: 1 },
  { pairs: pairsOf(american, mexican, 90), currencyCode: "USD", weight: 0.75 },
  { pairs: pairsOf(american, american, 80), currencyCode: "USD", weight: 0.45 },
  { pairs: pairsOf(mexican, mexican, 50), currencyCode: "MXN", weight: 0.35 },
  { pairs: [...pairsOf(canadian, american, 14), ...pairsOf(american, canadian, 14)], currencyCode: "USD", weight: 0.3 },
  { pairs: [...pairsOf(mexican, canadian, 6), ...pairsOf(canadian, mexican, 4)], currencyCode: "USD", weight: 0.2 },
  { pairs: pairsOf(canadian, canadian, 12), currencyCode: "CAD", weight: 0.25 },
];

/** Loads a week of the busiest lane; the lane of rank r has 1/r^0.62 of it. */
const busiest = 61;
/** A crossing that fewer trucks than this take has no loads of its own. */
const [usedFrom, waysMax] = [0.05, 3];
/** The first pairs of each group need every trailer. */
const busyPairs = 12;
/** Every so manyth lane has a load now and then only; every so manyth has had none for a while. */
const [thinEvery, quietEvery] = [9, 23];

const byCode = new Map(markets.map((market) => [market.code, market]));
const endOf = ({ centroid, countryCode, state }: Market): LaneEnd => ({
  ...centroid,
  countryCode,
  state,
  confidence: 1,
});

function waysOf(origin: LaneEnd, destination: LaneEnd, random: Random): [Way, ...Way[]] {
  let upTo = 0;
  const way = (share: number, crossing?: UsMxBorderCrossing): Way => {
    upTo += share;
    return {
      upTo,
      miles: Math.max(40, Math.round(routeMiles([origin, destination], crossing))),
      effect: crossing ? random.normal(0.035) : 0,
      ...(crossing && { crossing }),
    };
  };
  if ((origin.countryCode === "MX") === (destination.countryCode === "MX")) return [way(1)];
  const { ranked } = rankCrossings({ origin, destination, isRefrigerated: false, freight: { day: "2026-01-01" } });
  const used = ranked.slice(0, waysMax).filter(({ probability }) => probability >= usedFrom);
  const [first, ...others] = used.map(({ id, probability }) => way(probability, id));
  return first ? [first, ...others] : [way(1, ranked[0]?.id)];
}

function trailersOf(origin: string, isBusy: boolean, random: Random): [TrailerCategory, number][] {
  if (produce.has(origin))
    return [
      ["REEFER", 0.7],
      ["DRY_VAN", 0.3],
    ];
  const spread = isBusy ? 1 : random.share();
  if (spread < 0.3) return [["DRY_VAN", 1]];
  if (spread < 0.7)
    return [
      ["DRY_VAN", 0.75],
      ["REEFER", 0.25],
    ];
  return [
    ["DRY_VAN", 0.65],
    ["FLATBED", 0.25],
    ["REEFER", 0.1],
  ];
}

/** The lanes of the demo organization: most across the southern border, others within each country and to Canada. */
export function demoRateLanes(random: Random): DemoRateLane[] {
  return groups.flatMap(({ pairs, currencyCode, weight }) =>
    pairs.flatMap(([from = "", to = ""], index): DemoRateLane[] => {
      const [origin, destination] = [byCode.get(from), byCode.get(to)];
      if (!origin || !destination) return [];
      const isThin = index % thinEvery === thinEvery - 1;
      const isNorthbound = origin.countryCode === "MX" && destination.countryCode !== "MX";
      const isSouthbound = origin.countryCode !== "MX" && destination.countryCode === "MX";
      return [
        {
          origin: from,
          destination: to,
          currencyCode,
          isNorthbound,
          ways: waysOf(endOf(origin), endOf(destination), random),
          trailers: trailersOf(from, index < busyPairs, random),
          loadsPerWeek: isThin ? 0.1 + 0.5 * random.share() : (busiest * weight) / (index + 1) ** 0.62,
          effect: random.normal(0.11) + (isNorthbound ? 0.06 : isSouthbound ? -0.12 : 0),
          quietWeeks: index % quietEvery === quietEvery - 1 ? 4 + Math.floor(random.share() * 40) : 0,
        },
      ];
    }),
  );
}
