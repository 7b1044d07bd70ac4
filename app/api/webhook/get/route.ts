import { serve } from "@/lib/http/serve";
import { getWebhookEndpoint } from "@/lib/webhooks/contract/webhook";
import { getWebhook } from "@/lib/webhooks/get-webhook";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(getWebhookEndpoint, getWebhook);
