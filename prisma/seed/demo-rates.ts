import { dayOf } from "@/lib/core/day-of";
import { carrierKeyOf } from "@/lib/rates/rules/observations";
import { mondayOf, weekNumberOf } from "@/lib/rates/rules/summary-series";
import type { Observation } from "@/lib/rates/schema/observation";
import type { TrailerCategory } from "@/lib/vocabulary/lookup-stop";
import type { CurrencyCode } from "@/lib/vocabulary/money";
import { type DemoRateLane, demoRateLanes } from "@/prisma/seed/demo-rate-lanes";
import { type Random, seededRandom } from "@/prisma/seed/seeded-random";

const day = 86_400_000;
const demoWeeks = 104;

/** The public scale: dollars a mile in a van, by miles; other trailers and currencies by a factor. */
const perMile = (miles: number) => 0.79 * 8.34 * miles ** -0.168;
const ofTrailer: Record<TrailerCategory, number> = { DRY_VAN: 1, REEFER: 0.94, FLATBED: 0.97 };
const perDollar: Record<CurrencyCode, number> = { USD: 1, MXN: 18 * 0.7, CAD: 1.4 };
const leastDollars = 260;

const kinds = ["Transportes", "Fletes", "Autotransportes", "Líneas", "Freight", "Carriers", "Trucking"] as const;
const names = [
  "Cerro Alto",
  "Blue Agave",
  "Río Seco",
  "Mesa Verde",
  "Tres Vías",
  "Copper Ridge",
  "Palo Blanco",
] as const;
const ends = ["del Norte", "Hermanos", "Group"] as const;
const carriers = kinds.flatMap((kind) =>
  names.flatMap((name) => ends.map((end) => carrierKeyOf({ name: `${kind} ${name} ${end}` }, ""))),
);

type Carrier = { key: string; effect: number };

/** The carriers of a lane, those that haul most first; more on a busy one, one or two on a thin one. */
function carriersOf(lane: DemoRateLane, random: Random): [Carrier, ...Carrier[]] {
  const count =
    lane.loadsPerWeek < 0.6 ? 1 + Math.floor(random.share() * 2) : Math.min(24, 4 + Math.round(lane.loadsPerWeek));
  const from = Math.floor(random.share() * carriers.length);
  const carrier = (at: number): Carrier => ({
    key: carriers[(from + at * 31) % carriers.length] ?? "",
    effect: random.normal(0.045),
  });
  return [carrier(0), ...Array.from({ length: count - 1 }, (_, at) => carrier(at + 1))];
}

/** How far the market is off its level in a week: a slow turn, the year's seasons, produce in spring going north. */
function marketEffect(weeksAgo: number, monday: number, produce: boolean) {
  const ofYear = ((monday / day) % 365.25) / 365.25;
  const turn = 0.05 * Math.cos((2 * Math.PI * weeksAgo) / 87) - 0.0004 * weeksAgo;
  const seasons = 0.025 * Math.sin(2 * Math.PI * (ofYear - 0.2)) + 0.03 * Math.exp(-(((ofYear - 0.94) / 0.05) ** 2));
  return turn + seasons + (produce ? 0.08 * Math.exp(-(((ofYear - 0.37) / 0.09) ** 2)) : 0);
}

/** Some prices are far off: expedited, a favour, a typing error. */
const noise = (random: Random) => (random.share() < 0.012 ? random.normal(0.8) : random.normal(0.085));

type Load = { lane: DemoRateLane; trailerCategory: TrailerCategory; by: Carrier; effect: number };

function priceOf({ lane, trailerCategory, by, effect }: Load, random: Random) {
  const chance = random.share();
  const way = lane.ways.find(({ upTo }) => chance < upTo) ?? lane.ways[0];
  const miles = Math.max(30, Math.round(way.miles * (1 + random.normal(0.012))));
  const dollars = Math.max(leastDollars, perMile(miles) * miles) * ofTrailer[trailerCategory];
  const price = dollars * perDollar[lane.currencyCode] * Math.exp(effect + way.effect + by.effect + noise(random));
  const step = lane.currencyCode === "MXN" ? 100 : 5;
  const allInAmount = Math.max(1, Math.round(price / step)) * step * 100;
  return { crossing: way.crossing, miles, allInAmount, carrierKey: by.key };
}

type Week = { lane: DemoRateLane; hauliers: [Carrier, ...Carrier[]]; weeksAgo: number; monday: number };

/** The loads of a lane in one week, by trailer. */
function* weekOf({ lane, hauliers, weeksAgo, monday }: Week, random: Random) {
  for (const [trailerCategory, share] of lane.trailers) {
    const isProduce = lane.isNorthbound && trailerCategory === "REEFER";
    const effect = lane.effect + marketEffect(weeksAgo, monday, isProduce) + random.normal(0.012);
    for (let loads = random.count(lane.loadsPerWeek * share); loads > 0; loads--) {
      const at = monday + Math.floor(random.share() * 5.6) * day;
      const paid = priceOf({ lane, trailerCategory, by: random.favourite(hauliers), effect }, random);
      yield { paid, trailerCategory, at };
    }
  }
}

/**
 * What an invented broker paid over two years until `now`, lane by lane: the same for the same day. Made from the public
 * scale of prices by distance, with invented carriers; busy lanes, thin ones and such that nothing is known of lately.
 */
export function* demoObservations(now: Date, seed = 20_241): Generator<Observation> {
  const random = seededRandom(seed);
  const today = Date.parse(dayOf(now));
  const thisMonday = Date.parse(mondayOf(weekNumberOf(dayOf(now))));
  let number = 0;
  for (const lane of demoRateLanes(random)) {
    const { origin: originMarket, destination: destinationMarket, currencyCode } = lane;
    const hauliers = carriersOf(lane, random);
    for (let weeksAgo = demoWeeks; weeksAgo >= lane.quietWeeks; weeksAgo--) {
      const monday = thisMonday - weeksAgo * 7 * day;
      for (const { paid, trailerCategory, at } of weekOf({ lane, hauliers, weeksAgo, monday }, random)) {
        if (at > today) continue;
        // Written out: hundreds of thousands of objects that are spread cost ten times as much.
        yield {
          key: `demo:${++number}`,
          originMarket,
          destinationMarket,
          usMxBorderCrossing: paid.crossing,
          trailerCategory,
          routeMiles: paid.miles,
          pickupDate: dayOf(new Date(at)),
          allInAmount: paid.allInAmount,
          currencyCode,
          carrierKey: paid.carrierKey,
          source: "SYNTHETIC",
        };
      }
    }
  }
}
