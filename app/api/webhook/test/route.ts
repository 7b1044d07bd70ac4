import { serve } from "@/lib/http/serve";
import { testWebhookEndpoint } from "@/lib/webhooks/contract/webhook";
import { testWebhook } from "@/lib/webhooks/test-webhook";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(testWebhookEndpoint, testWebhook);
