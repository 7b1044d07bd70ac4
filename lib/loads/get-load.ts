import { getCarriers } from "@/lib/carriers/find-carriers";
import type { KnownCarrier } from "@/lib/carriers/schema/carrier";
import { dayOf } from "@/lib/core/day-of";
import { AppError } from "@/lib/core/errors";
import { describePlaces, fillPlaces } from "@/lib/loads/fill-places";
import { nameOwners } from "@/lib/loads/find-load-owners";
import { findOverwrittenEdits } from "@/lib/loads/find-waiting-loads";
import { doubtsOf } from "@/lib/loads/load-warnings";
import { measureLoad } from "@/lib/loads/measure-load";
import { placeContradictions } from "@/lib/loads/place-contradictions";
import { answerLastSynced, answerLoad, requestOnlyFields } from "@/lib/loads/rules/answer-load";
import { hasRestrictedCrossing } from "@/lib/loads/rules/restricted-crossing";
import { withoutRestrictedFields } from "@/lib/loads/rules/restricted-fields";
import type { CarrierBlock, StoredLoad } from "@/lib/loads/rules/stored-load";
import { seesCustomerRates } from "@/lib/loads/save-load-policy";
import type { GetLoadResponse, StopPlace } from "@/lib/loads/schema/operations";
import type { LoadStopInput } from "@/lib/loads/schema/stop";
import { readLoad, readLoadById } from "@/lib/loads/store/load-rows";
import type { Context } from "@/lib/server/context";

type Reference = { id?: string | undefined; externalId?: string | undefined };

/** @throws AppError "not_found", also for a load of another organization. */
export async function getLoad(ctx: Context, reference: Reference): Promise<GetLoadResponse> {
  const stored = await findLoad(ctx, reference);
  const [described, seesAll, edits] = await Promise.all([
    describeLoad(ctx, stored),
    seesCustomerRates(ctx),
    findOverwrittenEdits(ctx, [stored.id]),
  ]);
  const edit = edits.get(stored.id);
  const answer = { ...described, ...(edit && { overwrittenEdit: { ...edit, at: edit.at.toISOString() } }) };
  return seesAll ? answer : withoutRestrictedFields(answer);
}

/** @throws AppError "not_found", also for a load of another organization. */
export async function findLoad(ctx: Context, { id, externalId }: Reference, lock = false): Promise<StoredLoad> {
  const stored = id
    ? await readLoadById(ctx, id, lock)
    : externalId
      ? await readLoad(ctx, externalId, lock)
      : undefined;
  if (!stored) throw new AppError("not_found", "There is no such load.");
  return stored;
}

type Described = Omit<StoredLoad, "revision" | "createdAt">;

/** A stored load with everything its users may see of it. */
export async function describeLoad(ctx: Context, stored: Described): Promise<GetLoadResponse> {
  const { document, syncBase, pinnedPaths, blockedCarriers, proposedCarrier, version, updatedAt } = stored;
  const carrierId = document.assignedCarrier?.carrierId;
  const miles = measureLoad(document);
  const doubts = doubtsOf(document, ctx.now);
  const blockedIds = blockedCarriers.map((block) => block.carrierId);
  const { externalOwnerCoverageUserId: user, externalOwnerCoverageTeamId: team } = document;
  const [carriers, [owners]] = await Promise.all([
    getCarriers(ctx, carrierId ? [carrierId, ...blockedIds] : blockedIds),
    nameOwners(ctx, [{ user, team }]),
  ]);
  return {
    load: answerLoad(
      stored,
      fillPlaces(document),
      carriers.find(({ id }) => id === carrierId),
    ),
    requestOnly: requestOnlyFields(document),
    version,
    updatedAt: updatedAt.toISOString(),
    lastSynced: answerLastSynced(syncBase),
    pinnedPaths: [...pinnedPaths],
    ...owners,
    ...(proposedCarrier && { proposedCarrier }),
    blockedCarriers: withNames(blockedCarriers, carriers),
    stopPlaces: describePlaces(document.stops).map((place, index) => ({
      ...place,
      ...contradictionOf(document.stops[index]),
    })),
    ...(hasRestrictedCrossing(document, dayOf(ctx.now)) && { crossingRestricted: true as const }),
    ...(doubts.length > 0 && { doubts }),
    ...(miles !== undefined && { miles }),
  };
}

/** Of a place that contradicts itself, what does. */
function contradictionOf(stop: LoadStopInput | undefined): Pick<StopPlace, "contradicts"> {
  const [first] = stop ? placeContradictions(stop) : [];
  return first ? { contradicts: first.reason } : {};
}

/** The carriers blocked for a load, as they are answered. */
export async function answerBlocks(ctx: Context, blocks: readonly CarrierBlock[], version: number) {
  const carriers = await getCarriers(
    ctx,
    blocks.map(({ carrierId }) => carrierId),
  );
  return { blockedCarriers: withNames(blocks, carriers), version };
}

const withNames = (blocks: readonly CarrierBlock[], carriers: readonly KnownCarrier[]) =>
  blocks.map((block) => ({
    ...block,
    displayName: carriers.find(({ id }) => id === block.carrierId)?.displayName ?? block.carrierId,
  }));
