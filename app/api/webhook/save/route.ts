import { serve } from "@/lib/http/serve";
import { saveWebhookEndpoint } from "@/lib/webhooks/contract/webhook";
import { saveWebhook } from "@/lib/webhooks/save-webhook";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(saveWebhookEndpoint, saveWebhook);
