import { AppError } from "@/lib/core/errors";
import { type Freight, freightOf } from "@/lib/loads/get-freight";
import { findLoad } from "@/lib/loads/get-load";
import { updateLoad } from "@/lib/loads/store/load-rows";
import type { Context } from "@/lib/server/context";

type Reference = { id?: string | undefined; externalId?: string | undefined };

/**
 * Makes a load available to carriers and keeps it locked until `tx` ends.
 * @throws AppError "not_found"; "conflict" for a load that is booked, cancelled or delivered
 */
export async function openLoadForBids(tx: Context, reference: Reference): Promise<Freight> {
  const stored = await findLoad(tx, reference, true);
  const { status } = stored.document;
  if (status === "AVAILABLE") return freightOf(stored);
  if (status !== "ON_HOLD") throw new AppError("conflict", `The load is ${status}: it cannot be posted.`);
  const document = { ...stored.document, status: "AVAILABLE" as const };
  const changes = [{ path: "load.status", before: status, after: document.status }];
  const change = { operation: "UPDATED" as const, changes, flags: ["load_posted"] };
  await updateLoad(tx, { stored, state: { ...stored, document }, change });
  return freightOf({ ...stored, document, version: stored.version + 1 });
}
