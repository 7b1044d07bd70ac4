import * as z from "zod";
import { statusOf } from "@/lib/api-keys/rules";
import type { ApiKey } from "@/lib/api-keys/schema";
import { Scope } from "@/lib/core/access";
import { pageOf, pointInTime, readCursor } from "@/lib/core/cursor";
import { announceChange } from "@/lib/server/announce-change";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { defineStatement, runStatement, text } from "@/lib/server/statement";
import type { ApiKey as ApiKeyRow } from "@/prisma/generated/client";

type NewApiKey = Pick<ApiKeyRow, "id" | "name" | "hash" | "prefix" | "lastFour" | "scopes"> & {
  createdByUserId?: string;
  expiresAt?: Date | null;
};

const Position = z.tuple([pointInTime, z.string()]);
const scopesOf = (row: ApiKeyRow) => z.array(Scope).parse(row.scopes);
const instant = (date: Date | null) => date?.toISOString();

export const toApiKey = (row: ApiKeyRow, now: Date): ApiKey => ({
  id: row.id,
  name: row.name,
  status: statusOf(row, now),
  prefix: row.prefix,
  lastFour: row.lastFour,
  scopes: scopesOf(row),
  createdAt: row.createdAt.toISOString(),
  createdByUserId: row.createdByUserId ?? undefined,
  expiresAt: instant(row.expiresAt),
  revokedAt: instant(row.revokedAt),
  lastUsedAt: instant(row.lastUsedAt),
  lastUsedOperation: row.lastUsedOperation ?? undefined,
  lastUsedAddress: row.lastUsedAddress ?? undefined,
  replacedById: row.replacedById ?? undefined,
});

export async function insertApiKey(ctx: Context, key: NewApiKey) {
  const { organizationId, now, db } = ctx;
  const made = await db.apiKey.create({ data: { organizationId, createdAt: now, ...key } });
  announceChange(ctx, "api-key");
  return made;
}

const lock = defineStatement({
  name: "lock-api-key",
  parameters: { organizationId: "text", id: "text" },
  text: (p) => `SELECT id FROM api_key WHERE "organizationId" = ${p.organizationId} AND id = ${p.id} FOR UPDATE`,
  row: { id: text() },
});

/** The key with its row locked until the transaction ends, or null. */
export async function lockApiKey(tx: Context, id: string) {
  const { organizationId } = tx;
  await runStatement(tx, lock, { organizationId, id });
  return tx.db.apiKey.findUnique({ where: { organizationId, id } });
}

export async function updateApiKey(
  ctx: Context,
  id: string,
  change: Partial<Pick<ApiKeyRow, "expiresAt" | "revokedAt" | "replacedById">>,
) {
  const { organizationId, db } = ctx;
  const updated = await db.apiKey.update({ where: { organizationId, id }, data: change });
  announceChange(ctx, "api-key");
  return updated;
}

export async function listApiKeyRows({ organizationId, db }: Context, limit: number, cursor?: string) {
  const [createdAt, id] = cursor === undefined ? [] : readCursor(Position, cursor);
  const rows = await db.apiKey.findMany({
    where: {
      organizationId,
      ...(createdAt && { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] }),
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
  });
  return pageOf(rows, limit, (row) => [row.createdAt, row.id]);
}

/** The one query without an organization: the hash of the secret determines the organization. */
export async function findApiKeyByHash(hash: string) {
  const row = await db.apiKey.findUnique({ where: { hash } });
  return (
    row && {
      id: row.id,
      organizationId: row.organizationId,
      name: row.name,
      scopes: scopesOf(row),
      expiresAt: row.expiresAt,
      revokedAt: row.revokedAt,
    }
  );
}

/** Hashes of working keys, of all organizations, that were used since then: the last ones, so many at most. */
export async function findHashesUsedSince(since: Date, now: Date, max: number) {
  const rows = await db.apiKey.findMany({
    where: { lastUsedAt: { gt: since }, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
    orderBy: { lastUsedAt: "desc" },
    take: max,
    select: { hash: true },
  });
  return rows.map(({ hash }) => hash);
}

export const saveLastUse = (id: string, use: { at: Date; operation: string; address?: string }) =>
  db.apiKey.updateMany({
    where: { id },
    data: { lastUsedAt: use.at, lastUsedOperation: use.operation, lastUsedAddress: use.address },
  });

export const keysChanged = "api_keys_changed";

const notifyKeysChanged = defineStatement({
  name: "notify-api-keys-changed",
  parameters: { channel: "text" },
  text: (p) => `SELECT pg_notify(${p.channel}, '')::text AS "notified"`,
  row: { notified: text() },
});

/** Notifies every process, when the transaction commits, to drop its cached keys. */
export const announceKeyChange = (ctx: Context) => runStatement(ctx, notifyKeysChanged, { channel: keysChanged });
