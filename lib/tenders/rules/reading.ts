import type { BrokerFound } from "@/lib/tenders/rules/companies";
import type { CrossingFound } from "@/lib/tenders/rules/crossings";
import type { HazardFound } from "@/lib/tenders/rules/hazards";
import type { MoneyFound } from "@/lib/tenders/rules/money";
import type { PiecesFound, TemperatureFound, WeightFound } from "@/lib/tenders/rules/quantities";
import type { ReferenceFound } from "@/lib/tenders/rules/references";
import type { DemandFound, EquipmentFound } from "@/lib/tenders/rules/requirements";
import type { StopFound } from "@/lib/tenders/rules/stops";
import type { Span } from "@/lib/tenders/rules/text";
import type { TrailerType } from "@/lib/vocabulary/trailer";

/** All that a part of a text says of one load. */
export type Reading = {
  stops: StopFound[];
  trailer: { types: TrailerType[]; spans: Span[] };
  weight?: WeightFound;
  pieces?: PiecesFound;
  commodity?: Span & { name: string };
  temperature?: TemperatureFound;
  hazards: HazardFound;
  money: MoneyFound[];
  references: ReferenceFound[];
  equipment: EquipmentFound[];
  demands: DemandFound[];
  crossing?: CrossingFound;
  customer?: Span & { name: string };
  brokers: BrokerFound[];
};

export const emptyReading = (): Reading => ({
  stops: [],
  trailer: { types: [], spans: [] },
  hazards: {},
  money: [],
  references: [],
  equipment: [],
  demands: [],
  brokers: [],
});

const without = <Item, Key>(items: readonly Item[], others: readonly Item[], key: (item: Item) => Key) => {
  const known = new Set(items.map(key));
  return [...items, ...others.filter((other) => !known.has(key(other)))];
};

/** When of a stop: what the load's own part leaves open, the part that all loads share may say. */
function withShared(stops: readonly StopFound[], shared: readonly StopFound[]): StopFound[] {
  const filled = stops.map((stop): StopFound => {
    const other = shared.find(({ role }) => role === stop.role);
    const day = stop.day ?? other?.day;
    const time = stop.time ?? other?.time;
    const type = stop.type ?? other?.type;
    const isDeadline = stop.day ? stop.isDeadline : other?.isDeadline;
    return {
      ...stop,
      ...(day && { day }),
      ...(time && { time }),
      ...(type && { type }),
      ...(isDeadline && { isDeadline }),
    };
  });
  const lacking = shared.filter(({ role, place }) => place && !stops.some((stop) => stop.role === role && stop.place));
  const kept = filled.filter((stop) => stop.place || !lacking.some(({ role }) => role === stop.role));
  const added = lacking.map((stop): StopFound => {
    const own = filled.find(({ role, place }) => role === stop.role && !place);
    return own ? { ...stop, ...own, cue: stop.cue } : stop;
  });
  return [...kept, ...added].sort((a, b) => Number(a.role === "DELIVERY") - Number(b.role === "DELIVERY"));
}

/** A reading with what it leaves open taken from another: what is said of the load itself counts before what is said of all. */
export function merged(own: Reading, shared: Reading): Reading {
  const weight = own.weight ?? shared.weight;
  const pieces = own.pieces ?? shared.pieces;
  const commodity = own.commodity ?? shared.commodity;
  const temperature = own.temperature ?? shared.temperature;
  const crossing = own.crossing ?? shared.crossing;
  const customer = own.customer ?? shared.customer;
  return {
    stops: withShared(own.stops, shared.stops),
    trailer: own.trailer.types.length > 0 ? own.trailer : shared.trailer,
    hazards: { ...shared.hazards, ...own.hazards },
    money: own.money.length > 0 ? own.money : shared.money,
    references: without(own.references, shared.references, ({ value }) => value),
    equipment: without(own.equipment, shared.equipment, ({ type }) => type),
    demands: without(own.demands, shared.demands, ({ demand, start }) => (demand === "OTHER" ? start : demand)),
    brokers: without(own.brokers, shared.brokers, ({ name }) => name),
    ...(weight && { weight }),
    ...(pieces && { pieces }),
    ...(commodity && { commodity }),
    ...(temperature && { temperature }),
    ...(crossing && { crossing }),
    ...(customer && { customer }),
  };
}
