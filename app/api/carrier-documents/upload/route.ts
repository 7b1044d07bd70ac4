import { serve } from "@/lib/http/serve";
import { uploadCarrierDocumentEndpoint } from "@/lib/onboarding/contract/documents";
import { uploadCarrierDocument } from "@/lib/onboarding/upload-document";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(uploadCarrierDocumentEndpoint, uploadCarrierDocument);
