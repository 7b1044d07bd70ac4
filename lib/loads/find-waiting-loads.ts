import { fillStop } from "@/lib/loads/fill-places";
import type { LoadCoverage } from "@/lib/loads/rules/coverage";
import { type OverwrittenEdit, overwrittenEdit } from "@/lib/loads/rules/overwritten-edits";
import { isRestricted } from "@/lib/loads/rules/restricted-fields";
import { seesCustomerRates } from "@/lib/loads/save-load-policy";
import type { LoadBrief } from "@/lib/loads/schema/brief";
import {
  countPickups,
  type DescribedLoad,
  describeLoadRows,
  hasLoadRows,
  readNextPickups,
  readOverwritingChanges,
  readWaitingLoads,
  type WaitingLoad,
} from "@/lib/loads/store/waiting-loads";
import type { Context } from "@/lib/server/context";

const hour = 3_600_000;

/** A pickup is looked after from so long before it; afterwards it is not forgotten at once. */
export const pickupSoonHours = 48;
const pastPickupHours = 24;
const changedDays = 7;

/** A load for which somebody has to do something: `at` is its pickup, or since when it lacks something. */
export type { WaitingLoad };

/** The loads of these owners that lack a carrier, a time, or a look at what a sync replaced; up to `max` of each kind. */
export const findWaitingLoads = (ctx: Context, coverage: LoadCoverage, max: number): Promise<WaitingLoad[]> => {
  const from = (hours: number) => new Date(ctx.now.getTime() + hours * hour);
  const window = {
    pickupFrom: from(-pastPickupHours),
    pickupTo: from(pickupSoonHours),
    changedFrom: from(-changedDays * 24),
  };
  return readWaitingLoads(ctx, coverage, { ...window, max });
};

/** How many loads are picked up within a day and within two, and how many of them have no carrier. */
export function countPickupsAhead(ctx: Context, coverage: LoadCoverage) {
  const from = (hours: number) => new Date(ctx.now.getTime() + hours * hour);
  return countPickups(ctx, coverage, { soon: from(24), to: from(pickupSoonHours) });
}

/** The loads that are picked up next, the soonest first. */
export async function findNextPickups(ctx: Context, coverage: LoadCoverage, max: number): Promise<LoadBrief[]> {
  const ids = await readNextPickups(ctx, coverage, max);
  const briefs = await briefLoads(ctx, ids);
  return ids.flatMap((id) => briefs.get(id) ?? []);
}

/** Whether the organization has a load at all. */
export const hasLoads = (ctx: Context): Promise<boolean> => hasLoadRows(ctx);

function briefOf({ pickupAt, deliveryAt, origin, displayId, ...row }: DescribedLoad): LoadBrief {
  const timezone = origin ? fillStop(origin).location?.timezone : undefined;
  const { customerName, originPlace, destinationPlace, maxBuy, targetRate, ...known } = row;
  return {
    ...known,
    externalDisplayId: displayId,
    ...(customerName && { customerName }),
    ...(originPlace && { originPlace }),
    ...(destinationPlace && { destinationPlace }),
    ...(pickupAt && { pickupAt: pickupAt.toISOString() }),
    ...(deliveryAt && { deliveryAt: deliveryAt.toISOString() }),
    ...(timezone && { pickupTimezone: timezone }),
    ...(maxBuy && { maxBuy }),
    ...(targetRate && { targetRate }),
  };
}

/** What a line says of each of these loads, by its id. */
export async function briefLoads(ctx: Context, ids: readonly string[]): Promise<Map<string, LoadBrief>> {
  if (ids.length === 0) return new Map();
  return new Map((await describeLoadRows(ctx, [...new Set(ids)])).map((row) => [row.id, briefOf(row)]));
}

/** What syncs made of edits here, by the load; without what who asks may not see. */
export async function findOverwrittenEdits(
  ctx: Context,
  loadIds: readonly string[],
): Promise<Map<string, OverwrittenEdit>> {
  const [seesAll, ...changes] = await Promise.all([
    seesCustomerRates(ctx),
    ...loadIds.map((id) => readOverwritingChanges(ctx, id)),
  ]);
  const found = loadIds.flatMap((id, index) => {
    const edit = overwrittenEdit(changes[index] ?? []);
    const fields = edit?.fields.filter(({ path }) => seesAll || !isRestricted(path)) ?? [];
    return edit && fields.length > 0 ? [[id, { ...edit, fields }] as const] : [];
  });
  return new Map(found);
}
