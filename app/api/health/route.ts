import { live } from "@/lib/http/health";
import { nextHandlers } from "@/lib/http/next-route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = nextHandlers(() => live);
