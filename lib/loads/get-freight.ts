import { AppError } from "@/lib/core/errors";
import { fillPlaces } from "@/lib/loads/fill-places";
import { findLoad } from "@/lib/loads/get-load";
import type { StoredLoad } from "@/lib/loads/rules/stored-load";
import type { LoadDocument, LoadStatus } from "@/lib/loads/schema/load";
import { readLoads } from "@/lib/loads/store/load-rows";
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

/** Those of the loads that are the organization's, by their ids; with `lock` as `getFreight`. */
export async function getFreights(ctx: Context, ids: readonly string[], lock = false): Promise<Map<string, Freight>> {
  const stored = await readLoads(ctx, ids, lock);
  return new Map(stored.map((load) => [load.id, freightOf(load)]));
}

/**
 * Makes a load available to carriers and keeps it locked until `tx` ends.
 * @throws AppError "not_found"; "conflict" for a load that is booked, cancelled or delivered
 */
export async function openLoadForBids(tx: Context, reference: Reference): Promise<Freight> {
  const stored = await findLoad(tx, reference, true);
  const { status } = stored.document;
  if (status === "AVAILABLE") return freightOf(stored);
  if (status !== "ON_HOLD") throw new AppError("conflict", `The load is ${status}: it cannot be posted.`);
  return makeAvailable(tx, stored);
}

async function makeAvailable(tx: Context, stored: StoredLoad): Promise<Freight> {
  const document = { ...stored.document, status: "AVAILABLE" as const };
  const changes = [{ path: "load.status", before: stored.document.status, after: document.status }];
  const change = { operation: "UPDATED" as const, changes, flags: ["load_posted"] };
  await updateLoad(tx, { stored, state: { ...stored, document }, change });
  return freightOf({ ...stored, document, version: stored.version + 1 });
}

/** Makes loads available to carriers that are locked and on hold. */
export async function makeLoadsAvailable(tx: Context, ids: readonly string[]) {
  for (const stored of await readLoads(tx, ids)) await makeAvailable(tx, stored);
}
