import { nextRoute } from "@/lib/http/next-route";
import { carrierOperations } from "@/lib/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = nextRoute(carrierOperations);
