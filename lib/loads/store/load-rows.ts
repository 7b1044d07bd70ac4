import { columnsOf, columnTypes } from "@/lib/loads/rules/list-columns";
import type { SentAssignment } from "@/lib/loads/rules/read-sent-load";
import type { CarrierBlock, LoadState, StoredLoad, SyncBase } from "@/lib/loads/rules/stored-load";
import type { LoadChange } from "@/lib/loads/schema/list";
import type { LoadDocument } from "@/lib/loads/schema/load";
import { authorOf, type Context } from "@/lib/server/context";
import {
  type AdditionalStatement,
  defineStatement,
  int,
  jsonb,
  nullable,
  type RowOf,
  runStatement,
  text,
  textArray,
  timestamp,
} from "@/lib/server/statement";

/** The jsonb columns contain what `insertLoad` and `updateLoad` put there, and nothing else writes them. */
const row = {
  id: text(),
  externalId: text(),
  version: int(),
  revision: int(),
  document: jsonb<LoadDocument>(),
  syncBase: jsonb<SyncBase>(),
  pinnedPaths: textArray(),
  blockedCarriers: jsonb<CarrierBlock[]>(),
  proposedCarrier: nullable(jsonb<SentAssignment>()),
  createdAt: timestamp(),
  updatedAt: timestamp(),
};
const selected = Object.keys(row)
  .map((name) => `"${name}"`)
  .join(", ");

const defineRead = (column: "id" | "externalId", lock: boolean) =>
  defineStatement({
    name: `read-load-by-${column}${lock ? "-locked" : ""}`,
    parameters: { organizationId: "text", key: "text" },
    text: (p) =>
      `SELECT ${selected} FROM "load" WHERE "organizationId" = ${p.organizationId} AND "${column}" = ${p.key} ${lock ? "FOR UPDATE" : ""}`,
    row,
  });
const readByExternalId = { free: defineRead("externalId", false), locked: defineRead("externalId", true) };
const readById = { free: defineRead("id", false), locked: defineRead("id", true) };

/** With `lock`, inside a transaction, other writers of the load wait until it ends. */
export const readLoad = (ctx: Context, externalId: string, lock = false) =>
  readRow(ctx, lock ? readByExternalId.locked : readByExternalId.free, externalId);

export const readLoadById = (ctx: Context, id: string, lock = false) =>
  readRow(ctx, lock ? readById.locked : readById.free, id);

async function readRow(ctx: Context, statement: typeof readById.free, key: string): Promise<StoredLoad | undefined> {
  const [found] = await runStatement(ctx, statement, { organizationId: ctx.organizationId, key });
  return found && storedLoad(found);
}

const storedLoad = ({ proposedCarrier, ...load }: RowOf<typeof readById.free>): StoredLoad =>
  proposedCarrier ? { ...load, proposedCarrier } : load;

const readByIds = defineStatement({
  name: "read-loads-by-id",
  parameters: { organizationId: "text", ids: "text[]" },
  text: (p) => `SELECT ${selected} FROM "load" WHERE "organizationId" = ${p.organizationId} AND "id" = ANY(${p.ids})`,
  row,
});

/** Those of the loads that are the organization's, in no order. */
export async function readLoads(ctx: Context, ids: readonly string[]): Promise<StoredLoad[]> {
  return (await runStatement(ctx, readByIds, { organizationId: ctx.organizationId, ids })).map(storedLoad);
}

const parameters = {
  organizationId: "text",
  id: "text",
  externalId: "text",
  version: "int4",
  revision: "int4",
  document: "jsonb",
  syncBase: "jsonb",
  pinnedPaths: "text[]",
  proposedCarrier: "jsonb",
  blockedCarriers: "jsonb",
  updatedAt: "timestamptz",
  ...columnTypes,
  operation: "text",
  actor: "jsonb",
  requestId: "text",
  changes: "jsonb",
  flags: "text[]",
} as const;
type Placed = { [Name in keyof typeof parameters]: string };

const stateColumns = ["version", "revision", "document", "syncBase", "pinnedPaths", "proposedCarrier"] as const;
const written = [...stateColumns, "blockedCarriers", "updatedAt", ...Object.keys(columnTypes)];
const names = written.map((name) => `"${name}"`).join(", ");
const placed = (p: Readonly<Record<string, string>>) => written.map((name) => p[name]).join(", ");

/** The history row of a write, if the write took place. */
const history = (p: Placed) => `INSERT INTO "load_change"
    ("organizationId", "loadId", "version", "operation", "actor", "requestId", "changes", "flags", "createdAt")
  SELECT ${p.organizationId}, "id", ${p.version}, ${p.operation}, ${p.actor}, ${p.requestId}, ${p.changes}, ${p.flags},
    ${p.updatedAt} FROM "saved"
  RETURNING "version"`;

const insert = defineStatement({
  name: "insert-load",
  parameters,
  text: (p, also) => `WITH "saved" AS (
    INSERT INTO "load" ("organizationId", "id", "externalId", "createdAt", ${names})
    VALUES (${p.organizationId}, ${p.id}, ${p.externalId}, ${p.updatedAt}, ${placed(p)})
    ON CONFLICT ("organizationId", "externalId") DO NOTHING
    RETURNING "id"
  )${also} ${history(p)}`,
  row: { version: int() },
});

const update = defineStatement({
  name: "update-load",
  parameters,
  text: (p, also) => `WITH "saved" AS (
    UPDATE "load" SET (${names}) = ROW(${placed(p)})
    WHERE "organizationId" = ${p.organizationId} AND "id" = ${p.id} AND "externalId" = ${p.externalId}
      AND "revision" = ${p.revision} - 1
    RETURNING "id"
  )${also} ${history(p)}`,
  row: { version: int() },
});

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

export type NewChange = Pick<LoadChange, "operation" | "changes" | "flags">;

type Write = {
  id: string;
  externalId: string;
  version: number;
  revision: number;
  state: LoadState;
  change: NewChange;
  /** What is written along with the load, or not at all. */
  alsoRun?: readonly AdditionalStatement[];
};

async function write(ctx: Context, statement: typeof insert, { state, change, alsoRun, ...load }: Write) {
  const { id, externalId, version, revision } = load;
  const values = {
    organizationId: ctx.organizationId,
    ...{ id, externalId, version, revision },
    document: json(state.document),
    syncBase: json(state.syncBase),
    pinnedPaths: state.pinnedPaths,
    proposedCarrier: json(state.proposedCarrier),
    blockedCarriers: json(state.blockedCarriers),
    updatedAt: ctx.now,
    ...columnsOf(externalId, state.document),
    operation: change.operation,
    actor: json(authorOf(ctx)),
    requestId: ctx.requestId,
    changes: json(change.changes),
    flags: change.flags,
  };
  return (await runStatement(ctx, statement, values, alsoRun)).length === 1;
}

type NewLoad = Pick<Write, "id" | "externalId" | "state" | "change" | "alsoRun">;

/** Stores a new load and its history in one statement. False when the organization has a load of that key by now. */
export const insertLoad = (ctx: Context, load: NewLoad): Promise<boolean> =>
  write(ctx, insert, { ...load, version: 1, revision: 1 });

type ChangedLoad = Pick<Write, "state" | "change" | "alsoRun"> & { stored: StoredLoad };

/** Stores a changed load and its history in one statement. False when it was written since `revision` was read. */
export const updateLoad = (ctx: Context, { stored, ...changed }: ChangedLoad): Promise<boolean> =>
  write(ctx, update, { ...stored, version: stored.version + 1, revision: stored.revision + 1, ...changed });

const updateBase = defineStatement({
  name: "update-sync-base",
  parameters: { organizationId: "text", id: "text", revision: "int4", syncBase: "jsonb", proposedCarrier: "jsonb" },
  text: (p) => `UPDATE "load" SET "revision" = "revision" + 1, "syncBase" = ${p.syncBase},
      "proposedCarrier" = ${p.proposedCarrier}
    WHERE "organizationId" = ${p.organizationId} AND "id" = ${p.id} AND "revision" = ${p.revision} RETURNING "id"`,
  row: { id: text() },
});

/** Stores what the TMS sent last where that changes nothing that users see, so without a new version. */
export async function updateSyncBase(ctx: Context, { id, revision }: StoredLoad, state: LoadState): Promise<boolean> {
  const [syncBase, proposedCarrier] = [json(state.syncBase), json(state.proposedCarrier)];
  const values = { organizationId: ctx.organizationId, id, revision, syncBase, proposedCarrier };
  return (await runStatement(ctx, updateBase, values)).length === 1;
}
