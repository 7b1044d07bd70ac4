import type { Assignability } from "@/lib/carriers/schema/verdict";
import { AppError } from "@/lib/core/errors";
import { judgeCarriersForLoads } from "@/lib/loads/judge-carriers-for-loads";
import type { Context } from "@/lib/server/context";

/**
 * What a carrier means for a load that it may see.
 * @throws AppError "not_found" for a carrier that nobody knows; "conflict" for one that may not see the load
 */
export async function guardSeesFreight(
  ctx: Context,
  pair: { loadId: string; carrierId: string },
): Promise<Assignability> {
  const [judged] = await judgeCarriersForLoads(ctx, [pair]);
  if (!judged) throw new AppError("not_found", "There is no such carrier.");
  const { meaning } = judged;
  if (meaning.seesFreight) return meaning;
  const why = meaning.reason === "do_not_dispatch" ? "This carrier may not be dispatched" : "This carrier is blocked";
  throw new AppError("conflict", `${why}: the load is not offered to it.`);
}
