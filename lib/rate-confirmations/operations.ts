import { getRateConfirmationTermsEndpoint, saveRateConfirmationTermsEndpoint } from "@/lib/rate-confirmations/contract";
import {
  getRateConfirmationTerms,
  saveRateConfirmationTerms,
} from "@/lib/rate-confirmations/save-rate-confirmation-terms";
import { operation } from "@/lib/server/operation";

/** Each endpoint of this feature with its function, in the order of the documentation. */
export const rateConfirmationOperations = [
  operation(getRateConfirmationTermsEndpoint, getRateConfirmationTerms),
  operation(saveRateConfirmationTermsEndpoint, saveRateConfirmationTerms),
] as const;
