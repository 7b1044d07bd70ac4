import type {
  CarrierRelationship,
  OnboardingStatus,
  RelationshipSource,
  RelationshipState,
  RelationshipStatus,
} from "@/lib/carriers/schema/relationship";
import type { Author } from "@/lib/vocabulary/author";
import type { FieldChange } from "@/lib/vocabulary/field-change";

/** The fields of a relationship that a call may set. */
type Terms = {
  status: RelationshipStatus;
  onboardingStatus: OnboardingStatus;
  externalId: string | null;
  note: string | null;
};
export type LedgerEntry = Terms & {
  id: string;
  carrierId: string;
  source: RelationshipSource;
  version: number;
  updatedAt: Date;
};
/** The wanted fields of a carrier's relationship; fields left out are not changed. */
type Wish = { [Name in keyof Terms]?: Terms[Name] | undefined };
export type LedgerChange = { before: LedgerEntry | undefined; after: LedgerEntry };

export type Ledger = {
  /** The carrier that the organization calls by this id. */
  holderOf: (externalId: string) => string | undefined;
  /** The relationship as it will be stored. */
  entryOf: (carrierId: string) => LedgerEntry | undefined;
  /** Answers the carrier that had the external id until now, where it moves. */
  set: (carrierId: string, wish: Wish) => string | undefined;
  /** The relationships that changed from beginning to end, in the order of their carriers. */
  changes: () => LedgerChange[];
};
type Writer = { source: RelationshipSource; defaultStatus: RelationshipStatus; now: Date; newId: () => string };

/**
 * An organization's relationships while a batch is worked through, one item after the other. An external id belongs to
 * one carrier: set for another, it moves.
 */
export function relationshipLedger(stored: readonly LedgerEntry[], writer: Writer): Ledger {
  const before = new Map(stored.map((entry) => [entry.carrierId, entry]));
  const entries = new Map(before);
  const holders = new Map(stored.flatMap(({ externalId, carrierId }) => (externalId ? [[externalId, carrierId]] : [])));
  const changeOf = (entry: LedgerEntry) => changeFrom(before.get(entry.carrierId), entry, writer);

  function write(entry: LedgerEntry) {
    const last = entries.get(entry.carrierId);
    if (last?.externalId && holders.get(last.externalId) === entry.carrierId) holders.delete(last.externalId);
    if (entry.externalId) holders.set(entry.externalId, entry.carrierId);
    entries.set(entry.carrierId, entry);
  }

  function takeFromHolder(externalId: string, carrierId: string) {
    const holder = entries.get(holders.get(externalId) ?? "");
    if (!holder || holder.carrierId === carrierId) return undefined;
    write({ ...holder, externalId: null });
    return holder.carrierId;
  }

  return {
    holderOf: (externalId) => holders.get(externalId),
    entryOf: (carrierId) => {
      const entry = entries.get(carrierId);
      return entry && (changeOf(entry)?.after ?? before.get(carrierId));
    },
    set: (carrierId, wish) => {
      const last = entries.get(carrierId) ?? fresh(carrierId, writer);
      const former = wish.externalId ? takeFromHolder(wish.externalId, carrierId) : undefined;
      write(fulfilled(last, wish));
      return former;
    },
    changes: () =>
      [...entries.values()]
        .flatMap((entry) => changeOf(entry) ?? [])
        .sort((one, other) => (one.after.carrierId < other.after.carrierId ? -1 : 1)),
  };
}

const fresh = (carrierId: string, { defaultStatus, source, now, newId }: Writer): LedgerEntry => ({
  id: newId(),
  carrierId,
  status: defaultStatus,
  onboardingStatus: "NOT_ONBOARDED",
  externalId: null,
  note: null,
  source,
  version: 0,
  updatedAt: now,
});

/** The change of an entry to store. Undefined where nothing changed: then its source and version stay too. */
function changeFrom(before: LedgerEntry | undefined, entry: LedgerEntry, { source, now }: Writer) {
  const change = { before, after: { ...entry, source, version: (before?.version ?? 0) + 1, updatedAt: now } };
  return before && relationshipChanges(change).length === 0 ? undefined : change;
}

/** A note explains a status, so it goes with it unless another is given. */
function fulfilled(last: LedgerEntry, wish: Wish): LedgerEntry {
  const status = wish.status ?? last.status;
  const keptNote = status === last.status ? last.note : null;
  return {
    ...last,
    status,
    onboardingStatus: wish.onboardingStatus ?? last.onboardingStatus,
    externalId: wish.externalId === undefined ? last.externalId : wish.externalId,
    note: wish.note === undefined ? keptNote : wish.note,
  };
}

const paths = {
  status: "relationship.status",
  onboardingStatus: "relationship.onboardingStatus",
  externalId: "relationship.carrierExternalId",
  note: "relationship.note",
} as const satisfies Record<keyof Terms, string>;

/** What changed, field by field. */
export const relationshipChanges = ({ before, after }: LedgerChange): FieldChange[] =>
  termNames
    .filter((name) => (before?.[name] ?? null) !== after[name])
    .map((name) => ({
      path: paths[name],
      ...(before && before[name] !== null && { before: before[name] }),
      ...(after[name] !== null && { after: after[name] }),
    }));

const termNames = Object.keys(paths).filter((name): name is keyof Terms => name in paths);

/** A relationship as the API answers it. */
export const showRelationship = (entry: LedgerEntry, organizationId: string): CarrierRelationship => ({
  id: entry.id,
  organizationId,
  carrierOrganizationId: entry.carrierId,
  status: entry.status,
  onboardingStatus: entry.onboardingStatus,
  source: entry.source,
  carrierExternalId: entry.externalId,
});

/** A relationship as the portal works with it. */
export const showRelationshipState = (entry: LedgerEntry, organizationId: string): RelationshipState => ({
  ...showRelationship(entry, organizationId),
  ...(entry.note !== null && { note: entry.note }),
  version: entry.version,
  updatedAt: entry.updatedAt.toISOString(),
});

const sources = { apiKey: "API", user: "PORTAL", carrier: "ONBOARDING", system: "PORTAL" } as const satisfies Record<
  Author["type"],
  RelationshipSource
>;

/** By which way a write of this author came, unless it is an import. */
export const sourceOf = ({ type }: Pick<Author, "type">): RelationshipSource => sources[type];
