import { serve } from "@/lib/http/serve";
import { rateHistoryEndpoint } from "@/lib/rates/contract";
import { lookUpRateHistory } from "@/lib/rates/look-up-rate-history";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(rateHistoryEndpoint, lookUpRateHistory);
