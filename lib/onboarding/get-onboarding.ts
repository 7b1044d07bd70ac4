import { getCarriers } from "@/lib/carriers/find-carriers";
import { linkState } from "@/lib/carriers/rules/link-state";
import { AppError } from "@/lib/core/errors";
import { type OpenLink, openLink, requireCarrier } from "@/lib/onboarding/open-link";
import { identityAnswerOf } from "@/lib/onboarding/rules/identity-differences";
import type { GetOnboardingRequest, GetOnboardingResponse } from "@/lib/onboarding/schema/onboarding";
import { listDocumentsOf } from "@/lib/onboarding/store/documents";
import { findLink, organizationNameOf } from "@/lib/onboarding/store/links";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/** What the carrier finds behind its link. The first call opens it: a preview of the page's address does not. */
export async function getOnboarding(ctx: Context, _request: GetOnboardingRequest): Promise<GetOnboardingResponse> {
  const { linkId } = requireCarrier(ctx);
  const link = await findLink(ctx, linkId);
  const answers = link?.openedAt ? link.answers : undefined;
  return link && answers ? describeOnboarding(ctx, { ...link, answers }) : inTransaction(ctx, openAndDescribe);
}

const openAndDescribe = async (tx: Context) => describeOnboarding(tx, await openLink(tx));

/** A link as its carrier sees it. */
export async function describeOnboarding(ctx: Context, link: OpenLink): Promise<GetOnboardingResponse> {
  const { carrierId, answers, version, signature } = link;
  const [[carrier], documents, organizationName] = [
    await getCarriers(ctx, [carrierId]),
    await listDocumentsOf(ctx, carrierId, link.id),
    await organizationNameOf(ctx),
  ];
  if (!carrier) throw new AppError("unauthorized", "Unauthorized");
  return {
    organizationName,
    carrier: identityAnswerOf(carrier),
    state: linkState(link, ctx.now).state,
    expiresAt: link.expiresAt.toISOString(),
    answers,
    version,
    documents,
    ...(signature && { signature }),
  };
}
