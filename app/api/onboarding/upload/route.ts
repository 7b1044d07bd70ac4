import { serve } from "@/lib/http/serve";
import { uploadDocumentEndpoint } from "@/lib/onboarding/contract/carrier-side";
import { uploadOnboardingDocument } from "@/lib/onboarding/upload-document";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(uploadDocumentEndpoint, uploadOnboardingDocument);
