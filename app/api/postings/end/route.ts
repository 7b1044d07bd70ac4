import { serve } from "@/lib/http/serve";
import { endPostingEndpoint } from "@/lib/postings/contract/postings";
import { endOpenPosting } from "@/lib/postings/end-open-posting";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(endPostingEndpoint, endOpenPosting);
