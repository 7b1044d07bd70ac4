import { answerRule, getInstantResponse } from "@/lib/bidding/get-instant-response";
import type { InstantResponseResponse, SaveInstantResponseRequest } from "@/lib/bidding/schema/instant-response";
import { writeRule } from "@/lib/bidding/store/instant-responses";
import { AppError } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";

/**
 * Holds for bids submitted from now on, in the name of whoever saves it.
 * @throws AppError "version_conflict" with the rule as it is.
 */
export async function saveInstantResponse(
  ctx: Context,
  { instantResponse, ifVersion }: SaveInstantResponseRequest,
): Promise<InstantResponseResponse> {
  const saved = await writeRule(ctx, instantResponse, ifVersion);
  if (saved) return answerRule(saved);
  const current = await getInstantResponse(ctx, {});
  throw new AppError("version_conflict", "The rule was changed meanwhile.", { current });
}
