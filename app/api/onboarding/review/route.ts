import { serve } from "@/lib/http/serve";
import { reviewOnboardingEndpoint } from "@/lib/onboarding/contract/review";
import { reviewOnboarding } from "@/lib/onboarding/review-onboarding";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(reviewOnboardingEndpoint, reviewOnboarding);
