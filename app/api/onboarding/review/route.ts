import { serve } from "@/lib/http/serve";
import { reviewOnboarding } from "@/lib/onboarding/accept-onboarding";
import { reviewOnboardingEndpoint } from "@/lib/onboarding/contract/review";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(reviewOnboardingEndpoint, reviewOnboarding);
