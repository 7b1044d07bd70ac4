import { serve } from "@/lib/http/serve";
import { createOnboardingLinkEndpoint } from "@/lib/onboarding/contract/links";
import { createOnboardingLink } from "@/lib/onboarding/create-onboarding-link";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(createOnboardingLinkEndpoint, createOnboardingLink);
