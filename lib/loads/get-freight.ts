import { AppError } from "@/lib/core/errors";
import { fillPlaces } from "@/lib/loads/fill-places";
import { findLoad } from "@/lib/loads/get-load";
import type { StoredLoad } from "@/lib/loads/rules/stored-load";
import type { LoadDocument, LoadStatus } from "@/lib/loads/schema/load";
import { updateLoad } from "@/lib/loads/store/load-writes";
import type { Context } from "@/lib/server/context";

/** A load as it is offered to carriers, completed from its places. */
export type Freight = Pick<StoredLoad, "id" | "externalId" | "version" | "blockedCarriers"> & {
  status: LoadStatus;
  document: LoadDocument;
};

export const freightOf = ({ id, externalId, version, blockedCarriers, document }: StoredLoad): Freight => ({
  id,
  externalId,
  version,
  blockedCarriers,
  status: document.status,
  document: fillPlaces(document),
});

type Reference = { id?: string | undefined; externalId?: string | undefined };

/**
 * @param lock inside a transaction: nobody else writes the load until it ends
 * @throws AppError "not_found", also for a load of another organization.
 */
export const getFreight = async (ctx: Context, reference: Reference, lock = false): Promise<Freight> =>
  freightOf(await findLoad(ctx, reference, lock));

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
