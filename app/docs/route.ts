import { docsPage } from "@/lib/http/docs/docs-page";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = docsPage;
