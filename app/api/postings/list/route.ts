import { serve } from "@/lib/http/serve";
import { listPostingsEndpoint } from "@/lib/postings/contract/postings";
import { listPostings } from "@/lib/postings/list-postings";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(listPostingsEndpoint, listPostings);
