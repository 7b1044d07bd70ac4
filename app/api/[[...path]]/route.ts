import { nextHandlers } from "@/lib/http/next-route";

// Every path that no other route serves.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = nextHandlers(() => undefined);
