import { endPostingEndpoint } from "@/lib/bidding/contract/postings";
import { endOpenPosting } from "@/lib/bidding/end-open-posting";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(endPostingEndpoint, endOpenPosting);
