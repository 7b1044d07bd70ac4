import { LoadChange } from "@/lib/loads/schema/list";
import type { Context } from "@/lib/server/context";

/** The changes of a load before a version, newest first. */
export async function readHistory(
  { organizationId, db }: Context,
  { loadId, before, limit }: { loadId: string; before: number | undefined; limit: number },
): Promise<LoadChange[]> {
  const rows = await db.loadChange.findMany({
    where: { organizationId, loadId, ...(before !== undefined && { version: { lt: before } }) },
    orderBy: { version: "desc" },
    take: limit,
  });
  return rows.map(({ createdAt, ...row }) => LoadChange.parse({ ...row, at: createdAt.toISOString() }));
}
