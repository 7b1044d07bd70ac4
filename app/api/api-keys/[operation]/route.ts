import { nextRoute } from "@/lib/http/next-route";
import { apiKeyOperations } from "@/lib/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = nextRoute(apiKeyOperations);
