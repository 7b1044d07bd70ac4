import type { ResolveConflictRequest } from "@/lib/carriers/schema/conflict";
import { settleConflict } from "@/lib/carriers/store/conflicts";
import { AppError } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";

/** @throws AppError "not_found" */
export async function resolveConflict(ctx: Context, { id, resolution }: ResolveConflictRequest) {
  if (await settleConflict(ctx, id, resolution)) return {};
  throw new AppError("not_found", "There is no such conflict.");
}
