import { columnsOf, columnTypes } from "@/lib/loads/rules/list-columns";
import { type LoadState, packBase, type StoredLoad } from "@/lib/loads/rules/stored-load";
import type { LoadChange } from "@/lib/loads/schema/history";
import { keptCreation } from "@/lib/loads/store/load-history";
import { announceChange } from "@/lib/server/announce-change";
import { authorOf, type Context } from "@/lib/server/context";
import { type AdditionalWrite, defineGatheredWrite } from "@/lib/server/gathered-write";
import { defineStatement, runStatement, text } from "@/lib/server/statement";

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
const history = (p: Placed) => `"history" AS (INSERT INTO "load_change"
    ("organizationId", "loadId", "version", "operation", "actor", "requestId", "changes", "flags", "createdAt")
  SELECT ${p.organizationId}, "id", ${p.version}, ${p.operation}, ${p.actor}, ${p.requestId}, ${p.changes}, ${p.flags},
    ${p.updatedAt} FROM "saved")`;

const insert = defineGatheredWrite({
  name: "insert-load",
  parameters,
  text: (p) => `"written" AS (
    INSERT INTO "load" ("organizationId", "id", "externalId", "createdAt", ${names})
    SELECT ${p.organizationId}, ${p.id}, ${p.externalId}, ${p.updatedAt}, ${placed(p)} FROM "input"
    ON CONFLICT ("organizationId", "externalId") DO NOTHING
    RETURNING "id"
  ), "saved" AS (SELECT "input".*, "id" FROM "input" JOIN "written" ON "id" = ${p.id}), ${history(p)}`,
});

const isLoad = (p: Placed) => `"load"."organizationId" = ${p.organizationId} AND "load"."id" = ${p.id}`;

// Of two writes of one load one takes place: both stand on the same revision.
const update = defineGatheredWrite({
  name: "update-load",
  parameters,
  text: (p, skipsLocked) => `"free" AS (
    SELECT "input".* FROM "input"
      ${skipsLocked ? `JOIN "load" ON ${isLoad(p)} FOR NO KEY UPDATE OF "load" SKIP LOCKED` : ""}
  ), "saved" AS (
    UPDATE "load" SET (${names}) = ROW(${placed(p)}) FROM "free"
    WHERE ${isLoad(p)} AND "load"."externalId" = ${p.externalId} AND "load"."revision" = ${p.revision} - 1
    RETURNING "free".*, "load"."id"
  ), ${history(p)}`,
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
  alsoRun?: readonly AdditionalWrite[];
};

async function write(ctx: Context, statement: typeof insert, { state, change, alsoRun, ...load }: Write) {
  const { id, externalId, version, revision } = load;
  const values = {
    organizationId: ctx.organizationId,
    ...{ id, externalId, version, revision },
    document: json(state.document),
    syncBase: json(packBase(state)),
    pinnedPaths: state.pinnedPaths,
    proposedCarrier: json(state.proposedCarrier),
    blockedCarriers: json(state.blockedCarriers),
    updatedAt: ctx.now,
    ...columnsOf({ id, externalId }, state.document),
    operation: change.operation,
    actor: json(authorOf(ctx)),
    requestId: ctx.requestId,
    changes: json(change.changes),
    flags: change.flags,
  };
  const isWritten = await statement(ctx, values, alsoRun);
  if (isWritten) announceChange(ctx, "load", [id]);
  return isWritten;
}

type NewLoad = Pick<Write, "id" | "externalId" | "state" | "change" | "alsoRun">;

/**
 * Stores a new load and its history in one statement. False when the organization has a load of that key by now. What
 * the load began with is its document, so the history row repeats it only once another version is written.
 */
export const insertLoad = (ctx: Context, { change, ...load }: NewLoad): Promise<boolean> =>
  write(ctx, insert, { ...load, change: { ...change, changes: [] }, version: 1, revision: 1 });

type ChangedLoad = Pick<Write, "state" | "change" | "alsoRun"> & { stored: StoredLoad };

/** Stores a changed load and its history in one statement. False when it was written since `revision` was read. */
export function updateLoad(ctx: Context, { stored, alsoRun = [], ...changed }: ChangedLoad): Promise<boolean> {
  const numbers = { version: stored.version + 1, revision: stored.revision + 1 };
  const also = stored.version === 1 ? [...alsoRun, keptCreation(ctx, stored)] : alsoRun;
  return write(ctx, update, { ...stored, ...numbers, ...changed, alsoRun: also });
}

const updateBase = defineStatement({
  name: "update-sync-base",
  parameters: { organizationId: "text", id: "text", revision: "int4", syncBase: "jsonb", proposedCarrier: "jsonb" },
  text: (p) => `UPDATE "load" SET "revision" = "revision" + 1, "syncBase" = ${p.syncBase},
      "proposedCarrier" = ${p.proposedCarrier}
    WHERE "organizationId" = ${p.organizationId} AND "id" = ${p.id} AND "revision" = ${p.revision} RETURNING "id"`,
  row: { id: text() },
});

/** Stores what the TMS sent last where that changes nothing that users see, so without a new version. */
export async function updateSyncBase(ctx: Context, stored: StoredLoad, state: LoadState): Promise<boolean> {
  const { id, revision, document } = stored;
  const [syncBase, proposedCarrier] = [json(packBase({ ...state, document })), json(state.proposedCarrier)];
  const values = { organizationId: ctx.organizationId, id, revision, syncBase, proposedCarrier };
  const isWritten = (await runStatement(ctx, updateBase, values)).length === 1;
  if (isWritten) announceChange(ctx, "load", [id]);
  return isWritten;
}
