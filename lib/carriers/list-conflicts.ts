import type { ListConflictsRequest, ListConflictsResponse } from "@/lib/carriers/schema/conflict";
import { readConflicts } from "@/lib/carriers/store/conflicts";
import { pageSizeDefault } from "@/lib/core/pagination";
import type { Context } from "@/lib/server/context";

/** What was found about carriers and not decided, met last first. */
export const listConflicts = (
  ctx: Context,
  { resolved, carrierId, limit = pageSizeDefault, cursor }: ListConflictsRequest,
): Promise<ListConflictsResponse> => readConflicts(ctx, { resolved, carrierId, limit, cursor });
