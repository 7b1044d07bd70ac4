import { serve } from "@/lib/http/serve";
import { removeDocumentEndpoint } from "@/lib/onboarding/contract/carrier-side";
import { removeOnboardingDocument } from "@/lib/onboarding/remove-document";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(removeDocumentEndpoint, removeOnboardingDocument);
