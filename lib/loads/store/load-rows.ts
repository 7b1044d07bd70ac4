import type { SentAssignment } from "@/lib/loads/rules/read-sent-load";
import { type CarrierBlock, type StoredBase, type StoredLoad, unpackBase } from "@/lib/loads/rules/stored-load";
import type { LoadDocument } from "@/lib/loads/schema/load";
import type { Context } from "@/lib/server/context";
import { defineGatheredRead } from "@/lib/server/gathered-statement";
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

const loadWith = (column: "id" | "externalId") => (p: { organizationId: string; key: string }) =>
  `SELECT ${selected} FROM "load" WHERE "organizationId" = ${p.organizationId} AND "${column}" = ${p.key}`;

const defineLockedRead = (column: "id" | "externalId") =>
  defineStatement({
    name: `read-load-by-${column}-locked`,
    parameters: { organizationId: "text", key: "text" },
    text: (p) => `${loadWith(column)(p)} FOR UPDATE`,
    row,
  });
const lockedByExternalId = defineLockedRead("externalId");
const lockedById = defineLockedRead("id");
const readByExternalId = defineGatheredRead({
  name: "read-load-by-externalId",
  text: loadWith("externalId"),
  row,
});
const readById = defineGatheredRead({ name: "read-load-by-id", text: loadWith("id"), row });

/** With `lock`, inside a transaction, other writers of the load wait until it ends. */
export async function readLoad(ctx: Context, externalId: string, lock = false): Promise<StoredLoad | undefined> {
  const asked = { organizationId: ctx.organizationId, key: externalId };
  const [found] = lock ? await runStatement(ctx, lockedByExternalId, asked) : await readByExternalId(ctx, externalId);
  return found && storedLoad(found);
}

export async function readLoadById(ctx: Context, id: string, lock = false): Promise<StoredLoad | undefined> {
  const asked = { organizationId: ctx.organizationId, key: id };
  const [found] = lock ? await runStatement(ctx, lockedById, asked) : await readById(ctx, id);
  return found && storedLoad(found);
}

function storedLoad({ proposedCarrier, ...row }: RowOf<typeof lockedById>): StoredLoad {
  const load = { ...row, syncBase: unpackBase(row.syncBase, row.document) };
  return proposedCarrier ? { ...load, proposedCarrier } : load;
}

const readByIds = defineStatement({
  name: "read-loads-by-id",
  parameters: { organizationId: "text", ids: "text[]" },
  text: (p) => `SELECT ${selected} FROM "load" WHERE "organizationId" = ${p.organizationId} AND "id" = ANY(${p.ids})`,
  row,
});

// Locked in one order: of transactions that lock several loads none waits for another in a circle.
const lockByIds = defineStatement({
  name: "lock-loads-by-id",
  parameters: { organizationId: "text", ids: "text[]" },
  text: (p) => `SELECT ${selected} FROM "load"
    WHERE "organizationId" = ${p.organizationId} AND "id" = ANY(${p.ids}) ORDER BY "id" FOR UPDATE`,
  row,
});

/** Those of the loads that are the organization's, in no order. With `lock` as `readLoad`. */
export async function readLoads(ctx: Context, ids: readonly string[], lock = false): Promise<StoredLoad[]> {
  const statement = lock ? lockByIds : readByIds;
  return (await runStatement(ctx, statement, { organizationId: ctx.organizationId, ids })).map(storedLoad);
}
