import { AppError } from "@/lib/core/errors";
import { answerRule, getInstantResponse } from "@/lib/postings/get-instant-response";
import type { InstantResponseResponse, SaveInstantResponseRequest } from "@/lib/postings/schema/instant-response";
import { writeRule } from "@/lib/postings/store/instant-responses";
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
