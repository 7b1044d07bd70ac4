import { live } from "@/lib/http/health";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = live;
