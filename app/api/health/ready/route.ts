import { readyRoute } from "@/lib/http/health";
import { nextHandlers } from "@/lib/http/next-route";
import { db } from "@/lib/server/db";

const ready = readyRoute(db);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = nextHandlers(() => ready);
