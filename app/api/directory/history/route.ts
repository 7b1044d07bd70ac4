import { listDirectoryChangesEndpoint } from "@/lib/directory/contract/history";
import { listDirectoryChanges } from "@/lib/directory/list-directory";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(listDirectoryChangesEndpoint, listDirectoryChanges);
