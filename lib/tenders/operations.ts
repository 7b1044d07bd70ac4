import { operation } from "@/lib/server/operation";
import { draftLoadsEndpoint } from "@/lib/tenders/contract";
import { draftLoads } from "@/lib/tenders/draft-loads";

export const tenderOperations = [operation(draftLoadsEndpoint, draftLoads)] as const;
