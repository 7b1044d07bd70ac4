import { nextHandlers } from "@/lib/http/next-route";
import { openapiRoute } from "@/lib/http/openapi/document";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = nextHandlers(() => openapiRoute);
