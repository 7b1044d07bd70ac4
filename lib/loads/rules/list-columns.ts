import { searchable } from "@/lib/core/searchable";
import { idForCarrier } from "@/lib/loads/rules/id-for-carrier";
import { marginAt, sellPrice, total } from "@/lib/loads/rules/margin";
import { requiredOfCarrier } from "@/lib/loads/rules/required-of-carrier";
import type { LoadDocument } from "@/lib/loads/schema/load";
import type { LoadStopInput } from "@/lib/loads/schema/stop";
import { filteredRequirements } from "@/lib/vocabulary/carrier-requirement.values";

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

/** To be raised with each change of what `columnsOf` computes: loads that are stored get their columns anew, once. */
export const columnRule = 3;

/** The ids of a load, as who stores it and who searches for it know them. */
type Ids = { id: string; externalId: string };

const displayIdOf = ({ externalId }: Ids, load: LoadDocument) => load.externalDisplayId ?? externalId;

function searchText(ids: Ids, load: LoadDocument) {
  const words = [
    ids.externalId,
    load.externalDisplayId,
    idForCarrier({ ...ids, displayId: displayIdOf(ids, load) }),
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

/** What a load requires of its carrier, as far as lists are filtered by it. */
function requirementsOf(load: LoadDocument) {
  const required = requiredOfCarrier(load);
  return filteredRequirements.filter((name) => required[name]);
}

/** What a carrier gets, as the list's margin counts it: the price of the booked carrier, else the most it may be. */
const costOf = ({ assignedCarrier, maxBuy }: LoadDocument) =>
  (assignedCarrier?.carrierId && total((assignedCarrier.price?.lineItems ?? []).flatMap(({ value }) => value ?? []))) ||
  maxBuy;

/** The columns that lists filter, sort and search by, computed from the document. Nothing else writes them. */
export function columnsOf(ids: Ids, load: LoadDocument) {
  const [origin, destination] = [load.stops[0], load.stops.at(-1)];
  const [sell, cost] = [sellPrice(load), costOf(load)];
  return {
    status: load.status,
    displayId: displayIdOf(ids, load),
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
    requirements: requirementsOf(load),
    sellAmount: sell?.amount ?? null,
    sellCurrency: sell?.currencyCode ?? null,
    costAmount: cost?.amount ?? null,
    costCurrency: cost?.currencyCode ?? null,
    margin: marginAt(cost, sell)?.share ?? null,
    searchText: searchText(ids, load),
  };
}
export type LoadColumns = ReturnType<typeof columnsOf>;

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
  requirements: "text[]",
  sellAmount: "int4",
  sellCurrency: "text",
  costAmount: "int4",
  costCurrency: "text",
  margin: "float8",
  searchText: "text",
} as const satisfies Record<keyof LoadColumns, string>;
