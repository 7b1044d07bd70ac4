// The shape of the labelled texts, and a draft brought to the same shape.
import type { TenderDraft } from "@/lib/tenders/schema";

type Appointment = { type?: string | undefined; start?: string | undefined; end?: string | undefined };
export type Rate = { amount: number; currencyCode?: string; meaning: string; basis?: string };
export type Stop = {
  type: string;
  city?: string | undefined;
  state?: string | undefined;
  countryCode?: string | undefined;
  street?: string | undefined;
  postalCode?: string | undefined;
  facility?: string | undefined;
  appointment?: Appointment | undefined;
  reference?: string | undefined;
  contact?: { name?: string | undefined; phone?: string } | undefined;
};
type Reference = { label: string; value: string };
export type LabelledLoad = {
  stops: Stop[];
  trailer?: string | string[] | undefined;
  commodity?: string | undefined;
  weight?: { value: number; unit: string } | undefined;
  pieces?: { count: number; type?: string | undefined } | undefined;
  temperature?: { min?: number | undefined; max?: number | undefined; unit: string } | undefined;
  hazmat?:
    | {
        isHazmat?: boolean | undefined;
        unNumber?: string | undefined;
        classification?: string | undefined;
        packingGroup?: string | undefined;
      }
    | undefined;
  rate?: Rate | undefined;
  rates?: Rate[] | undefined;
  references?: Reference[] | undefined;
  equipment?: { type: string; quantity?: number }[] | undefined;
  requirements?: string[] | undefined;
  crossing?: string | undefined;
  customer?: string | undefined;
  customsBrokers?: { name: string; side: string }[] | undefined;
};
export type Tender = {
  id: string;
  kind: string;
  language: string;
  text: string;
  now: string;
  zone: string;
  expect: Partial<LabelledLoad> & { count: number; loads?: (LabelledLoad & { count?: number })[] };
  absent?: string[];
  ambiguous?: { path: string; candidates: string[] }[];
  traps?: string[];
};

/** The loads of a label, alike ones written out. */
export function loadsOf({ expect }: Tender): LabelledLoad[] {
  const { count, loads, ...one } = expect;
  if (count === 0) return [];
  const written = loads ?? [{ stops: [], ...one }];
  const copies = written.length === 1 ? count : 1;
  return written.flatMap((load) => Array.from({ length: loads ? (load.count ?? copies) : count }, () => load));
}

export type Drafted = Omit<LabelledLoad, "rate" | "rates" | "equipment" | "requirements"> & {
  rates: (Partial<Rate> & { amount: number })[];
  terms: string[];
  quantities: Record<string, number>;
  references: Reference[];
  /** Fields that are asked about. */
  asked: Set<string>;
};

const moneyPaths: Record<string, string> = {
  "load.customerRate": "CUSTOMER_RATE",
  "load.targetRate": "TARGET",
  "load.maxBuy": "MAX_BUY",
};

type Money = { amount: number; currencyCode?: string };
const isMoney = (value: unknown): value is Money => typeof value === "object" && value !== null && "amount" in value;

function ratesOf({ load, toConfirm }: TenderDraft): Drafted["rates"] {
  const basis = load.customerRateBasis && load.customerRateBasis !== "FLAT" ? { basis: load.customerRateBasis } : {};
  const filled = (["customerRate", "targetRate", "maxBuy"] as const).flatMap((field) => {
    const money = load[field];
    const meaning = moneyPaths[`load.${field}`] ?? "";
    return money ? [{ ...money, meaning, ...(field === "customerRate" && basis) }] : [];
  });
  const asked = toConfirm.flatMap(({ options }) => {
    const money = options.flatMap((option) => option.filter(({ path }) => path in moneyPaths));
    const [first] = money.map(({ value }) => value).filter(isMoney);
    if (!first) return [];
    const currencies = new Set(money.map(({ value }) => (isMoney(value) ? value.currencyCode : undefined)));
    const isPerMile = options.some((option) => option.some(({ value }) => value === "PER_MILE"));
    const currency = currencies.size === 1 ? { currencyCode: first.currencyCode } : {};
    const meanings = new Set(money.map(({ path }) => moneyPaths[path]));
    const meaning = meanings.size === 1 && !isPerMile ? [...meanings][0] : "UNKNOWN";
    return [{ amount: first.amount, ...currency, meaning, ...(isPerMile && { basis: "PER_MILE" }) }];
  });
  return [...filled, ...asked];
}

const others: readonly (readonly [RegExp, string])[] = [
  [/no.?touch/i, "NO_TOUCH"],
  [/through|directa|transbordo/i, "THROUGH_TRAILER"],
  [/visa|b-?1/i, "B1_DRIVER"],
  [/wash|lavad/i, "WASHED_OUT"],
  [/limpia|clean|olores/i, "CLEAN_TRAILER"],
];

/** What is asked of carrier, driver and trailer, in the words of the labels. */
function termsOf({ load }: TenderDraft): string[] {
  const { carrierRequirements: carrier, driverRequirements: driver, trailerRequirements: trailer, stops = [] } = load;
  const flags: readonly (readonly [unknown, string])[] = [
    [carrier?.ctpatCertified, "CTPAT"],
    [carrier?.oeaCertified, "OEA"],
    [carrier?.fastCertified, "FAST"],
    [driver?.twicCard, "TWIC"],
    [driver?.tankerEndorsed, "TANKER_ENDORSED"],
    [trailer?.suspensionType, "AIR_RIDE"],
    [trailer?.foodGrade, "FOOD_GRADE"],
    [trailer?.doorType, `${trailer?.doorType}_DOORS`],
    [trailer?.powerOnlyType, trailer?.powerOnlyType ?? ""],
    [trailer?.maxAgeYears, `MAX_TRAILER_AGE_${trailer?.maxAgeYears}`],
    [trailer?.highCube, "HIGH_CUBE"],
    [trailer?.liftGate, "LIFTGATE"],
    [stops.some((stop) => stop.loadingMethod === "LIVE"), "LIVE_LOAD"],
    [stops.some((stop) => stop.loadingMethod === "DROP"), "DROP_TRAILER"],
    [stops.some((stop) => stop.inboundTransitRequirements?.teamDriverRequired), "TEAM"],
    [stops.some((stop) => stop.inboundTransitRequirements?.trackingRequired), "GPS_TRACKING"],
    [load.accessorials?.some(({ type }) => type === "ESCORT"), "ESCORT"],
  ];
  const listed = (load.requirements ?? []).map(({ type, description = "" }) =>
    type === "HAZMAT_ENDORSEMENT"
      ? "HAZMAT_ENDORSED"
      : (others.find(([pattern]) => pattern.test(description))?.[1] ?? `${type} ${description}`),
  );
  const equipment = (load.requiredEquipment ?? []).map(({ type }) => type);
  return [...flags.flatMap(([holds, word]) => (holds ? [word] : [])), ...listed, ...equipment];
}

type DraftedStop = NonNullable<TenderDraft["load"]["stops"]>[number];

const present = <Value extends object>(value: Value | null | undefined): Value | undefined => value ?? undefined;

function stopOf({ type, location, appointment, contacts }: DraftedStop): Stop {
  const { city, state, countryCode, street, postalCode } = location?.place ?? {};
  const [contact] = contacts ?? [];
  const facility = location?.facilityName;
  return { type, city, state, countryCode, street, postalCode, facility, appointment, contact };
}

const isSide = ({ role = "" }: { role?: string | undefined }) => role.startsWith("Customs broker");

export function draftedOf(draft: TenderDraft): Drafted {
  const { load, toConfirm } = draft;
  const [goods] = load.commodities ?? [];
  const { minimum: min, maximum: max, unit = "" } = goods?.temperatureRequirements ?? {};
  const stops = load.stops ?? [];
  const { count, type } = goods?.pieces ?? {};
  return {
    stops: stops.map(stopOf),
    trailer: present(load.trailerRequirements)?.allowedTypes ?? [],
    commodity: goods?.name,
    weight: goods?.weight,
    pieces: count === undefined ? undefined : { count, type },
    temperature: goods?.temperatureRequirements && { min, max, unit },
    hazmat: goods?.hazmatDetails,
    rates: ratesOf(draft),
    references: [...(load.referenceNumbers ?? []), ...stops.flatMap((stop) => stop.referenceNumbers ?? [])],
    terms: termsOf(draft),
    quantities: Object.fromEntries((load.requiredEquipment ?? []).map(({ type, quantity = 0 }) => [type, quantity])),
    crossing: load.borderCrossings?.[0]?.usMxBorderCrossing,
    customer: load.customerName ?? undefined,
    customsBrokers: (load.customerContacts ?? [])
      .filter(isSide)
      .map(({ name = "", role = "" }) => ({ name, side: role.includes("MX") ? "MX" : "US" })),
    asked: new Set(toConfirm.flatMap(({ options }) => options.flatMap((option) => option.map(({ path }) => path)))),
  };
}
