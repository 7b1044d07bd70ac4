import { operation } from "@/lib/server/operation";
import {
  getDeliveryEndpoint,
  listDeliveriesEndpoint,
  resendDeliveriesEndpoint,
} from "@/lib/webhooks/contract/deliveries";
import {
  getWebhookEndpoint,
  rotateSecretEndpoint,
  saveWebhookEndpoint,
  testWebhookEndpoint,
} from "@/lib/webhooks/contract/webhook";
import { getDelivery, listDeliveries } from "@/lib/webhooks/list-deliveries";
import { resendDeliveries } from "@/lib/webhooks/resend-deliveries";
import { getWebhook, rotateSecret, saveWebhook } from "@/lib/webhooks/save-webhook";
import { testWebhook } from "@/lib/webhooks/test-webhook";

/** Each endpoint of this feature with its function, in the order of the documentation. */
export const webhookOperations = [
  operation(getWebhookEndpoint, getWebhook),
  operation(saveWebhookEndpoint, saveWebhook),
  operation(rotateSecretEndpoint, rotateSecret),
  operation(testWebhookEndpoint, testWebhook),
  operation(listDeliveriesEndpoint, listDeliveries),
  operation(getDeliveryEndpoint, getDelivery),
  operation(resendDeliveriesEndpoint, resendDeliveries),
] as const;
