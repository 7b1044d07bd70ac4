import type { CountLoadsByOwnerRequest, CountLoadsByOwnerResponse } from "@/lib/loads/schema/owners";
import { countByOwner, type OwnerKind } from "@/lib/loads/store/load-owners";
import type { Context } from "@/lib/server/context";

/** How many of the organization's loads each of these users and teams covers. */
export async function countLoadsByOwner(
  ctx: Context,
  { userExternalIds = [], teamExternalIds = [] }: CountLoadsByOwnerRequest,
): Promise<CountLoadsByOwnerResponse> {
  const count = async (kind: OwnerKind, externalIds: readonly string[]) => {
    const counts = await countByOwner(ctx, kind, [...new Set(externalIds)]);
    return externalIds.map((externalId) => ({ externalId, count: counts.get(externalId) ?? 0 }));
  };
  const [users, teams] = await Promise.all([count("user", userExternalIds), count("team", teamExternalIds)]);
  return { users, teams };
}
