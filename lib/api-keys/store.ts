import * as z from "zod";
import { statusOf } from "@/lib/api-keys/rules";
import type { ApiKey } from "@/lib/api-keys/schema";
import { Scope } from "@/lib/core/access";
import { pageOf, pointInTime, readCursor } from "@/lib/core/cursor";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
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

export const insertApiKey = ({ organizationId, now, db }: Context, key: NewApiKey) =>
  db.apiKey.create({ data: { organizationId, createdAt: now, ...key } });

/** The key with its row locked until the transaction ends, or null. */
export async function lockApiKey({ organizationId, db }: Context, id: string) {
  await db.$queryRaw`select 1 from api_key where "organizationId" = ${organizationId} and id = ${id} for update`;
  return db.apiKey.findUnique({ where: { organizationId, id } });
}

export const updateApiKey = (
  { organizationId, db }: Context,
  id: string,
  change: Partial<Pick<ApiKeyRow, "expiresAt" | "revokedAt" | "replacedById">>,
) => db.apiKey.update({ where: { organizationId, id }, data: change });

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

/** The one query without an organization: the hash of the secret tells which organization is calling. */
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

export const saveLastUse = (id: string, use: { at: Date; operation: string; address?: string }) =>
  db.apiKey.updateMany({
    where: { id },
    data: { lastUsedAt: use.at, lastUsedOperation: use.operation, lastUsedAddress: use.address },
  });

export const keysChanged = "api_keys_changed";

/** Tells every process, when the transaction commits, to forget what it knows of keys. */
export const announceKeyChange = ({ db }: Context) => db.$executeRaw`select pg_notify(${keysChanged}, '')`;
