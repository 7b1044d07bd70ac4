import { serve } from "@/lib/http/serve";
import { explainRatesEndpoint } from "@/lib/rates/contract";
import { explainRates } from "@/lib/rates/explain-rates";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(explainRatesEndpoint, explainRates);
