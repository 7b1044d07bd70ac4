import type { StoredView } from "@/lib/list-views/rules";
import { ViewScope } from "@/lib/list-views/schema";
import { announceChange } from "@/lib/server/announce-change";
import type { Context } from "@/lib/server/context";
import type { Prisma } from "@/prisma/generated/client";

const viewOf = ({ scope, teamId, ...row }: Prisma.ListViewGetPayload<object>): StoredView => ({
  ...row,
  scope: ViewScope.parse(scope),
  ...(teamId !== null && { teamId }),
});

/** The shared views of a list, and those that this user saved for themselves. */
export async function readViews(
  { organizationId, db }: Context,
  { list, userId }: { list: string; userId: string },
): Promise<StoredView[]> {
  const isShared = { scope: { in: ["TEAM", "ORGANIZATION"] } };
  const rows = await db.listView.findMany({ where: { organizationId, list, OR: [isShared, { ownerId: userId }] } });
  return rows.map(viewOf);
}

export async function findView({ organizationId, db }: Context, id: string): Promise<StoredView | undefined> {
  const row = await db.listView.findUnique({ where: { organizationId_id: { organizationId, id } } });
  return row ? viewOf(row) : undefined;
}

export const countViewsOf = ({ organizationId, db }: Context, ownerId: string): Promise<number> =>
  db.listView.count({ where: { organizationId, ownerId } });

type Saved = Omit<StoredView, "updatedAt">;

export async function writeView(ctx: Context, { id, teamId = undefined, ...view }: Saved): Promise<StoredView> {
  const { organizationId, now } = ctx;
  const saved = { ...view, teamId: teamId ?? null, updatedAt: now };
  const row = await ctx.db.listView.upsert({
    where: { organizationId_id: { organizationId, id } },
    create: { organizationId, id, ...saved, createdAt: now },
    update: saved,
  });
  announceChange(ctx, "list-view");
  return viewOf(row);
}

/** False when it is gone already. */
export async function deleteView(ctx: Context, id: string): Promise<boolean> {
  const { organizationId, db } = ctx;
  const { count } = await db.listView.deleteMany({ where: { organizationId, id } });
  announceChange(ctx, "list-view");
  return count === 1;
}

type Choice = { order: string[]; defaultId: string | null };

export async function readChoice(
  { organizationId, db }: Context,
  key: { list: string; userId: string },
): Promise<Choice> {
  const row = await db.listViewChoice.findUnique({
    where: { organizationId_userId_list: { organizationId, ...key } },
    select: { order: true, defaultId: true },
  });
  return row ?? { order: [], defaultId: null };
}

export async function writeChoice(ctx: Context, key: { list: string; userId: string }, choice: Choice) {
  const { organizationId } = ctx;
  const where = { organizationId_userId_list: { organizationId, ...key } };
  await ctx.db.listViewChoice.upsert({ where, create: { organizationId, ...key, ...choice }, update: choice });
  announceChange(ctx, "list-view");
}
