import { docsFile } from "@/lib/http/docs/docs-file";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = docsFile;
