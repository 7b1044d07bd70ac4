import { serve } from "@/lib/http/serve";
import { listOnboardingLinksEndpoint } from "@/lib/onboarding/contract/links";
import { listOnboardingLinks } from "@/lib/onboarding/create-onboarding-link";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(listOnboardingLinksEndpoint, listOnboardingLinks);
