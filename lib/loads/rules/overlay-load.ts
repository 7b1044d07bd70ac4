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

/**
 * Items of a list with what a table says of them by their places. What it says of another item takes the place; those
 * it does not say anything of stay.
 */
function itemsOverlaid<Item extends object>(
  stored: readonly Item[] | undefined,
  said: readonly Item[] | undefined,
  isSame: (one: Item, other: Item) => boolean,
): Item[] {
  const overlaidItem = (after: Item, index: number) => {
    const before = stored?.[index];
    return before && isSame(before, after) ? overlaid(before, after) : after;
  };
  return [...(said ?? []).map(overlaidItem), ...(stored ?? []).slice(said?.length ?? 0)];
}

type Contact = NonNullable<LoadDocument["customerContacts"]>[number];
const isSameContact = (one: Contact, other: Contact) =>
  (["name", "phone", "email"] as const).every((key) => !one[key] || !other[key] || one[key] === other[key]);
const isSameType = (one: { type: string }, other: { type: string }) => one.type === other.type;

type Goods = LoadDocument["commodities"];

/** Goods of the same name are the same; else the first of a table are the first of the load. */
function goodsOverlaid(stored: Goods, said: Goods): Goods {
  const nameOf = ({ name = "" }: Goods[number]) => folded(name);
  const isNamed = stored.length === new Set(stored.map(nameOf)).size && said.length > 1;
  if (!isNamed) return itemsOverlaid(stored, said, () => true);
  const rest = said.filter((one) => !stored.some((other) => nameOf(other) === nameOf(one)));
  const kept = stored.map((before) => {
    const after = said.find((one) => nameOf(one) === nameOf(before));
    return after ? overlaid(before, after) : before;
  });
  return [...kept, ...rest];
}

const firstOverlaid = <Item extends object>([first, ...others]: readonly Item[], [after]: readonly Item[]) =>
  after ? [overlaid(first, after), ...others] : [];

type Place = NonNullable<NonNullable<LoadStopInput["location"]>["place"]>;

const differ = (before: Place | undefined, after: Place | undefined, names: readonly (keyof Place)[]) =>
  names.some((name) => before?.[name] && after?.[name] && folded(before[name]) !== folded(after[name]));

type References = LoadDocument["referenceNumbers"];

/** Of several numbers with one label the first said is the first stored. */
function overlaidReferences(stored: References, said: References): References {
  const left = [...said];
  const kept = stored.map((reference) => {
    const at = left.findIndex(({ label }) => folded(label) === folded(reference.label));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return found ? { ...reference, value: found.value } : reference;
  });
  return [...kept, ...left];
}

/** What a table says of the lists of a stop. */
const stopLists = (before: LoadStopInput, { contacts, requirements, referenceNumbers }: LoadStopInput) => ({
  ...(contacts && { contacts: itemsOverlaid(before.contacts, contacts, isSameContact) }),
  ...(requirements && { requirements: itemsOverlaid(before.requirements, requirements, isSameType) }),
  ...(referenceNumbers && { referenceNumbers: overlaidReferences(before.referenceNumbers ?? [], referenceNumbers) }),
});

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
    { ...after, ...stopLists(before, after) },
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

/** The groups of a load that a table may say something of. */
function groupsOverlaid(document: LoadDocument, load: LoadInput): Partial<LoadInput> {
  const { trailerRequirements, billTo, dispatch, assignedCarrier, customerContacts, accessorials, requirements } = load;
  const { price } = document.assignedCarrier ?? {};
  return {
    ...(trailerRequirements && { trailerRequirements: overlaid(document.trailerRequirements, trailerRequirements) }),
    ...(billTo && { billTo: overlaid(document.billTo, billTo) }),
    ...(dispatch && { dispatch: overlaid(document.dispatch, dispatch) }),
    ...(assignedCarrier && { assignedCarrier: { ...(price && { price }), ...assignedCarrier } }),
    ...(customerContacts && {
      customerContacts: itemsOverlaid(document.customerContacts, customerContacts, isSameContact),
    }),
    ...(accessorials && { accessorials: itemsOverlaid(document.accessorials, accessorials, isSameType) }),
    ...(requirements && { requirements: itemsOverlaid(document.requirements, requirements, isSameType) }),
  };
}

/**
 * What a user's table says of a load that exists, as a save of it. A save replaces whole fields, so what the table has
 * no column for is taken from the load: contacts of a stop, further goods, other reference numbers.
 * @param isByStop the table has a row for each stop, so that its stops are all there are
 */
export function overlayLoad(document: LoadDocument, load: LoadInput, isByStop: boolean): LoadInput {
  const { stops, commodities, borderCrossings, referenceNumbers } = load;
  return {
    ...load,
    ...groupsOverlaid(document, load),
    ...(stops && {
      stops: isByStop
        ? stops.map((stop, index) => overlaidStop(document.stops[index], stop))
        : overlaidEnds(document.stops, stops),
    }),
    ...(commodities && { commodities: goodsOverlaid(document.commodities, commodities) }),
    ...(borderCrossings && { borderCrossings: firstOverlaid(document.borderCrossings ?? [], borderCrossings) }),
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
