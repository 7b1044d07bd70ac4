import { serve } from "@/lib/http/serve";
import { acceptOnboarding } from "@/lib/onboarding/accept-onboarding";
import { acceptOnboardingEndpoint } from "@/lib/onboarding/contract/review";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(acceptOnboardingEndpoint, acceptOnboarding);
