import { serve } from "@/lib/http/serve";
import { resendDeliveriesEndpoint } from "@/lib/webhooks/contract/deliveries";
import { resendDeliveries } from "@/lib/webhooks/resend-deliveries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(resendDeliveriesEndpoint, resendDeliveries);
