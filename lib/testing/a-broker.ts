import type { Role } from "@/lib/core/access";
import type { Context } from "@/lib/server/context";
import { aMember, by } from "@/lib/testing/a-directory";

/** A user of the organization with a role and, where it covers loads, the TMS's id; the context of its calls. */
export const aBroker = async (
  ctx: Context,
  { role = "BROKER", externalId }: { role?: Role; externalId?: string } = {},
) => by(ctx, await aMember(ctx, { role, ...(externalId && { externalId }) }));
