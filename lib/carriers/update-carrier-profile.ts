import { guardCarrier } from "@/lib/carriers/find-carriers";
import { getCarrier } from "@/lib/carriers/get-carrier";
import { recordCarrierChanges } from "@/lib/carriers/record-carrier-changes";
import { emptyProfile, profileChanges, replacedProfile } from "@/lib/carriers/rules/profile-changes";
import type { CarrierResponse, UpdateProfileRequest } from "@/lib/carriers/schema/carrier";
import { readProfiles, writeProfiles } from "@/lib/carriers/store/known-carriers";
import { lockCarriersOf } from "@/lib/carriers/store/relationships";
import { AppError } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/**
 * Replaces what the organization knows of a carrier, field by field.
 * @throws AppError "not_found"; "version_conflict" with the carrier as it is.
 */
export async function updateCarrierProfile(
  ctx: Context,
  { id, carrier: _named, ifVersion, ...fields }: UpdateProfileRequest & { id: string },
): Promise<CarrierResponse & { version: number }> {
  await guardCarrier(ctx, id);
  return inTransaction(ctx, async (tx) => {
    await lockCarriersOf(tx);
    const { profile, version } = (await readProfiles(tx, [id])).get(id) ?? { profile: emptyProfile, version: 0 };
    if (ifVersion !== undefined && ifVersion !== version) {
      const current = await getCarrier(tx, { id });
      throw new AppError("version_conflict", "The carrier was changed meanwhile.", { current });
    }
    const replaced = replacedProfile(profile, fields);
    const changes = profileChanges(profile, replaced);
    if (changes.length > 0) {
      await writeProfiles(tx, new Map([[id, { profile: replaced, version: version + 1 }]]));
      await recordCarrierChanges(tx, [{ carrierId: id, operation: "PROFILE_UPDATED", changes }]);
    }
    return getCarrier(tx, { id });
  });
}
