import { nextRoute } from "@/lib/http/next-route";
import { usageOperations } from "@/lib/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = nextRoute(usageOperations);
