import { recommendCrossingsEndpoint } from "@/lib/border-crossings/contract";
import { recommendCrossings } from "@/lib/border-crossings/recommend-crossings";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(recommendCrossingsEndpoint, recommendCrossings);
