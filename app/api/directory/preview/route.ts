import { previewMappingEndpoint } from "@/lib/directory/contract/history";
import { previewMapping } from "@/lib/directory/preview-mapping";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(previewMappingEndpoint, previewMapping);
