import "@/lib/app-events";
import { apiKeyOperations } from "@/lib/api-keys/operations";
import { attentionOperations } from "@/lib/attention/operations";
import { biddingOperations } from "@/lib/bidding/operations";
import { borderCrossingOperations } from "@/lib/border-crossings/operations";
import { carrierSelectionOperations } from "@/lib/carrier-selection/operations";
import { carrierOperations } from "@/lib/carriers/operations";
import { directoryOperations } from "@/lib/directory/operations";
import { exchangeRateOperations } from "@/lib/exchange-rates/operations";
import { listViewOperations } from "@/lib/list-views/operations";
import { loadOperations } from "@/lib/loads/operations";
import { notificationOperations } from "@/lib/notifications/operations";
import { onboardingOperations } from "@/lib/onboarding/operations";
import { pushSubscriptionOperations } from "@/lib/push-subscriptions/operations";
import { rateConfirmationOperations } from "@/lib/rate-confirmations/operations";
import { rateOperations } from "@/lib/rates/operations";
import { tenderOperations } from "@/lib/tenders/operations";
import { usageOperations } from "@/lib/usage/operations";
import { webhookOperations } from "@/lib/webhooks/operations";

export { webhookEvents } from "@/lib/bidding/contract/bid-events";
export {
  exampleTestEvent,
  retriedDays,
  retryLadder,
  retrySpreadPercent,
  TestEvent,
} from "@/lib/webhooks/contract/webhook";
export {
  apiKeyOperations,
  attentionOperations,
  biddingOperations,
  borderCrossingOperations,
  carrierOperations,
  carrierSelectionOperations,
  directoryOperations,
  exchangeRateOperations,
  listViewOperations,
  loadOperations,
  notificationOperations,
  onboardingOperations,
  pushSubscriptionOperations,
  rateConfirmationOperations,
  rateOperations,
  tenderOperations,
  usageOperations,
  webhookOperations,
};

/** Every operation of the API, in the order in which the documentation shows them. */
export const operations = [
  ...loadOperations,
  ...listViewOperations,
  ...tenderOperations,
  ...rateConfirmationOperations,
  ...carrierSelectionOperations,
  ...carrierOperations,
  ...directoryOperations,
  ...onboardingOperations,
  ...borderCrossingOperations,
  ...rateOperations,
  ...exchangeRateOperations,
  ...usageOperations,
  ...biddingOperations,
  ...webhookOperations,
  ...apiKeyOperations,
  ...attentionOperations,
  ...notificationOperations,
  ...pushSubscriptionOperations,
] as const;

/** The declarations of all operations. */
export const endpoints = operations.map(({ endpoint }) => endpoint);
