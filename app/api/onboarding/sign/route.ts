import { serve } from "@/lib/http/serve";
import { signOnboardingEndpoint } from "@/lib/onboarding/contract/carrier-side";
import { signOnboarding } from "@/lib/onboarding/sign-onboarding";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(signOnboardingEndpoint, signOnboarding);
