import { bidResponseTimesEndpoint } from "@/lib/bidding/contract/bid-events";
import { reportResponseTimes } from "@/lib/bidding/report-response-times";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(bidResponseTimesEndpoint, reportResponseTimes);
