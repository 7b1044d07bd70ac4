import { isJsonObject, type JsonObject } from "@/lib/core/json";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { stopsMax } from "@/lib/vocabulary/limits.values";

/** What of the form decides about the crossing, beside the stops. */
export type Freight = { chosen: string | undefined; isHazmat: boolean; isRefrigerated: boolean };

const rowsOf = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isJsonObject) : []);
const isNamed = ({ usMxBorderCrossing }: JsonObject) =>
  typeof usMxBorderCrossing === "string" && usMxBorderCrossing !== "";

/** The crossing that a form's rows name first. */
export function chosenCrossing(rows: unknown) {
  const named = rowsOf(rows).find(isNamed)?.usMxBorderCrossing;
  return typeof named === "string" ? named : undefined;
}

export const hasHazmat = (commodities: unknown) =>
  rowsOf(commodities).some(({ hazmatDetails }) => isJsonObject(hazmatDetails) && hazmatDetails.isHazmat === true);

/** As for the lookups, the first of the trailers decides. */
export const isRefrigerated = (trailers: unknown) =>
  Array.isArray(trailers) && typeof trailers[0] === "string" && trailers[0].includes("REEFER");

/** A form's rows with a crossing: in the place of the one named before, else in a row that waits for one, else new. */
export function withCrossing(rows: unknown, crossing: UsMxBorderCrossing): JsonObject[] {
  const before = rowsOf(rows);
  const at = Math.max(before.findIndex(isNamed), 0);
  const row = before[at] ?? { type: "BORDER_CROSSING" };
  const strategy = row.borderCrossingStrategy || "RECOMMENDED";
  return before.toSpliced(at, 1, { ...row, usMxBorderCrossing: crossing, borderCrossingStrategy: strategy });
}

/**
 * The route of a stored load, as the crossings are ranked for it; none where its stops lie on one side of the border, or
 * one of them contradicts itself: of which place is meant nobody can say by which bridge it is reached.
 */
export function rankRequestOf({ load, stopPlaces }: GetLoadResponse, { chosen, isHazmat, isRefrigerated }: Freight) {
  if (stopPlaces.some(({ contradicts }) => contradicts && contradicts !== "timezone_and_place")) return undefined;
  const countries = stopPlaces.flatMap(({ candidate }) => candidate?.countryCode ?? []);
  if (!countries.includes("MX") || countries.every((country) => country === "MX")) return undefined;
  const stops = load.stops.map(({ type, location: { place, coordinates } = { carrierPreapproval: "NONE" } }) => {
    const { city, state, postalCode, countryCode } = place ?? {};
    const address = place && { place: { type: "ADDRESS" as const, city, state, postalCode, countryCode } };
    return { type, placeDetails: { ...address, ...(coordinates && { coordinates }) } };
  });
  const crossing = chosen ? [{ type: "BORDER_CROSSING" as const, usMxBorderCrossing: chosen }] : [];
  return {
    requests: [
      {
        stops: [...stops, ...crossing].slice(-stopsMax),
        trailerRequirements: { allowedTypes: [isRefrigerated ? ("REEFER" as const) : ("DRY_VAN" as const)] },
      },
    ],
    ...(isHazmat && { isHazmat }),
  };
}
/** The same for the load as it is stored, without a form. */
export const storedRankRequestOf = (loaded: GetLoadResponse) =>
  rankRequestOf(loaded, {
    chosen: chosenCrossing(loaded.requestOnly.borderCrossings),
    isHazmat: hasHazmat(loaded.load.commodities),
    isRefrigerated: isRefrigerated(loaded.load.trailerRequirements?.allowedTypes),
  });
export type RankRequest = NonNullable<ReturnType<typeof rankRequestOf>>;
