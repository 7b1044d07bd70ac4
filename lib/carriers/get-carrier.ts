import { guardCarrier } from "@/lib/carriers/find-carriers";
import { eligibilityOf } from "@/lib/carriers/rules/eligibility";
import { linkState } from "@/lib/carriers/rules/link-state";
import type { CarrierRecord, CarrierResponse, GetCarrierRequest } from "@/lib/carriers/schema/carrier";
import type { CarrierHistoryRequest, CarrierHistoryResponse } from "@/lib/carriers/schema/history";
import { readChanges } from "@/lib/carriers/store/carrier-history";
import { countOpenConflicts } from "@/lib/carriers/store/conflicts";
import { findCarriers } from "@/lib/carriers/store/known-carriers";
import { readLatestLinks } from "@/lib/carriers/store/latest-links";
import { AppError } from "@/lib/core/errors";
import { pageSizeDefault } from "@/lib/core/protocol.values";
import type { Context } from "@/lib/server/context";

/** @throws AppError "not_found" for an id no carrier has. */
export async function getCarrier(
  ctx: Context,
  { id }: GetCarrierRequest & { id: string },
): Promise<CarrierResponse & { version: number }> {
  const [carrier] = await describeCarriers(ctx, [id]);
  if (!carrier) throw new AppError("not_found", "There is no such carrier.");
  return { carrier, version: carrier.profileVersion };
}

/** The carriers of these ids, in their order, with all the organization has of them. An unknown id is left out. */
export async function describeCarriers(ctx: Context, ids: readonly string[]): Promise<CarrierRecord[]> {
  if (ids.length === 0) return [];
  const [carriers, conflicts, links] = await Promise.all([
    findCarriers(ctx, ids),
    countOpenConflicts(ctx, ids),
    readLatestLinks(ctx, ids),
  ]);
  const byId = new Map(carriers.map((carrier) => [carrier.id, carrier]));
  return ids.flatMap((id) => {
    const carrier = byId.get(id);
    const link = links.get(id);
    if (!carrier) return [];
    return {
      ...carrier,
      meaning: eligibilityOf(carrier.relationship),
      openConflicts: conflicts.get(id) ?? 0,
      ...(link && { onboarding: linkState(link, ctx.now) }),
    };
  });
}

/** Who set what of a carrier, newest first. */
export async function listCarrierChanges(
  ctx: Context,
  { id, limit = pageSizeDefault, cursor }: CarrierHistoryRequest & { id: string },
): Promise<CarrierHistoryResponse> {
  const [changes] = await Promise.all([readChanges(ctx, { carrierId: id, limit, cursor }), guardCarrier(ctx, id)]);
  return changes;
}
