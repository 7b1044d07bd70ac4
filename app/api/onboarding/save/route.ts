import { serve } from "@/lib/http/serve";
import { saveOnboardingEndpoint } from "@/lib/onboarding/contract/carrier-side";
import { saveOnboarding } from "@/lib/onboarding/save-onboarding";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(saveOnboardingEndpoint, saveOnboarding);
