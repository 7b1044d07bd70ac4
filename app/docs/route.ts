import { docsPage } from "@/lib/http/docs/docs-page";
import { nextHandlers } from "@/lib/http/next-route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = nextHandlers(() => docsPage);
