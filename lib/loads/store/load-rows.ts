import { columnsOf } from "@/lib/loads/rules/load-columns";
import type { SentAssignment } from "@/lib/loads/rules/read-sent-load";
import type { LoadState, StoredLoad } from "@/lib/loads/rules/stored-load";
import type { LoadChange } from "@/lib/loads/schema/operations";
import type { Context } from "@/lib/server/context";
import { Prisma } from "@/prisma/generated/client";

/** The jsonb columns hold what `insertLoad` and `updateLoad` put there, and nothing else writes them. */
type Row = Omit<StoredLoad, "proposedCarrier"> & { proposedCarrier: SentAssignment | null };

const storedLoad = ({ proposedCarrier, ...row }: Row): StoredLoad =>
  proposedCarrier ? { ...row, proposedCarrier } : row;

const columns = Prisma.sql`"id", "externalId", "version", "revision", "document", "syncBase", "pinnedPaths",
  "proposedCarrier", "createdAt", "updatedAt"`;

/** With `lock`, inside a transaction, other writers of the load wait until it ends. */
export const readLoad = (ctx: Context, externalId: string, lock = false) =>
  readRow(ctx, Prisma.sql`"externalId" = ${externalId}`, lock);

export const readLoadById = (ctx: Context, id: string, lock = false) => readRow(ctx, Prisma.sql`"id" = ${id}`, lock);

async function readRow(
  { organizationId, db }: Context,
  which: Prisma.Sql,
  lock: boolean,
): Promise<StoredLoad | undefined> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT ${columns} FROM "load" WHERE "organizationId" = ${organizationId} AND ${which}
    ${lock ? Prisma.sql`FOR UPDATE` : Prisma.empty}`;
  return row && storedLoad(row);
}

export type NewChange = Pick<LoadChange, "operation" | "changes" | "flags">;

const json = (value: unknown) => Prisma.sql`${value === undefined ? null : JSON.stringify(value)}::jsonb`;

function actorOf({ actor }: Context) {
  const { type, name } = actor;
  return json(actor.type === "system" ? { type, name } : { type, name, id: actor.id });
}

/** The history row of a write, if the write took place. */
const history = (ctx: Context, version: number, { operation, changes, flags }: NewChange) => Prisma.sql`
  INSERT INTO "load_change"
    ("organizationId", "loadId", "version", "operation", "actor", "requestId", "changes", "flags", "createdAt")
  SELECT ${ctx.organizationId}, "id", ${version}, ${operation}, ${actorOf(ctx)}, ${ctx.requestId}, ${json(changes)},
    ${flags}, ${ctx.now}
  FROM "saved"`;

/** Stores a new load and its history in one statement. False when the organization has a load of that key by now. */
export async function insertLoad(
  ctx: Context,
  { id, externalId, state, change }: { id: string; externalId: string; state: LoadState; change: NewChange },
): Promise<boolean> {
  const values = columnsOf(externalId, state.document);
  const count = await ctx.db.$executeRaw`
    WITH "saved" AS (
      INSERT INTO "load" ("id", "organizationId", "externalId", "version", "revision", "document", "syncBase",
        "pinnedPaths", "proposedCarrier", "createdAt", "updatedAt", ${columnNames})
      VALUES (${id}, ${ctx.organizationId}, ${externalId}, 1, 1, ${json(state.document)}, ${json(state.syncBase)},
        ${[...state.pinnedPaths]}, ${json(state.proposedCarrier)}, ${ctx.now}, ${ctx.now}, ${columnValues(values)})
      ON CONFLICT ("organizationId", "externalId") DO NOTHING
      RETURNING "id"
    ) ${history(ctx, 1, change)}`;
  return count === 1;
}

/** Stores a changed load and its history in one statement. False when it was written since `revision` was read. */
export async function updateLoad(
  ctx: Context,
  { stored, state, change }: { stored: StoredLoad; state: LoadState; change: NewChange },
): Promise<boolean> {
  const values = columnsOf(stored.externalId, state.document);
  const count = await ctx.db.$executeRaw`
    WITH "saved" AS (
      UPDATE "load" SET "version" = ${stored.version + 1}, "revision" = ${stored.revision + 1},
        "document" = ${json(state.document)}, "syncBase" = ${json(state.syncBase)},
        "pinnedPaths" = ${[...state.pinnedPaths]}, "proposedCarrier" = ${json(state.proposedCarrier)},
        "updatedAt" = ${ctx.now}, (${columnNames}) = ROW(${columnValues(values)})
      WHERE "organizationId" = ${ctx.organizationId} AND "id" = ${stored.id} AND "revision" = ${stored.revision}
      RETURNING "id"
    ) ${history(ctx, stored.version + 1, change)}`;
  return count === 1;
}

/** Keeps what the TMS sent last where that changed nothing its users see. */
export async function updateSyncBase(ctx: Context, stored: StoredLoad, state: LoadState): Promise<boolean> {
  const count = await ctx.db.$executeRaw`
    UPDATE "load" SET "revision" = ${stored.revision + 1}, "syncBase" = ${json(state.syncBase)},
      "proposedCarrier" = ${json(state.proposedCarrier)}
    WHERE "organizationId" = ${ctx.organizationId} AND "id" = ${stored.id} AND "revision" = ${stored.revision}`;
  return count === 1;
}

const columnNames = Prisma.sql`"status", "displayId", "customerId", "ownerUserExternalId", "ownerTeamExternalId",
  "carrierId", "originPlace", "destinationPlace", "pickupAt", "deliveryAt", "trailerTypes", "borderCrossings",
  "maxBuyAmount", "maxBuyCurrency", "targetRateAmount", "targetRateCurrency", "searchText"`;

const columnValues = (values: ReturnType<typeof columnsOf>) => Prisma.sql`${values.status}, ${values.displayId},
  ${values.customerId}, ${values.ownerUserExternalId}, ${values.ownerTeamExternalId}, ${values.carrierId},
  ${values.originPlace}, ${values.destinationPlace}, ${values.pickupAt}::timestamptz, ${values.deliveryAt}::timestamptz,
  ${values.trailerTypes}::text[], ${values.borderCrossings}::text[], ${values.maxBuyAmount}::int, ${values.maxBuyCurrency},
  ${values.targetRateAmount}::int, ${values.targetRateCurrency}, ${values.searchText}`;
