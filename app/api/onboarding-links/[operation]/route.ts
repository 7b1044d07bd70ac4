import { nextRoute } from "@/lib/http/next-route";
import { onboardingOperations } from "@/lib/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = nextRoute(onboardingOperations);
