import type {
  GetInstantResponseRequest,
  InstantResponseResponse,
  SaveInstantResponseRequest,
} from "@/lib/bidding/schema/instant-response";
import { type SavedRule, savedRule } from "@/lib/bidding/store/instant-responses";
import { AppError } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";
import { savedState } from "@/lib/server/setting";

export async function getInstantResponse(
  ctx: Context,
  _request: GetInstantResponseRequest,
): Promise<InstantResponseResponse> {
  const saved = await savedRule.read(ctx);
  return saved ? showRule(saved) : { instantResponse: {}, version: 0 };
}

const showRule = (saved: SavedRule): InstantResponseResponse => ({
  instantResponse: saved.value,
  ...savedState(saved),
});

/**
 * Applies to bids submitted from now on. The person who saves the rule is recorded as the author of its answers.
 * @throws AppError "version_conflict" with the rule as it is.
 */
export async function saveInstantResponse(
  ctx: Context,
  { instantResponse, ifVersion }: SaveInstantResponseRequest,
): Promise<InstantResponseResponse> {
  const saved = await savedRule.write(ctx, instantResponse, ifVersion);
  if (saved) return showRule(saved);
  const current = await getInstantResponse(ctx, {});
  throw new AppError("version_conflict", "The rule was changed meanwhile.", { current });
}
