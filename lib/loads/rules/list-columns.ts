import type { KnownCarrier } from "@/lib/carriers/schema/carrier";
import { searchable } from "@/lib/core/searchable";
import type { ListedFields, LoadSummary } from "@/lib/loads/schema/list";
import type { LoadDocument, LoadStatus } from "@/lib/loads/schema/load";
import type { LoadStopInput } from "@/lib/loads/schema/stop";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import type { Money } from "@/lib/vocabulary/money";
import type { TrailerType } from "@/lib/vocabulary/trailer";

const placeName = (stop: LoadStopInput | undefined) => {
  const { city, state, countryCode } = stop?.location?.place ?? {};
  return [city, state, countryCode].filter(Boolean).join(", ") || null;
};

type Place = { [part in keyof NonNullable<NonNullable<LoadStopInput["location"]>["place"]>]?: string };

const placeWords = ({ street, neighborhood, city, state, postalCode, countryCode }: Place = {}) => [
  ...[street, neighborhood, city, state, postalCode, countryCode],
];

type Contacts = LoadDocument["customerContacts"];
const contactWords = (contacts: Contacts = []) => contacts.flatMap(({ name, phone, email }) => [name, phone, email]);

const numbersIn = (numbers: LoadDocument["referenceNumbers"] = []) => numbers.map(({ value }) => value);

const stopWords = ({ location, contacts, referenceNumbers }: LoadStopInput) => [
  ...[location?.facilityName, location?.externalId, location?.taxId],
  ...contactWords(contacts),
  ...numbersIn(referenceNumbers),
  ...placeWords(location?.place),
];

/** Whom to bill, without the address. */
const payerWords = ({ externalId, name, taxId }: NonNullable<LoadDocument["billTo"]>) => [externalId, name, taxId];

/** To be raised with each change of what is searched: loads that are stored get their words anew, once. */
export const searchRule = 1;

function searchText(externalId: string, load: LoadDocument) {
  const words = [
    externalId,
    load.externalDisplayId,
    load.externalCustomerId,
    load.customerName,
    load.externalWorkspaceId,
    ...payerWords(load.billTo ?? {}),
    ...contactWords(load.customerContacts),
    ...Object.values(load.dispatch ?? {}),
    ...numbersIn(load.referenceNumbers),
    ...(load.borderCrossings ?? []).flatMap(({ referenceNumbers }) => numbersIn(referenceNumbers)),
    ...load.commodities.map(({ name }) => name),
    ...load.stops.flatMap(stopWords),
  ];
  return searchable([...new Set(words.filter(Boolean))].join(" "));
}

/** The columns that lists filter, sort and search by, computed from the document. Nothing else writes them. */
export function columnsOf(externalId: string, load: LoadDocument) {
  const [origin, destination] = [load.stops[0], load.stops.at(-1)];
  return {
    status: load.status,
    displayId: load.externalDisplayId ?? externalId,
    customerId: load.externalCustomerId ?? null,
    ownerUserExternalId: load.externalOwnerCoverageUserId ?? null,
    ownerTeamExternalId: load.externalOwnerCoverageTeamId ?? null,
    carrierId: load.assignedCarrier?.carrierId ?? null,
    originPlace: placeName(origin),
    destinationPlace: placeName(destination),
    pickupAt: origin?.appointment?.start ?? null,
    deliveryAt: destination?.appointment?.start ?? null,
    trailerTypes: load.trailerRequirements?.allowedTypes ?? [],
    borderCrossings: (load.borderCrossings ?? []).flatMap(({ usMxBorderCrossing }) => usMxBorderCrossing ?? []),
    maxBuyAmount: load.maxBuy?.amount ?? null,
    maxBuyCurrency: load.maxBuy?.currencyCode ?? null,
    targetRateAmount: load.targetRate?.amount ?? null,
    targetRateCurrency: load.targetRate?.currencyCode ?? null,
    searchText: searchText(externalId, load),
  };
}
type LoadColumns = ReturnType<typeof columnsOf>;

/** The types of these columns in the database. */
export const columnTypes = {
  status: "text",
  displayId: "text",
  customerId: "text",
  ownerUserExternalId: "text",
  ownerTeamExternalId: "text",
  carrierId: "text",
  originPlace: "text",
  destinationPlace: "text",
  pickupAt: "timestamptz",
  deliveryAt: "timestamptz",
  trailerTypes: "text[]",
  borderCrossings: "text[]",
  maxBuyAmount: "int4",
  maxBuyCurrency: "text",
  targetRateAmount: "int4",
  targetRateCurrency: "text",
  searchText: "text",
} as const satisfies Record<keyof LoadColumns, string>;

/** What a list reads of a load, without its whole document. */
export type LoadExcerpt = {
  id: string;
  externalId: string;
  displayId: string;
  customerId: string | null;
  customerName: string | null;
  status: LoadStatus;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  stopCount: number;
  origin: LoadStopInput | null;
  destination: LoadStopInput | null;
  trailerTypes: TrailerType[];
  borderCrossings: UsMxBorderCrossing[];
  commodityName: string | null;
  maxBuy: LoadDocument["maxBuy"] | null;
  targetRate: LoadDocument["targetRate"] | null;
  lineItems: readonly { value?: Money }[] | null;
  ownerUserExternalId: string | null;
  ownerTeamExternalId: string | null;
  carrierId: string | null;
  hasProposedCarrier: boolean;
  /** Fields that a list shows as the document has them. */
  listed: ListedFields;
};

const summariseStop = ({ location, appointment, arrivedAt, departedAt }: LoadStopInput) => ({
  ...(location?.facilityName && { facilityName: location.facilityName }),
  ...(location?.place && { place: location.place }),
  ...(appointment && { appointment }),
  ...(location?.timezone && { timezone: location.timezone }),
  ...(arrivedAt && { arrivedAt }),
  ...(departedAt && { departedAt }),
});

/** What amounts come to; undefined where they are in several currencies. */
function sumOf([first, ...others]: readonly Money[]): Money | undefined {
  if (!first || others.some(({ currencyCode }) => currencyCode !== first.currencyCode)) return undefined;
  return { ...first, amount: others.reduce((sum, { amount }) => sum + amount, first.amount) };
}

/** A row of the list. A load of one stop has an origin only. */
export function summariseLoad(row: LoadExcerpt, carriers: readonly KnownCarrier[]): LoadSummary {
  const carrier = carriers.find(({ id }) => id === row.carrierId);
  const bookedPrice = sumOf((row.lineItems ?? []).flatMap(({ value }) => value ?? []));
  return {
    id: row.id,
    externalId: row.externalId,
    externalDisplayId: row.displayId,
    ...(row.customerId && { externalCustomerId: row.customerId }),
    ...row.listed,
    ...(row.customerName && { customerName: row.customerName }),
    status: row.status,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    stopCount: row.stopCount,
    ...(row.origin && { origin: summariseStop(row.origin) }),
    ...(row.destination && row.stopCount > 1 && { destination: summariseStop(row.destination) }),
    trailerTypes: row.trailerTypes,
    usMxBorderCrossings: row.borderCrossings,
    ...(row.commodityName && { commodityName: row.commodityName }),
    ...(row.maxBuy && { maxBuy: row.maxBuy }),
    ...(row.targetRate && { targetRate: row.targetRate }),
    ...(row.carrierId && bookedPrice && { bookedPrice }),
    ...(row.ownerUserExternalId && { externalOwnerCoverageUserId: row.ownerUserExternalId }),
    ...(row.ownerTeamExternalId && { externalOwnerCoverageTeamId: row.ownerTeamExternalId }),
    ...(carrier && { assignedCarrier: { id: carrier.id, displayName: carrier.displayName } }),
    hasProposedCarrier: row.hasProposedCarrier,
  };
}
