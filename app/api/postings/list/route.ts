import { listPostingsEndpoint } from "@/lib/bidding/contract/postings";
import { listPostings } from "@/lib/bidding/list-postings";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(listPostingsEndpoint, listPostings);
