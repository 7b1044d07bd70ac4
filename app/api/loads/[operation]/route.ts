import { nextRoute } from "@/lib/http/next-route";
import { loadOperations } from "@/lib/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = nextRoute(loadOperations);
