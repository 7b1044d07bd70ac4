import { bidResponseTimesEndpoint } from "@/lib/bids/contract";
import { reportResponseTimes } from "@/lib/bids/report-response-times";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(bidResponseTimesEndpoint, reportResponseTimes);
