import { nextRoute } from "@/lib/http/next-route";
import { carrierSelectionOperations } from "@/lib/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = nextRoute(carrierSelectionOperations);
