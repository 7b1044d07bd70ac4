import { openapi } from "@/lib/http/openapi/serve-document";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = openapi;
