import { pageSizeDefault } from "@/lib/core/pagination";
import type { ListOnboardingLinksRequest, ListOnboardingLinksResponse } from "@/lib/onboarding/schema/link";
import { listLinkRows, toLink } from "@/lib/onboarding/store/links";
import type { Context } from "@/lib/server/context";

/** The links the organization made for a carrier, newest first. */
export async function listOnboardingLinks(
  ctx: Context,
  { carrierId, limit = pageSizeDefault, cursor }: ListOnboardingLinksRequest,
): Promise<ListOnboardingLinksResponse> {
  const { items, nextCursor } = await listLinkRows(ctx, carrierId, { limit, cursor });
  return { items: items.map((row) => toLink(row, ctx.now)), nextCursor };
}
