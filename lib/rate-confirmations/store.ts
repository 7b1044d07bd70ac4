import type { RateConfirmationTerms } from "@/lib/rate-confirmations/schema";
import { defineSetting } from "@/lib/server/setting";

/** What the organization prints on its rate confirmations beside the load. */
export const savedTerms = defineSetting<RateConfirmationTerms>({
  table: "rate_confirmation_terms",
  column: "terms",
  kind: "rate-confirmation-terms",
});
