import { undoDirectoryChangeEndpoint } from "@/lib/directory/contract/history";
import { undoDirectoryChange } from "@/lib/directory/undo-directory-change";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(undoDirectoryChangeEndpoint, undoDirectoryChange);
