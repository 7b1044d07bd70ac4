import { serve } from "@/lib/http/serve";
import { listDeliveriesEndpoint } from "@/lib/webhooks/contract/deliveries";
import { listDeliveries } from "@/lib/webhooks/list-deliveries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(listDeliveriesEndpoint, listDeliveries);
