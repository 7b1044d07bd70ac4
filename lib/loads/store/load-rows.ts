import { columnsOf } from "@/lib/loads/rules/load-columns";
import type { SentAssignment } from "@/lib/loads/rules/read-sent-load";
import type { LoadState, StoredLoad } from "@/lib/loads/rules/stored-load";
import type { LoadChange } from "@/lib/loads/schema/list";
import { authorOf, type Context } from "@/lib/server/context";
import { type Rider, runStatement, type Statement } from "@/lib/server/statement";

/** The jsonb columns hold what `insertLoad` and `updateLoad` put there, and nothing else writes them. */
type Row = Omit<StoredLoad, "proposedCarrier"> & { proposedCarrier: SentAssignment | null };

const stored = `"id", "externalId", "version", "revision", "document", "syncBase", "pinnedPaths", "blockedCarriers",
  "proposedCarrier", "createdAt", "updatedAt"`;

const read = (key: "id" | "externalId", lock: boolean) => ({
  name: `read-load-by-${key}${lock ? "-locked" : ""}`,
  text: `SELECT ${stored} FROM "load" WHERE "organizationId" = $1 AND "${key}" = $2 ${lock ? "FOR UPDATE" : ""}`,
});
const readByExternalId = { free: read("externalId", false), locked: read("externalId", true) };
const readById = { free: read("id", false), locked: read("id", true) };

/** With `lock`, inside a transaction, other writers of the load wait until it ends. */
export const readLoad = (ctx: Context, externalId: string, lock = false) =>
  readRow(ctx, lock ? readByExternalId.locked : readByExternalId.free, externalId);

export const readLoadById = (ctx: Context, id: string, lock = false) =>
  readRow(ctx, lock ? readById.locked : readById.free, id);

async function readRow(ctx: Context, statement: ReturnType<typeof read>, key: string): Promise<StoredLoad | undefined> {
  const [row] = await runStatement<Row>(ctx, statement, [ctx.organizationId, key]);
  return row && storedLoad(row);
}

const storedLoad = ({ proposedCarrier, ...load }: Row): StoredLoad =>
  proposedCarrier ? { ...load, proposedCarrier } : load;

const readByIds = {
  name: "read-loads-by-id",
  text: `SELECT ${stored} FROM "load" WHERE "organizationId" = $1 AND "id" = ANY($2::text[])`,
};

/** Those of the loads that are the organization's, in no order. */
export async function readLoads(ctx: Context, ids: readonly string[]): Promise<StoredLoad[]> {
  return (await runStatement<Row>(ctx, readByIds, [ctx.organizationId, ids])).map(storedLoad);
}

export type NewChange = Pick<LoadChange, "operation" | "changes" | "flags">;

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

// $1 to $15 are the same in both writes; the columns that are drawn from the document follow.
const columnNames = `"status", "displayId", "customerId", "ownerUserExternalId", "ownerTeamExternalId", "carrierId",
  "originPlace", "destinationPlace", "pickupAt", "deliveryAt", "trailerTypes", "borderCrossings", "maxBuyAmount",
  "maxBuyCurrency", "targetRateAmount", "targetRateCurrency", "searchText"`;
const columnValues = `$16, $17, $18, $19, $20, $21, $22, $23, $24::timestamptz, $25::timestamptz, $26::text[],
  $27::text[], $28::int, $29, $30::int, $31, $32`;
// The last value of both.
const blocked = "$33::jsonb";

/** The history row of a write, if the write took place. */
const history = `INSERT INTO "load_change"
    ("organizationId", "loadId", "version", "operation", "actor", "requestId", "changes", "flags", "createdAt")
  SELECT $1, "id", $4::int, $10, $11::jsonb, $12, $13::jsonb, $14::text[], $15::timestamptz FROM "saved"
  RETURNING "version"`;

const insert = {
  name: "insert-load",
  text: `WITH "saved" AS (
    INSERT INTO "load" ("organizationId", "id", "externalId", "version", "revision", "document", "syncBase",
      "pinnedPaths", "proposedCarrier", "createdAt", "updatedAt", ${columnNames}, "blockedCarriers")
    VALUES ($1, $2, $3, $4::int, $5::int, $6::jsonb, $7::jsonb, $8::text[], $9::jsonb, $15::timestamptz,
      $15::timestamptz, ${columnValues}, ${blocked})
    ON CONFLICT ("organizationId", "externalId") DO NOTHING
    RETURNING "id"
  ) ${history}`,
};

const update = {
  name: "update-load",
  text: `WITH "saved" AS (
    UPDATE "load" SET "version" = $4::int, "revision" = $5::int, "document" = $6::jsonb, "syncBase" = $7::jsonb,
      "pinnedPaths" = $8::text[], "proposedCarrier" = $9::jsonb, "updatedAt" = $15::timestamptz,
      (${columnNames}) = ROW(${columnValues}), "blockedCarriers" = ${blocked}
    WHERE "organizationId" = $1 AND "id" = $2 AND "externalId" = $3 AND "revision" = $5::int - 1
    RETURNING "id"
  ) ${history}`,
};

/** The last parameter that every write has. */
const ownParameters = 33;

/** The statement with what goes along with it. */
function withRiders({ name, text }: Statement, riders: readonly Rider[]): Statement {
  let first = ownParameters + 1;
  const parts = riders.map((rider) => {
    const part = `, "${rider.name}" AS (${rider.text(first)})`;
    first += rider.values.length;
    return part;
  });
  // The history is the last part of both writes.
  return {
    name: [name, ...riders.map((rider) => rider.name)].join("-"),
    text: text.replace(` ${history}`, `${parts.join("")} ${history}`),
  };
}

type Write = {
  id: string;
  externalId: string;
  version: number;
  revision: number;
  state: LoadState;
  change: NewChange;
  /** What is written along with the load, or not at all. */
  riders?: readonly Rider[];
};

async function write(
  ctx: Context,
  statement: Statement,
  { id, externalId, version, revision, state, change, riders = [] }: Write,
) {
  const rows = await runStatement(ctx, riders.length > 0 ? withRiders(statement, riders) : statement, [
    ctx.organizationId,
    id,
    externalId,
    version,
    revision,
    json(state.document),
    json(state.syncBase),
    state.pinnedPaths,
    json(state.proposedCarrier),
    change.operation,
    json(authorOf(ctx)),
    ctx.requestId,
    json(change.changes),
    change.flags,
    ctx.now,
    ...Object.values(columnsOf(externalId, state.document)),
    json(state.blockedCarriers),
    ...riders.flatMap(({ values }) => values),
  ]);
  return rows.length === 1;
}

type NewLoad = Pick<Write, "id" | "externalId" | "state" | "change" | "riders">;

/** Stores a new load and its history in one statement. False when the organization has a load of that key by now. */
export const insertLoad = (ctx: Context, load: NewLoad): Promise<boolean> =>
  write(ctx, insert, { ...load, version: 1, revision: 1 });

type ChangedLoad = Pick<Write, "state" | "change" | "riders"> & { stored: StoredLoad };

/** Stores a changed load and its history in one statement. False when it was written since `revision` was read. */
export const updateLoad = (ctx: Context, { stored, ...changed }: ChangedLoad): Promise<boolean> =>
  write(ctx, update, { ...stored, version: stored.version + 1, revision: stored.revision + 1, ...changed });

const updateBase = {
  name: "update-sync-base",
  text: `UPDATE "load" SET "revision" = "revision" + 1, "syncBase" = $4::jsonb, "proposedCarrier" = $5::jsonb
    WHERE "organizationId" = $1 AND "id" = $2 AND "revision" = $3::int RETURNING "id"`,
};

/** Keeps what the TMS sent last where that changed nothing its users see. */
export async function updateSyncBase(ctx: Context, stored: StoredLoad, state: LoadState): Promise<boolean> {
  const { id, revision } = stored;
  const values = [ctx.organizationId, id, revision, json(state.syncBase), json(state.proposedCarrier)];
  return (await runStatement(ctx, updateBase, values)).length === 1;
}
