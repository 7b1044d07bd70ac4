import { nextRoute } from "@/lib/http/next-route";
import { borderCrossingOperations } from "@/lib/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = nextRoute(borderCrossingOperations);
