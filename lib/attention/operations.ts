import { getAttentionEndpoint } from "@/lib/attention/contract";
import { getAttention } from "@/lib/attention/get-attention";
import { operation } from "@/lib/server/operation";

export const attentionOperations = [operation(getAttentionEndpoint, getAttention)] as const;
