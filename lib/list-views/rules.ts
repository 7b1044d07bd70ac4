import type { Role } from "@/lib/core/access";
import { hasRole } from "@/lib/core/role-rank";
import type { ViewScope } from "@/lib/list-views/schema";

/** A view as it is stored. */
export type StoredView = {
  id: string;
  list: string;
  name: string;
  scope: ViewScope;
  teamId?: string;
  ownerId: string;
  query: string;
  updatedAt: Date;
};

export type Viewer = { userId: string; role: Role; teamIds: readonly string[] };

/** Views of one's own are seen by nobody else; those of a team by its members, and by admins. */
export function maySee({ scope, ownerId, teamId }: StoredView, { userId, role, teamIds }: Viewer): boolean {
  if (scope === "PRIVATE") return ownerId === userId;
  if (scope === "ORGANIZATION") return true;
  return (teamId !== undefined && teamIds.includes(teamId)) || hasRole(role, "ADMIN");
}

/** Who saved a view may change it, and admins one that is shared. Viewers share none, so they change none of these. */
export function mayChange(view: StoredView, viewer: Viewer): boolean {
  if (!maySee(view, viewer)) return false;
  if (view.scope === "PRIVATE") return true;
  return hasRole(viewer.role, "ADMIN") || (hasRole(viewer.role, "BROKER") && view.ownerId === viewer.userId);
}

/** Why a viewer may not share a view so; nothing when they may. */
export function refusalToShare({ scope, teamId }: Pick<StoredView, "scope" | "teamId">, viewer: Viewer) {
  if (scope === "PRIVATE") return undefined;
  if (!hasRole(viewer.role, "BROKER")) return "Only brokers and admins share views.";
  const isOfTeam = scope !== "TEAM" || hasRole(viewer.role, "ADMIN") || viewer.teamIds.includes(teamId ?? "");
  return isOfTeam ? undefined : "A view is shared with a team of one's own.";
}

/** As its user arranged them; what was not arranged comes after that, by name. */
export function inOrder<View extends Pick<StoredView, "id" | "name">>(
  views: readonly View[],
  order: readonly string[],
) {
  const placeOf = ({ id }: View) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...views].sort((a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
}
