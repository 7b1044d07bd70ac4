import { fillPlaces } from "@/lib/loads/fill-places";
import { findLoad } from "@/lib/loads/get-load";
import type { StoredLoad } from "@/lib/loads/rules/stored-load";
import type { LoadDocument, LoadStatus } from "@/lib/loads/schema/load";
import { readLoads } from "@/lib/loads/store/load-rows";
import type { Context } from "@/lib/server/context";

/** A load as carriers are asked to haul it. What its places tell is filled in. */
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

/** Those of the loads that are the organization's, in no order. */
export const listFreight = async (ctx: Context, ids: readonly string[]): Promise<Freight[]> =>
  (await readLoads(ctx, ids)).map(freightOf);
