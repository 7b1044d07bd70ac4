import { docsFile } from "@/lib/http/docs/docs-file";
import { nextHandlers } from "@/lib/http/next-route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = nextHandlers(() => docsFile);
