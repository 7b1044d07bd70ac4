import { serve } from "@/lib/http/serve";
import { listCarrierDocumentsEndpoint } from "@/lib/onboarding/contract/documents";
import { listCarrierDocuments } from "@/lib/onboarding/get-carrier-document";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(listCarrierDocumentsEndpoint, listCarrierDocuments);
