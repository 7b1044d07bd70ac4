import { serve } from "@/lib/http/serve";
import { rotateSecretEndpoint } from "@/lib/webhooks/contract/webhook";
import { rotateSecret } from "@/lib/webhooks/rotate-secret";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(rotateSecretEndpoint, rotateSecret);
