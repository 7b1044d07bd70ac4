import {
  attentionSummaryEndpoint,
  getAttentionEndpoint,
  listAttentionEndpoint,
  muteKindEndpoint,
  snoozeItemEndpoint,
  unsnoozeItemEndpoint,
} from "@/lib/attention/contract";
import { getAttention } from "@/lib/attention/get-attention";
import { listAttention } from "@/lib/attention/list-attention";
import { muteKind, snoozeItem, unsnoozeItem } from "@/lib/attention/put-off";
import { reportFigures } from "@/lib/attention/report-figures";
import { operation } from "@/lib/server/operation";

export const attentionOperations = [
  operation(getAttentionEndpoint, getAttention),
  operation(listAttentionEndpoint, listAttention),
  operation(attentionSummaryEndpoint, reportFigures),
  operation(snoozeItemEndpoint, snoozeItem),
  operation(unsnoozeItemEndpoint, unsnoozeItem),
  operation(muteKindEndpoint, muteKind),
] as const;
