import * as z from "zod";
import { ShortText, storable } from "@/lib/vocabulary/text";

const queryMax = 2000;
const viewsMax = 200;

const ListName = z.enum(["loads"]).meta({ description: "Which list." });

export const ViewScope = z.enum(["PRIVATE", "TEAM", "ORGANIZATION"]).meta({
  id: "ViewScope",
  description: "Who sees a view: who saved it alone, a team of theirs, or everybody in your organization.",
});
export type ViewScope = z.infer<typeof ViewScope>;

const fields = {
  name: ShortText.meta({ description: "What it is called." }),
  scope: ViewScope.meta({ description: "Who sees it." }),
  teamId: ShortText.optional().meta({ description: "Our id of the team whose view it is; with the scope TEAM alone." }),
  query: z
    .string()
    .max(queryMax)
    .refine(...storable)
    .meta({ description: "Its filters, order and columns, as the query of the list's address has them." }),
};

export const ListView = z
  .object({
    id: z.string().meta({ description: "Our id of the view." }),
    ...fields,
    mayChange: z.boolean().meta({ description: "Whether you may change and remove it." }),
    updatedAt: z.iso.datetime().meta({ description: "When it was saved last." }),
  })
  .meta({ id: "ListView", description: "A view of a list, saved under a name." });
export type ListView = z.infer<typeof ListView>;

const ViewTeam = z.object({
  id: z.string().meta({ description: "Our id of the team." }),
  name: z.string().meta({ description: "Its name." }),
});

export const ListViewsRequest = z.object({ list: ListName });
export type ListViewsRequest = z.infer<typeof ListViewsRequest>;
export const ListViewsResponse = z.object({
  items: z.array(ListView).meta({ description: "The views that you may see, in your order." }),
  defaultId: z.string().nullable().meta({ description: "The view that opens first for you." }),
  teams: z.array(ViewTeam).meta({ description: "Your teams, with whom a view can be shared." }),
});
export type ListViewsResponse = z.infer<typeof ListViewsResponse>;

export const SaveViewRequest = z
  .object({
    list: ListName,
    id: ShortText.optional().meta({ description: "The view to change. Without it a new one is saved." }),
    ...fields,
  })
  .refine(({ scope, teamId }) => (scope === "TEAM") === (teamId !== undefined), {
    path: ["teamId"],
    message: "Is for views with the scope TEAM, and needed there.",
  });
export type SaveViewRequest = z.infer<typeof SaveViewRequest>;
export const SaveViewResponse = z.object({ view: ListView.meta({ description: "The view as it is now." }) });
export type SaveViewResponse = z.infer<typeof SaveViewResponse>;

export const RemoveViewRequest = z.object({ id: ShortText.meta({ description: "Our id of the view." }) });
export type RemoveViewRequest = z.infer<typeof RemoveViewRequest>;
export const RemoveViewResponse = z.object({});
export type RemoveViewResponse = z.infer<typeof RemoveViewResponse>;

export const ArrangeViewsRequest = z.object({
  list: ListName,
  order: z
    .array(ShortText)
    .max(viewsMax)
    .meta({ description: "The ids of the views, in your order. Those left out come after them, by name." }),
  defaultId: ShortText.nullable().meta({ description: "The view that opens first for you; null for none." }),
});
export type ArrangeViewsRequest = z.infer<typeof ArrangeViewsRequest>;
export const ArrangeViewsResponse = z.object({});
export type ArrangeViewsResponse = z.infer<typeof ArrangeViewsResponse>;
