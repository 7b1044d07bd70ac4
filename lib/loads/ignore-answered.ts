import { asJson, jsonEqual } from "@/lib/core/json";
import { matchRows } from "@/lib/core/json-diff";
import { fillLocation } from "@/lib/loads/fill-places";
import type { LoadState } from "@/lib/loads/rules/stored-load";
import type { LoadInput } from "@/lib/loads/schema/load";
import type { LoadStopInput } from "@/lib/loads/schema/stop";

type Location = NonNullable<LoadStopInput["location"]>;
type Address = NonNullable<Location["place"]>;

type Before = {
  stored: readonly LoadStopInput[];
  /** The stops as they were sent last. */
  last: readonly LoadStopInput[];
};

// Guarantee of the cast: what was sent last came through the schema.
const asStops = (value: unknown) => value as readonly LoadStopInput[];

/**
 * A load as it is sent, without what answers had filled in for its stops: coordinates, country and zone from their
 * places, and defaults. Sent back unchanged that is no value, so that a place whose own words were changed is looked up
 * anew. What was said before, by the sender or by somebody else, stays a value.
 * @param merged whether it is merged with what was sent last, or replaces what the load has
 */
export function withoutAnswered(load: LoadInput, stored: LoadState | undefined, merged: boolean): LoadInput {
  if (!load.stops || !stored) return load;
  const last = merged ? asStops(stored.syncBase.stops ?? []) : [];
  return { ...load, stops: withoutAnsweredStops(load.stops, { stored: stored.document.stops, last }) };
}

function withoutAnsweredStops(stops: readonly LoadStopInput[], { stored, last }: Before): LoadStopInput[] {
  const sent = stops.map(asJson);
  const [toStored, toLast] = [stored, last].map((others) => matchRows(sent, others.map(asJson)));
  return stops.map((stop, index) => {
    const [ours, lastSent] = [stored[toStored?.[index] ?? -1], last[toLast?.[index] ?? -1]];
    if (lastSent && saysTheSame(stop, lastSent)) return stop;
    const { loadingMethod, location, ...rest } = stop;
    const dropsMethod = loadingMethod === "LIVE" && ours && !ours.loadingMethod && lastSent?.loadingMethod !== "LIVE";
    const same = [ours, lastSent].flatMap((one) => one?.location ?? []);
    return {
      ...rest,
      ...(loadingMethod && !dropsMethod && { loadingMethod }),
      ...(location && {
        location: withoutAnsweredAt(withoutPreapproval(location, ours, lastSent), same, [...stored, ...last]),
      }),
    };
  });
}

const saysTheSame = (one: LoadStopInput, other: LoadStopInput) =>
  one.loadingMethod === other.loadingMethod && jsonEqual(one.location, other.location);

type Stop = LoadStopInput | undefined;

/** A default is answered where the load has no value; a sender that said it too keeps saying it. */
function withoutPreapproval(location: Location, ours: Stop, lastSent: Stop): Location {
  const { carrierPreapproval, ...rest } = location;
  const isAnswered = ours !== undefined && !ours.location?.carrierPreapproval;
  const drops = carrierPreapproval === "NONE" && isAnswered && lastSent?.location?.carrierPreapproval !== "NONE";
  return drops ? rest : location;
}

/**
 * A location that is sent back was answered for the place whose point it has: the one of the same stop now, or before
 * the last write, or where the stop stood then. Of that place it has what was filled in.
 * @param same the location of the same stop: as the load has it, and as it was sent last
 */
function withoutAnsweredAt(location: Location, same: readonly Location[], stops: readonly LoadStopInput[]): Location {
  const { place, coordinates, timezone, ...rest } = location;
  if (!coordinates && !timezone && !place?.countryCode) return location;
  const own = place ? [{ place: withoutCountry(place) }, { place }] : [];
  const places = [...same, ...stops.flatMap((other) => other.location ?? []).filter(isAt(location)), ...own];
  const [first = {}] = same;
  const shown = places.find((one) => jsonEqual(fillLocation(one).coordinates, coordinates)) ?? first;
  const answered = fillLocation(shown);
  const drops = (read: (one: Location) => unknown) =>
    read(shown) === undefined &&
    jsonEqual(read(answered), read(location)) &&
    !same.some((one) => jsonEqual(read(one), read(location)));
  return {
    ...rest,
    ...(place && { place: drops((one) => one.place?.countryCode) ? withoutCountry(place) : place }),
    ...(coordinates && !drops((one) => one.coordinates) && { coordinates }),
    ...(timezone && !drops((one) => one.timezone) && { timezone }),
  };
}

const isAt = ({ place }: Location) => {
  const address = place && withoutCountry(place);
  return (other: Location) => jsonEqual(other.place && withoutCountry(other.place), address);
};

function withoutCountry({ countryCode: _filledIn, ...place }: Address) {
  return place;
}
