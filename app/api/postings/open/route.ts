import { serve } from "@/lib/http/serve";
import { openPostingEndpoint } from "@/lib/postings/contract/postings";
import { openPosting } from "@/lib/postings/open-posting";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(openPostingEndpoint, openPosting);
