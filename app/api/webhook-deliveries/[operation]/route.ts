import { nextRoute } from "@/lib/http/next-route";
import { webhookOperations } from "@/lib/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = nextRoute(webhookOperations);
