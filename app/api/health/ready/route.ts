import { ready } from "@/lib/http/health";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = ready;
