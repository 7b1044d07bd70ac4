import { nextRoute } from "@/lib/http/next-route";
import { directoryOperations } from "@/lib/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = nextRoute(directoryOperations);
