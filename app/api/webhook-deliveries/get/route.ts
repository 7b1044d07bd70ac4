import { serve } from "@/lib/http/serve";
import { getDeliveryEndpoint } from "@/lib/webhooks/contract/deliveries";
import { getDelivery } from "@/lib/webhooks/get-delivery";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(getDeliveryEndpoint, getDelivery);
