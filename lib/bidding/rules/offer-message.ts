import type { LoadDocument } from "@/lib/loads/schema/load";
import { placeName } from "@/lib/places/rules/place-name";
import type { TrailerType } from "@/lib/vocabulary/trailer";

// No more than carriers may see of an offered load before a bid is accepted; the rest of it cannot be named here.
export type Offered = {
  displayId: string;
  stops: LoadDocument["stops"];
} & Pick<LoadDocument, "commodities" | "trailerRequirements">;

/** The texts and the formats of the carrier's language. */
export type Wording = {
  say: (key: "pickup" | "trailer" | "weight" | "load", values: Record<string, string>) => string;
  number: (value: number) => string;
  dateTime: (iso: string, timeZone?: string) => string;
  trailers: Readonly<Record<TrailerType, string>>;
  units: Readonly<Record<"POUNDS" | "KILOGRAMS", string>>;
};

/** The weight of the goods; undefined where some of it is not known or is in another unit. */
function weightOf({ commodities }: Pick<Offered, "commodities">) {
  const [first, ...others] = commodities.map(({ weight }) => weight);
  if (!first || others.some((weight) => weight?.unit !== first.unit)) return undefined;
  return { unit: first.unit, value: others.reduce((sum, weight) => sum + (weight?.value ?? 0), first.value) };
}

/** What a carrier is written about a load: its lane, and lines with pickup, trailer and weight as far as known. */
export function offerLines(load: Offered, { say, number, dateTime, trailers: names, units }: Wording) {
  const origin = load.stops.find(({ type }) => type === "PICKUP") ?? load.stops[0];
  const destination = load.stops.findLast(({ type }) => type === "DELIVERY") ?? load.stops.at(-1);
  const ends = [origin, destination].map((stop) => placeName(stop?.location?.place));
  const start = origin?.appointment?.start;
  const trailers = (load.trailerRequirements?.allowedTypes ?? []).map((type) => names[type]);
  const weight = weightOf(load);
  const facts = [
    start && say("pickup", { pickup: dateTime(start, origin.location?.timezone) }),
    trailers.length > 0 && say("trailer", { trailer: trailers.join(", ") }),
    weight && say("weight", { weight: `${number(weight.value)} ${units[weight.unit]}` }),
    say("load", { id: load.displayId }),
  ];
  return {
    lane: ends.filter(Boolean).join(" → ") || load.displayId,
    lines: facts.filter((fact) => typeof fact === "string"),
  };
}
