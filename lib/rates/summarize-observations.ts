import type { SummarizeObservationsRequest, SummarizeObservationsResponse } from "@/lib/rates/schema/observation";
import { summarizeStored } from "@/lib/rates/store/observations";
import type { Context } from "@/lib/server/context";
import { oncePerProcess } from "@/lib/server/once-per-process";

// All prices are counted, which takes a second for each million. A count that was quick is always made anew; one that
// was not serves for so long that counting never takes more than a small share of the time.
const quickMilliseconds = 250;
const servesTimes = 20;

type Counted = { summary: SummarizeObservationsResponse; until: number };
const counts = oncePerProcess("rate observation counts", () => new Map<string, Counted>());

/** How many prices the organization has, of how many carriers and lanes, since when and where from. */
export async function summarizeObservations(
  ctx: Context,
  _request: SummarizeObservationsRequest,
): Promise<SummarizeObservationsResponse> {
  const known = counts.get(ctx.organizationId);
  const startedAt = performance.now();
  if (known && startedAt < known.until) return known.summary;
  const summary = await summarizeStored(ctx);
  const now = performance.now();
  const took = now - startedAt;
  if (took > quickMilliseconds) counts.set(ctx.organizationId, { summary, until: now + took * servesTimes });
  else counts.delete(ctx.organizationId);
  return summary;
}

/** After many prices came or went: the next count is a new one. */
export const recountObservations = ({ organizationId }: Context) => void counts.delete(organizationId);
