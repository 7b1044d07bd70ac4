import { OfferedLoad } from "@/lib/bidding/schema/offer";
import { asJson, isJsonObject, type Json } from "@/lib/core/json";
import type { LoadDocument } from "@/lib/loads/schema/load";

/** From when on a carrier may see a part of a load that it is offered. */
type Moment = "ALWAYS" | "ONCE_ACCEPTED";
type VisibilityOf<Value> =
  | Moment
  | (Value extends readonly (infer Item)[]
      ? VisibilityOf<Item>
      : { readonly [Field in keyof Value]?: VisibilityOf<NonNullable<Value[Field]>> });

/**
 * What a carrier may see of a load. A field that is not named here it never sees, so that one which is added to loads
 * later is not shown by accident. What tells who the customer is, or where exactly the freight stands, waits until the
 * carrier's bid is accepted.
 */
const carrierVisibility = {
  stops: {
    type: "ALWAYS",
    appointment: "ALWAYS",
    location: {
      facilityName: "ONCE_ACCEPTED",
      openingHours: "ALWAYS",
      taxId: "ONCE_ACCEPTED",
      place: {
        city: "ALWAYS",
        state: "ALWAYS",
        postalCode: "ALWAYS",
        countryCode: "ALWAYS",
        street: "ONCE_ACCEPTED",
        neighborhood: "ONCE_ACCEPTED",
      },
      timezone: "ALWAYS",
    },
    weight: "ALWAYS",
    pieces: "ALWAYS",
    volume: "ALWAYS",
    requirements: "ALWAYS",
    referenceNumbers: "ONCE_ACCEPTED",
    contacts: "ONCE_ACCEPTED",
    instructions: "ONCE_ACCEPTED",
  },
  commodities: {
    name: "ALWAYS",
    weight: "ALWAYS",
    pieces: "ALWAYS",
    dimensions: "ALWAYS",
    temperatureRequirements: "ALWAYS",
    hazmatDetails: "ALWAYS",
    freightClass: "ALWAYS",
    nmfcNumber: "ALWAYS",
    customs: "ONCE_ACCEPTED",
  },
  dispatch: "ONCE_ACCEPTED",
  cargoValue: "ONCE_ACCEPTED",
  requiredEquipment: "ALWAYS",
  accessorials: { type: "ALWAYS", description: "ALWAYS" },
  requirements: "ALWAYS",
  trailerRequirements: "ALWAYS",
  carrierRequirements: "ALWAYS",
  driverRequirements: "ALWAYS",
  borderCrossings: { usMxBorderCrossing: "ALWAYS" },
  referenceNumbers: "ONCE_ACCEPTED",
} as const satisfies VisibilityOf<LoadDocument>;

type Visibility = Moment | { readonly [field: string]: Visibility };

function visiblePart(value: Json, visibility: Visibility, isAccepted: boolean): Json | undefined {
  if (visibility === "ALWAYS" || (visibility === "ONCE_ACCEPTED" && isAccepted)) return value;
  if (visibility === "ONCE_ACCEPTED") return undefined;
  if (Array.isArray(value)) return value.map((item) => visiblePart(item, visibility, isAccepted) ?? null);
  if (!isJsonObject(value)) return undefined;
  const parts = Object.entries(visibility).flatMap(([field, inner]) => {
    const given = value[field];
    const part = given === undefined ? undefined : visiblePart(given, inner, isAccepted);
    return part === undefined ? [] : [[field, part] as const];
  });
  return Object.fromEntries(parts);
}

type Offered = {
  document: LoadDocument;
  /** The id under which the carrier sees the load. */
  displayId: string;
  miles: number | undefined;
  /** Whether its bid was accepted. */
  isAccepted: boolean;
};

/** A load as the carrier it is offered to sees it: a stop's place and its time zone stand on the stop itself. */
export function offeredLoad({ document, displayId, miles, isAccepted }: Offered): OfferedLoad {
  const visible = visiblePart(asJson(document), carrierVisibility, isAccepted);
  const { stops, borderCrossings, ...fields } = isJsonObject(visible) ? visible : {};
  const crossings = listOf(borderCrossings).flatMap(({ usMxBorderCrossing }) => usMxBorderCrossing ?? []);
  return OfferedLoad.parse({
    ...fields,
    externalDisplayId: displayId,
    stops: listOf(stops).map(({ location, ...stop }) => ({ ...stop, ...(isJsonObject(location) && location) })),
    ...(miles !== undefined && { miles }),
    ...(crossings[0] !== undefined && { usMxBorderCrossing: crossings[0] }),
  });
}

const listOf = (value: Json | undefined) => (Array.isArray(value) ? value.filter(isJsonObject) : []);
