import { asJson, type Json, jsonEqual } from "@/lib/core/json";
import { changesBetween } from "@/lib/core/json-diff";
import type { SentAssignment } from "@/lib/loads/rules/read-sent-load";
import type { LoadDocument, LoadInput } from "@/lib/loads/schema/load";
import type { BlockedCarrier } from "@/lib/loads/schema/operations";

type FieldName = Exclude<keyof LoadInput, "id" | "externalId">;

/** Per top-level field what the organization's keys sent last; null where they cleared it. */
export type SyncBase = Partial<Record<Exclude<FieldName, "assignedCarrier">, Json>> & {
  /** With the carrier it led to, so that a broker's choice of another one is seen as an edit. */
  assignedCarrier?: (SentAssignment & { carrierId?: string }) | null;
};

/**
 * A sync base as it is stored: what it has in common with the document stands there alone, and only the names of those
 * fields here, under `=`.
 */
export type StoredBase = SyncBase & { "="?: (keyof SyncBase & keyof LoadDocument)[] };

export function packBase({ document, syncBase }: Pick<LoadState, "document" | "syncBase">): StoredBase {
  const rest: Record<string, Json | undefined> = {};
  const same: NonNullable<StoredBase["="]> = [];
  for (const [name, value] of Object.entries(syncBase)) {
    if (isOfDocument(name, document) && jsonEqual(value, document[name])) same.push(name);
    else rest[name] = asJson(value);
  }
  return { ...rest, ...(same.length > 0 && { "=": same }) };
}

const isOfDocument = (name: string, document: LoadDocument): name is keyof SyncBase & keyof LoadDocument =>
  Object.hasOwn(document, name);

/** Older rows have all of their base. */
export function unpackBase({ "=": same = [], ...rest }: StoredBase, document: LoadDocument): SyncBase {
  return { ...rest, ...Object.fromEntries(same.map((name) => [name, document[name]])) };
}

/** What the making of a load changed: all that it began with. */
export const creationChanges = (document: LoadDocument) => changesBetween({}, asJson(document), "load");

/** A carrier that may neither see the load nor be assigned to it. */
export type CarrierBlock = Omit<BlockedCarrier, "displayName">;

/** Everything that is kept of a load and that a change of it decides. */
export type LoadState = {
  document: LoadDocument;
  syncBase: SyncBase;
  pinnedPaths: readonly string[];
  blockedCarriers: readonly CarrierBlock[];
  proposedCarrier?: SentAssignment;
};

export type StoredLoad = LoadState & {
  id: string;
  externalId: string;
  version: number;
  revision: number;
  createdAt: Date;
  updatedAt: Date;
};

export const isBlocked = ({ blockedCarriers }: Pick<LoadState, "blockedCarriers">, carrierId: string) =>
  blockedCarriers.some((block) => block.carrierId === carrierId);

/** The document of a new load: nothing but its key and the defaults. */
export const emptyDocument = (externalId: string): LoadDocument => ({
  status: "ON_HOLD",
  externalDisplayId: externalId,
  stops: [],
  commodities: [],
  requiredEquipment: [],
  referenceNumbers: [],
  metadata: {},
});
