import { nextHandlers } from "@/lib/http/next-route";
import { routeAt } from "@/lib/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = nextHandlers(routeAt);
