import { AppError } from "@/lib/core/errors";
import { teamsOfUser } from "@/lib/directory/find-owners";
import { inOrder, mayChange, maySee, type StoredView, type Viewer } from "@/lib/list-views/rules";
import type { ListView, ListViewsRequest, ListViewsResponse } from "@/lib/list-views/schema";
import { readChoice, readViews } from "@/lib/list-views/store";
import type { Context } from "@/lib/server/context";

/** @throws AppError "forbidden" for anyone but a user: keys have no views. */
export async function viewerOf(ctx: Context): Promise<Viewer & { teams: { id: string; name: string }[] }> {
  const { actor } = ctx;
  if (actor.type !== "user") throw new AppError("forbidden", "Views are for signed-in users.");
  const teams = await teamsOfUser(ctx, actor.id);
  return { userId: actor.id, role: actor.role, teams, teamIds: teams.map(({ id }) => id) };
}

/** A view as one of its viewers sees it. */
export function shownTo(viewer: Viewer, view: StoredView): ListView {
  const { id, name, scope, teamId, query, updatedAt } = view;
  return {
    id,
    name,
    scope,
    ...(teamId !== undefined && { teamId }),
    query,
    mayChange: mayChange(view, viewer),
    updatedAt: updatedAt.toISOString(),
  };
}

/** The views of a list that the user may see, in the order that they gave them. */
export async function listViews(ctx: Context, { list }: ListViewsRequest): Promise<ListViewsResponse> {
  const { teams, ...viewer } = await viewerOf(ctx);
  const key = { list, userId: viewer.userId };
  const [views, { order, defaultId }] = await Promise.all([readViews(ctx, key), readChoice(ctx, key)]);
  const seen = inOrder(
    views.filter((view) => maySee(view, viewer)),
    order,
  );
  const isThere = seen.some(({ id }) => id === defaultId);
  return { items: seen.map((view) => shownTo(viewer, view)), defaultId: isThere ? defaultId : null, teams };
}
