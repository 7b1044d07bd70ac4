import { serve } from "@/lib/http/serve";
import { getCarrierDocumentEndpoint } from "@/lib/onboarding/contract/documents";
import { getCarrierDocument } from "@/lib/onboarding/get-carrier-document";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(getCarrierDocumentEndpoint, getCarrierDocument);
