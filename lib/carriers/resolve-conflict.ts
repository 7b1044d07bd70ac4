import type {
  ListConflictsRequest,
  ListConflictsResponse,
  ResolveConflictRequest,
} from "@/lib/carriers/schema/conflict";
import { readConflicts, settleConflict } from "@/lib/carriers/store/conflicts";
import { AppError } from "@/lib/core/errors";
import { pageSizeDefault } from "@/lib/core/protocol.values";
import type { Context } from "@/lib/server/context";

/** Contradictions about carriers that somebody has to resolve, the latest first. */
export const listConflicts = (
  ctx: Context,
  { resolved, carrierId, limit = pageSizeDefault, cursor }: ListConflictsRequest,
): Promise<ListConflictsResponse> => readConflicts(ctx, { resolved, carrierId, limit, cursor });

/** @throws AppError "not_found" */
export async function resolveConflict(ctx: Context, { id, resolution }: ResolveConflictRequest) {
  if (await settleConflict(ctx, id, resolution)) return {};
  throw new AppError("not_found", "There is no such conflict.");
}
