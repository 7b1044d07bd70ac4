import { updateCarrierProfileEndpoint } from "@/lib/carriers/contract/carriers";
import { updateCarrierProfile } from "@/lib/carriers/update-carrier-profile";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(updateCarrierProfileEndpoint, updateCarrierProfile);
