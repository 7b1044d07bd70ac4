import type {
  GetInstantResponseRequest,
  InstantResponseResponse,
  SaveInstantResponseRequest,
} from "@/lib/bidding/schema/instant-response";
import { readRule, type SavedRule, writeRule } from "@/lib/bidding/store/instant-responses";
import { AppError } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";

export async function getInstantResponse(
  ctx: Context,
  _request: GetInstantResponseRequest,
): Promise<InstantResponseResponse> {
  const saved = await readRule(ctx);
  return saved ? showRule(saved) : { instantResponse: {}, version: 0 };
}

const showRule = ({ rule, version, savedBy, savedAt }: SavedRule): InstantResponseResponse => ({
  instantResponse: rule,
  version,
  savedBy,
  savedAt: savedAt.toISOString(),
});

/**
 * Applies to bids submitted from now on. The person who saves the rule is recorded as the author of its answers.
 * @throws AppError "version_conflict" with the rule as it is.
 */
export async function saveInstantResponse(
  ctx: Context,
  { instantResponse, ifVersion }: SaveInstantResponseRequest,
): Promise<InstantResponseResponse> {
  const saved = await writeRule(ctx, instantResponse, ifVersion);
  if (saved) return showRule(saved);
  const current = await getInstantResponse(ctx, {});
  throw new AppError("version_conflict", "The rule was changed meanwhile.", { current });
}
