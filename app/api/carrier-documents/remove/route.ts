import { serve } from "@/lib/http/serve";
import { removeCarrierDocumentEndpoint } from "@/lib/onboarding/contract/documents";
import { removeCarrierDocument } from "@/lib/onboarding/remove-document";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(removeCarrierDocumentEndpoint, removeCarrierDocument);
