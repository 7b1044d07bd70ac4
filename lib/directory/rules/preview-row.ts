import type { Planned } from "@/lib/directory/rules/plan-mapping";
import type { PreviewRow, PreviewStatus } from "@/lib/directory/schema/preview";

function statusOf({ entry, externalId, isSuperseded, refusedFor }: Planned): PreviewStatus {
  if (!entry) return "NOT_FOUND";
  if (isSuperseded) return "DUPLICATE";
  if (refusedFor !== undefined) return "CONFLICT";
  if (entry.externalId === externalId) return "UNCHANGED";
  return entry.externalId === null ? "MATCHED" : "CHANGED";
}

/** A planned item as someone looks at it before it is applied. */
export function previewRow(planned: Planned): PreviewRow {
  const { entry, externalId, refusedFor } = planned;
  const status = statusOf(planned);
  if (!entry) return { status };
  const isChange = status === "MATCHED" || status === "CHANGED";
  return {
    status,
    id: entry.id,
    name: entry.name,
    ...(entry.externalId !== null && { from: entry.externalId }),
    ...(isChange && externalId !== null && { to: externalId }),
    ...(status === "CONFLICT" && { heldBy: refusedFor }),
  };
}
