import { nextRoute } from "@/lib/http/next-route";
import { biddingOperations } from "@/lib/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = nextRoute(biddingOperations);
