import { rankCrossingsEndpoint } from "@/lib/border-crossings/contract";
import { rankCrossings } from "@/lib/border-crossings/rank-crossings";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(rankCrossingsEndpoint, rankCrossings);
