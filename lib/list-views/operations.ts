import {
  arrangeViewsEndpoint,
  listViewsEndpoint,
  removeViewEndpoint,
  saveViewEndpoint,
} from "@/lib/list-views/contract";
import { listViews } from "@/lib/list-views/list-views";
import { arrangeViews, removeView, saveView } from "@/lib/list-views/save-view";
import { operation } from "@/lib/server/operation";

/** Each endpoint of this feature with its function, in the order of the documentation. */
export const listViewOperations = [
  operation(listViewsEndpoint, listViews),
  operation(saveViewEndpoint, saveView),
  operation(removeViewEndpoint, removeView),
  operation(arrangeViewsEndpoint, arrangeViews),
] as const;
