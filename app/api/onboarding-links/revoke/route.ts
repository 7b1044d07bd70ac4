import { serve } from "@/lib/http/serve";
import { revokeOnboardingLinkEndpoint } from "@/lib/onboarding/contract/links";
import { revokeOnboardingLink } from "@/lib/onboarding/create-onboarding-link";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(revokeOnboardingLinkEndpoint, revokeOnboardingLink);
