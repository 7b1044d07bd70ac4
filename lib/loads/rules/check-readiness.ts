import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import type { LoadStop } from "@/lib/loads/schema/stop";

/** What a carrier asks about before it commits to a load. */
const readinessChecks = [
  "places",
  "pickupTime",
  "deliveryTime",
  "crossing",
  "crossingRestricted",
  "trailer",
  "temperature",
  "weight",
  "hazmatClass",
  "maxBuy",
  "insurance",
  "contacts",
] as const;
export type ReadinessCheck = (typeof readinessChecks)[number];

/** A check with the path of the field that settles it. */
export type Readiness = { check: ReadinessCheck; isDone: boolean; path: string };

type Checked = Pick<GetLoadResponse, "load" | "requestOnly" | "stopPlaces" | "crossingRestricted">;

const countryOf = (stop: LoadStop) => stop.location?.place?.countryCode;

/** Whether the load leaves or enters Mexico, by the countries of its stops. */
export function crossesMexico({ load }: Pick<GetLoadResponse, "load">) {
  const countries = load.stops.map(countryOf).filter((country) => country !== undefined);
  return countries.includes("MX") && countries.some((country) => country !== "MX");
}

/** Where Mexico is entered or left: the first stop on the other side; -1 where none is. */
export const crossingIndexOf = (stops: readonly LoadStop[]) =>
  stops.findIndex((stop, index) => {
    const before = stops[index - 1];
    const [from, to] = [before && countryOf(before), countryOf(stop)];
    return from !== undefined && to !== undefined && from !== to && (from === "MX" || to === "MX");
  });

const isPlaced = ({ location }: LoadStop) =>
  Boolean(location?.coordinates || location?.place?.city || location?.place?.postalCode);

const indexOfType = (stops: readonly LoadStop[], type: LoadStop["type"]) => {
  const index =
    type === "PICKUP"
      ? stops.findIndex((stop) => stop.type === type)
      : stops.findLastIndex((stop) => stop.type === type);
  return index === -1 ? (type === "PICKUP" ? 0 : Math.max(stops.length - 1, 0)) : index;
};

function stopChecks({ load: { stops } }: Checked): Readiness[] {
  const [pickup, delivery] = [indexOfType(stops, "PICKUP"), indexOfType(stops, "DELIVERY")];
  const unplaced = stops.findIndex((stop) => !isPlaced(stop));
  const hasBoth = stops.length > 1;
  const timePath = (index: number) => (stops[index] ? `load.stops[${index}].appointment.start` : "load.stops");
  return [
    {
      check: "places",
      isDone: hasBoth && unplaced === -1,
      path: unplaced === -1 ? "load.stops" : `load.stops[${unplaced}].location.place.city`,
    },
    { check: "pickupTime", isDone: stops[pickup]?.appointment?.start !== undefined, path: timePath(pickup) },
    {
      check: "deliveryTime",
      isDone: hasBoth && stops[delivery]?.appointment?.start !== undefined,
      path: timePath(delivery),
    },
  ];
}

function goodsChecks({ load: { commodities, stops, trailerRequirements } }: Checked): Readiness[] {
  const types = trailerRequirements?.allowedTypes ?? [];
  const isCold = types.some((type) => type.includes("REEFER"));
  const dangerous = commodities.findIndex(({ hazmatDetails }) => hazmatDetails?.isHazmat === true);
  const first = commodities.length > 0 ? "load.commodities[0]" : "load.commodities";
  const within = (field: string) => (commodities.length > 0 ? `${first}.${field}` : first);
  const isWeighed = commodities.some(({ weight }) => weight) || stops.some(({ weight }) => weight);
  const isChilled = commodities.some(({ temperatureRequirements }) => temperatureRequirements);
  return [
    { check: "trailer", isDone: types.length > 0, path: "load.trailerRequirements.allowedTypes" },
    ...(isCold
      ? [{ check: "temperature" as const, isDone: isChilled, path: within("temperatureRequirements.minimum") }]
      : []),
    { check: "weight", isDone: isWeighed, path: within("weight.value") },
    ...(dangerous === -1
      ? []
      : [
          {
            check: "hazmatClass" as const,
            isDone: commodities[dangerous]?.hazmatDetails?.classification !== undefined,
            path: `load.commodities[${dangerous}].hazmatDetails.classification`,
          },
        ]),
  ];
}

/** Everything a carrier asks about before it commits, in the order of the load, settled or not. */
export function checkReadiness(loaded: Checked): Readiness[] {
  const { load, requestOnly } = loaded;
  const pickup = indexOfType(load.stops, "PICKUP");
  const contacts = load.stops[pickup]?.contacts ?? [];
  const isChosen = requestOnly.borderCrossings?.some(({ usMxBorderCrossing }) => usMxBorderCrossing) === true;
  const crossing: Readiness = loaded.crossingRestricted
    ? { check: "crossingRestricted", isDone: false, path: "load.borderCrossings" }
    : { check: "crossing", isDone: isChosen, path: "load.borderCrossings" };
  return [
    ...stopChecks(loaded),
    ...(crossesMexico(loaded) ? [crossing] : []),
    ...goodsChecks(loaded),
    { check: "maxBuy", isDone: load.maxBuy !== undefined, path: "load.maxBuy.amount" },
    {
      check: "insurance",
      isDone: load.carrierRequirements?.minCargoInsurance !== undefined,
      path: "load.carrierRequirements.minCargoInsurance.amount",
    },
    {
      check: "contacts",
      isDone: contacts.some(({ phone, email }) => phone || email),
      path: load.stops[pickup] ? `load.stops[${pickup}].contacts` : "load.stops",
    },
  ];
}
