import { AppError } from "@/lib/core/errors";
import type {
  GetRateConfirmationTermsRequest,
  RateConfirmationTerms,
  RateConfirmationTermsResponse,
  SaveRateConfirmationTermsRequest,
} from "@/lib/rate-confirmations/schema";
import { savedTerms } from "@/lib/rate-confirmations/store";
import type { Context } from "@/lib/server/context";
import { type Saved, savedState } from "@/lib/server/setting";

const shown = (saved: Saved<RateConfirmationTerms>): RateConfirmationTermsResponse => ({
  terms: saved.value,
  ...savedState(saved),
});

export async function getRateConfirmationTerms(
  ctx: Context,
  _: GetRateConfirmationTermsRequest,
): Promise<RateConfirmationTermsResponse> {
  const saved = await savedTerms.read(ctx);
  return saved ? shown(saved) : { terms: {}, version: 0 };
}

/** @throws AppError "version_conflict" with the terms as they are. */
export async function saveRateConfirmationTerms(
  ctx: Context,
  { terms, ifVersion }: SaveRateConfirmationTermsRequest,
): Promise<RateConfirmationTermsResponse> {
  const saved = await savedTerms.write(ctx, terms, ifVersion);
  if (saved) return shown(saved);
  const current = await getRateConfirmationTerms(ctx, {});
  throw new AppError("version_conflict", "The terms were changed meanwhile.", { current });
}
