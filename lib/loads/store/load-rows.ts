import type { SentAssignment } from "@/lib/loads/rules/read-sent-load";
import { type CarrierBlock, type StoredBase, type StoredLoad, unpackBase } from "@/lib/loads/rules/stored-load";
import type { LoadDocument } from "@/lib/loads/schema/load";
import type { Context } from "@/lib/server/context";
import {
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
  syncBase: jsonb<StoredBase>(),
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

function storedLoad({ proposedCarrier, ...row }: RowOf<typeof readById.free>): StoredLoad {
  const load = { ...row, syncBase: unpackBase(row.syncBase, row.document) };
  return proposedCarrier ? { ...load, proposedCarrier } : load;
}

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
