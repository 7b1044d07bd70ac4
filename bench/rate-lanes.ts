import { routeMiles } from "@/lib/border-crossings/rules/route-miles";
import { markets } from "@/lib/places/rules/markets";
import { usualMarketCrossing } from "@/lib/rates/survey-lanes";

const trailers = ["DRY_VAN", "DRY_VAN", "REEFER", "FLATBED"] as const;
const big = markets.filter(({ population }) => population > 150_000);

/** Lanes between large markets, the same in every run; none twice. */
export function makeLanes(count: number) {
  const made = new Map<string, ReturnType<typeof laneBetween>>();
  for (let at = 0; made.size < count; at++) {
    const [origin, destination] = [
      big[(at * 37) % big.length],
      big[(at * 101 + Math.floor(at / big.length)) % big.length],
    ];
    if (!origin || !destination || origin === destination) continue;
    const lane = laneBetween(origin, destination, trailers[at % trailers.length] ?? "DRY_VAN");
    made.set(`${origin.code} ${destination.code} ${lane.lane.trailerCategory}`, lane);
  }
  return [...made.values()];
}

type Market = (typeof markets)[number];

function laneBetween(origin: Market, destination: Market, trailerCategory: (typeof trailers)[number]) {
  const ends = [origin, destination].map(({ centroid, countryCode }) => ({ ...centroid, countryCode }));
  const crossing = usualMarketCrossing([origin.code, destination.code], trailerCategory, "2026-11-20");
  const miles = Math.round(routeMiles(ends, crossing));
  // A van's mile costs about 0.79 · 8.34 · miles^-0.168 dollars in public figures.
  const perMile = 0.79 * 8.34 * Math.max(miles, 50) ** -0.168;
  const stop = ({ centroid, name, state, countryCode }: Market) => ({
    type: "PICKUP",
    placeDetails: { place: { type: "CITY", city: name, state, countryCode }, coordinates: centroid },
  });
  const over = crossing ? [{ type: "BORDER_CROSSING", usMxBorderCrossing: crossing }] : [];
  return {
    lane: {
      originMarket: origin.code,
      destinationMarket: destination.code,
      ...(crossing && { usMxBorderCrossing: crossing }),
      trailerCategory,
    },
    miles,
    cents: Math.round(perMile * miles * 100),
    request: {
      stops: [stop(origin), ...over, stop(destination)],
      trailerRequirements: { allowedTypes: [trailerCategory] },
    },
  };
}
