import type { GetInstantResponseRequest, InstantResponseResponse } from "@/lib/bidding/schema/instant-response";
import { readRule, type SavedRule } from "@/lib/bidding/store/instant-responses";
import type { Context } from "@/lib/server/context";

export async function getInstantResponse(
  ctx: Context,
  _request: GetInstantResponseRequest,
): Promise<InstantResponseResponse> {
  const saved = await readRule(ctx);
  return saved ? answerRule(saved) : { instantResponse: {}, version: 0 };
}

export const answerRule = ({ rule, version, savedBy, savedAt }: SavedRule): InstantResponseResponse => ({
  instantResponse: rule,
  version,
  savedBy,
  savedAt: savedAt.toISOString(),
});
