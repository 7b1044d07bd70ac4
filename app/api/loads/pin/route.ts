import { serve } from "@/lib/http/serve";
import { pinFieldEndpoint } from "@/lib/loads/contract";
import { pinLoadField } from "@/lib/loads/pin-load-field";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(pinFieldEndpoint, pinLoadField);
