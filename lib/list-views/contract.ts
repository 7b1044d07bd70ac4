import { defineEndpoint } from "@/lib/core/endpoint";
import {
  ArrangeViewsRequest,
  ArrangeViewsResponse,
  ListViewsRequest,
  ListViewsResponse,
  RemoveViewRequest,
  RemoveViewResponse,
  SaveViewRequest,
  SaveViewResponse,
} from "@/lib/list-views/schema";

const shared = { tag: "Loads", callers: ["user"], scope: undefined, role: "VIEWER" } as const;

const view = {
  id: "view_019a9c5e-7777-7aaa-8bbb-0123456789ab",
  name: "Uncovered, northbound reefer",
  scope: "ORGANIZATION" as const,
  query: "trailer=REEFER&carrier=uncovered&sort=pickupAt",
  mayChange: true,
  updatedAt: "2026-11-20T09:30:00.123Z",
};
const { name, scope, query } = view;

export const listViewsEndpoint = defineEndpoint({
  ...shared,
  writes: false,
  path: "/list-views/list",
  operationId: "listViews",
  summary: "Saved view list",
  description: `Lists the saved views of a list, as you arranged them: yours, those of your teams and those of your
organization.`,
  request: ListViewsRequest,
  response: ListViewsResponse,
  examples: [
    {
      name: "Of the loads",
      request: { list: "loads" },
      response: {
        items: [view],
        defaultId: view.id,
        teams: [{ id: "team_019a9c5e-3333-7aaa-8bbb-0123456789ab", name: "Laredo desk" }],
      },
    },
  ],
});

export const saveViewEndpoint = defineEndpoint({
  ...shared,
  writes: true,
  mayConflict: true,
  path: "/list-views/save",
  operationId: "saveView",
  summary: "Saved view update",
  description: `Saves a view of a list under a name, or changes one.
A view of your own is seen by nobody else. One for a team or the organization may be changed by who shared it and by
admins, and needs the role BROKER. Nobody has more than 100.`,
  request: SaveViewRequest,
  response: SaveViewResponse,
  examples: [{ name: "For everybody", request: { list: "loads", name, scope, query }, response: { view } }],
});

export const removeViewEndpoint = defineEndpoint({
  ...shared,
  writes: true,
  path: "/list-views/remove",
  operationId: "removeView",
  summary: "Saved view removal",
  request: RemoveViewRequest,
  response: RemoveViewResponse,
  examples: [{ name: "One of your own", request: { id: view.id }, response: {} }],
});

export const arrangeViewsEndpoint = defineEndpoint({
  ...shared,
  writes: true,
  path: "/list-views/arrange",
  operationId: "arrangeViews",
  summary: "Saved view order",
  description: `Sets the order in which you have the views, and which opens first. For yourself alone. Ids of views that
are gone are passed over.`,
  request: ArrangeViewsRequest,
  response: ArrangeViewsResponse,
  examples: [{ name: "One first", request: { list: "loads", order: [view.id], defaultId: view.id }, response: {} }],
});
