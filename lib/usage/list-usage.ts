import * as z from "zod";
import { pageOf, pointInTime, readCursor } from "@/lib/core/cursor";
import { pageSizeDefault } from "@/lib/core/protocol.values";
import type { Context } from "@/lib/server/context";
import { askedDays } from "@/lib/usage/rules/days";
import type { UsageStatement, UsageStatementRequest } from "@/lib/usage/schema";
import { readRecords } from "@/lib/usage/store/records";

const Position = z.tuple([pointInTime, z.string(), z.string()]);

/** The metered calls of the days asked for, newest first: the log that the totals are made of. */
export async function listUsage(
  ctx: Context,
  { limit = pageSizeDefault, cursor, actorId, operationId, ...days }: UsageStatementRequest,
): Promise<UsageStatement> {
  const { start, until } = askedDays(ctx.now, days);
  const before = cursor === undefined ? undefined : readCursor(Position, cursor);
  const rows = await readRecords(ctx, { from: start, until, actorId, operationId, before }, limit + 1);
  return pageOf(rows, limit, ({ at, requestId, operationId }) => [at, requestId, operationId]);
}
