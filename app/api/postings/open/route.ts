import { openPostingEndpoint } from "@/lib/bidding/contract/postings";
import { openPosting } from "@/lib/bidding/open-posting";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(openPostingEndpoint, openPosting);
