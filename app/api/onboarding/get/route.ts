import { serve } from "@/lib/http/serve";
import { getOnboardingEndpoint } from "@/lib/onboarding/contract/carrier-side";
import { getOnboarding } from "@/lib/onboarding/get-onboarding";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(getOnboardingEndpoint, getOnboarding);
