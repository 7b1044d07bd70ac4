import { revokeUnsigned } from "@/lib/carriers/store/latest-links";
import type { Context } from "@/lib/server/context";

/** Revokes the links of these carriers that nobody signed, for good. The carriers must be locked. */
export async function revokeUnsignedLinks(tx: Context, carrierIds: readonly string[]): Promise<void> {
  if (carrierIds.length > 0) await revokeUnsigned(tx, carrierIds);
}
