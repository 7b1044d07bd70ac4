import { isJsonObject } from "@/lib/core/json";
import { folded } from "@/lib/core/nearest";
import type { LoadDocument, LoadInput } from "@/lib/loads/schema/load";
import type { LoadStopInput } from "@/lib/loads/schema/stop";

/** A number means nothing without its unit, so that both are said at once. */
const hasOtherUnit = (before: object, after: object) =>
  (["unit", "currencyCode"] as const).some(
    (name) => name in after && Reflect.get(before, name) !== Reflect.get(after, name),
  );

/**
 * `before` with what `after` says; what it does not say stays.
 * Guarantee of the cast: every field is that of one of the two, which have the same type.
 */
function overlaid<Value extends object>(before: Value | undefined, after: Value): Value {
  if (!before || hasOtherUnit(before, after)) return after;
  const said = Object.entries(after).filter(([, value]) => value !== undefined);
  const both = said.map(([name, value]) => {
    const stored: unknown = Reflect.get(before, name);
    return [name, isJsonObject(stored) && isJsonObject(value) ? overlaid(stored, value) : value];
  });
  return { ...before, ...Object.fromEntries(both) } as Value;
}

const firstOverlaid = <Item extends object>([first, ...others]: readonly Item[], [after]: readonly Item[]) =>
  after ? [overlaid(first, after), ...others] : [];

type Place = NonNullable<NonNullable<LoadStopInput["location"]>["place"]>;

const differ = (before: Place | undefined, after: Place | undefined, names: readonly (keyof Place)[]) =>
  names.some((name) => before?.[name] && after?.[name] && folded(before[name]) !== folded(after[name]));

/** A stop that is said to be in another town keeps nothing of the former but its id; at another address no point. */
function overlaidStop(before: LoadStopInput | undefined, after: LoadStopInput): LoadStopInput {
  const { place } = before?.location ?? {};
  const now = after.location?.place;
  if (!before || differ(place, now, ["city", "state", "countryCode"]))
    return { ...after, ...(before?.externalId && { externalId: before.externalId }) };
  const { coordinates, ...location } = before.location ?? {};
  const isElsewhere = differ(place, now, ["street", "postalCode"]);
  const merged = overlaid<LoadStopInput>(
    { ...before, ...(before.location && { location: { ...location, ...(!isElsewhere && { coordinates }) } }) },
    after,
  );
  // No cell says how exactly a place is known.
  const type = place?.type ?? merged.location?.place?.type;
  if (!merged.location?.place || !type) return merged;
  return { ...merged, location: { ...merged.location, place: { ...merged.location.place, type } } };
}

/** A pickup and a delivery are the first and the last of their kind; the stops between them stay. */
function overlaidEnds(stored: readonly LoadStopInput[], ends: readonly LoadStopInput[]) {
  const stops = [...stored];
  for (const end of ends) {
    const isPickup = end.type === "PICKUP";
    const isKind = ({ type }: LoadStopInput) => type === end.type;
    const index = isPickup ? stops.findIndex(isKind) : stops.findLastIndex(isKind);
    if (index >= 0) stops[index] = overlaidStop(stops[index], end);
    else if (isPickup) stops.unshift(end);
    else stops.push(end);
  }
  return stops;
}

type References = LoadDocument["referenceNumbers"];

function overlaidReferences(stored: References, said: References): References {
  const isSame = (one: References[number]) => (other: References[number]) => folded(one.label) === folded(other.label);
  const kept = stored.map((reference) => {
    const found = said.find(isSame(reference));
    return found ? { ...reference, value: found.value } : reference;
  });
  return [...kept, ...said.filter((reference) => !stored.some(isSame(reference)))];
}

/**
 * What a user's table says of a load that exists, as a save of it. A save replaces whole fields, so what the table has
 * no column for is taken from the load: contacts of a stop, further goods, other reference numbers.
 * @param isByStop the table has a row for each stop, so that its stops are all there are
 */
export function overlayLoad(document: LoadDocument, load: LoadInput, isByStop: boolean): LoadInput {
  const { stops, commodities, borderCrossings, trailerRequirements, referenceNumbers } = load;
  return {
    ...load,
    ...(stops && {
      stops: isByStop
        ? stops.map((stop, index) => overlaidStop(document.stops[index], stop))
        : overlaidEnds(document.stops, stops),
    }),
    ...(commodities && { commodities: firstOverlaid(document.commodities, commodities) }),
    ...(borderCrossings && { borderCrossings: firstOverlaid(document.borderCrossings ?? [], borderCrossings) }),
    ...(trailerRequirements && {
      trailerRequirements: overlaid(document.trailerRequirements, trailerRequirements),
    }),
    ...(referenceNumbers && { referenceNumbers: overlaidReferences(document.referenceNumbers, referenceNumbers) }),
  };
}

/** What a save has to say of these fields so that the load has again what it had. */
export function formerFields(document: LoadDocument, paths: readonly string[]): Partial<LoadInput> {
  const names = new Set(paths.flatMap((path) => path.match(/^load\.(\w+)/)?.[1] ?? []));
  const { assignedCarrier, ...fields } = document;
  const former = Object.fromEntries(
    [...names]
      .filter((name) => name !== "assignedCarrier")
      .map((name) => [name, Object.hasOwn(fields, name) ? Reflect.get(fields, name) : null]),
  );
  if (!names.has("assignedCarrier")) return former;
  const { carrierId, price } = assignedCarrier ?? {};
  const assignment = { ...(carrierId && { carrier: { id: carrierId } }), ...(price && { price }) };
  return { ...former, assignedCarrier: assignedCarrier ? assignment : null };
}
