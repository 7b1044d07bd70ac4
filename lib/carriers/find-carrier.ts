import type { KnownCarrier } from "@/lib/carriers/schema/known-carrier";
import { findCarriers, findCarriersByIdentifiers } from "@/lib/carriers/store/known-carriers";
import type { Context } from "@/lib/server/context";
import type { CarrierIdentifiers } from "@/lib/vocabulary/carrier-identifiers";

/**
 * The carrier these identifiers name. Numbers that belong to different carriers name nobody: never a guess.
 * `id` identifies only when it stands alone.
 */
export async function findCarrier(
  ctx: Context,
  { id, ...identifiers }: CarrierIdentifiers & { id?: string },
): Promise<KnownCarrier | undefined> {
  const isAlone = id !== undefined && Object.values(identifiers).every((value) => value === undefined);
  const found = isAlone ? await findCarriers(ctx, [id]) : await findCarriersByIdentifiers(ctx, identifiers);
  return found.length === 1 ? found[0] : undefined;
}

/** The carriers of these ids; an id nobody has is left out. */
export const getCarriers = (ctx: Context, ids: readonly string[]): Promise<KnownCarrier[]> =>
  ids.length === 0 ? Promise.resolve([]) : findCarriers(ctx, ids);
