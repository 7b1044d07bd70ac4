import {
  getPushKeyEndpoint,
  removePushSubscriptionEndpoint,
  savePushSubscriptionEndpoint,
} from "@/lib/push-subscriptions/contract";
import {
  getPushKey,
  removePushSubscription,
  savePushSubscription,
} from "@/lib/push-subscriptions/save-push-subscription";
import { operation } from "@/lib/server/operation";

/** Each endpoint of this feature with its function, in the order of the documentation. */
export const pushSubscriptionOperations = [
  operation(getPushKeyEndpoint, getPushKey),
  operation(savePushSubscriptionEndpoint, savePushSubscription),
  operation(removePushSubscriptionEndpoint, removePushSubscription),
] as const;
