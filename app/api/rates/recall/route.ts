import { serve } from "@/lib/http/serve";
import { recallRatesEndpoint } from "@/lib/rates/contract";
import { recallRates } from "@/lib/rates/recall-rates";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(recallRatesEndpoint, recallRates);
