import { isJsonObject, type Json, type JsonObject, valueAt } from "@/lib/core/json";
import { changesBetween } from "@/lib/core/json-diff";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

/** The keys of a path such as `load.stops[0].type` or `load.metadata["PO number"]`. */
export const keysOfPath = (path: string): string[] =>
  (path.match(/"(?:[^"\\]|\\.)*"|[^.[\]]+/g) ?? []).map((key) => (key.startsWith('"') ? JSON.parse(key) : key));

export const valueAtPath = (root: Json, path: string): Json | undefined =>
  keysOfPath(path).reduce<Json | undefined>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isJsonObject(value) ? valueAt(value, key) : undefined;
  }, root);

/** A field whose value here is not what the TMS sent last. `sent` is absent where it sent nothing. */
export type Difference = { path: string; sent?: Json; here?: Json };

/** Where a field's value comes from: the TMS, a user here, the stop's place, or a user here against what the TMS sent. */
export type Origin = { source: "tms" | "here" | "place" } | { source: "both"; difference: Difference };

/** The load with the fields that its answer leaves out, under their names in a request. */
export const wholeLoad = ({ load, requestOnly }: Pick<GetLoadResponse, "load" | "requestOnly">): JsonObject =>
  asJsonObject({ ...load, ...requestOnly });

export const asJsonObject = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});

// An answer fills these in where nothing was said: nobody edited them.
const filledIn: Record<string, Json> = {
  loadingMethod: "LIVE",
  carrierPreapproval: "NONE",
  type: "ADDRESS",
  currencyCode: "USD",
};
const carrierDetails = "load.assignedCarrier.carrier.";

const isFilledIn = ({ path, sent, here }: Difference) =>
  sent === undefined && (path.startsWith(carrierDetails) || filledIn[path.slice(path.lastIndexOf(".") + 1)] === here);

/**
 * The fields edited here that differ from what the TMS sent last, in the order of the load. A carrier that was sent and
 * could not be assigned is no edit.
 */
export function differencesFromTms(loaded: GetLoadResponse): Difference[] {
  const here = wholeLoad(loaded);
  const lastSynced = asJsonObject(loaded.lastSynced);
  return Object.keys(lastSynced)
    .filter((key) => key !== "assignedCarrier" || !loaded.proposedCarrier)
    .flatMap((key) => changesBetween(lastSynced[key] ?? undefined, here[key], `load.${key}`))
    .map(({ path, before, after }) => ({ path, sent: before, here: after }))
    .filter((difference) => !isFilledIn(difference) && !isFromPlace(loaded, difference.path));
}

/** What follows from a stop's place is in the answer although nobody said it. */
function isFromPlace({ stopPlaces }: GetLoadResponse, path: string) {
  const [, index = "", field = ""] = path.match(/^load\.stops\[(\d+)\]\.location\.([\w.]+)$/) ?? [];
  return stopPlaces[Number(index)]?.filledIn.some((filled) => isWithin(field, filled)) ?? false;
}

const isWithin = (path: string, ancestor: string) =>
  path === ancestor || path.startsWith(`${ancestor}.`) || path.startsWith(`${ancestor}[`);

/** Reads the origin of single fields and rows. A load that no TMS ever sent has no origins worth showing. */
export function originsOf(loaded: GetLoadResponse): (path: string) => Origin | undefined {
  const whole = { load: wholeLoad(loaded) };
  const lastSynced = asJsonObject(loaded.lastSynced);
  const differences = differencesFromTms(loaded);
  // Metadata is one field, whose keys differ one by one.
  const isAbout = (difference: Difference, path: string) =>
    isWithin(path, difference.path) || (path === "load.metadata" && isWithin(difference.path, path));
  return (path) => {
    if (isFromPlace(loaded, path)) return { source: "place" };
    const difference = differences.find((candidate) => isAbout(candidate, path));
    if (difference) return difference.sent === undefined ? { source: "here" } : { source: "both", difference };
    if (path.endsWith("]") || Object.keys(lastSynced).length === 0 || isGiven(loaded, path)) return undefined;
    if (valueAtPath(whole, path) === undefined) return undefined;
    return { source: lastSynced[keysOfPath(path)[1] ?? ""] === undefined ? "here" : "tms" };
  };
}

/** The key of the load, and the defaults that every load starts with, are neither the TMS's nor a user's. */
function isGiven({ load, lastSynced }: GetLoadResponse, path: string) {
  if (path === "load.externalId") return true;
  if (path === "load.externalDisplayId")
    return !lastSynced.externalDisplayId && load.externalDisplayId === load.externalId;
  return path === "load.status" && !lastSynced.status && load.status === "ON_HOLD";
}
