import { nextRoute } from "@/lib/http/next-route";
import { rateOperations } from "@/lib/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = nextRoute(rateOperations);
