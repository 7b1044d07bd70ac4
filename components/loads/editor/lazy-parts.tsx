"use client";

import { useFirstUse } from "@/components/app-shell/first-use";
import { late, orNotFetched } from "@/components/app-shell/late";

const loadConflictDialog = () => import("@/components/loads/editor/conflict-dialog").then((m) => m.ConflictDialog);
const loadContextPanel = () => import("@/components/loads/editor/context-panel").then((m) => m.ContextPanel);
const loadSavedNotices = () => import("@/components/loads/editor/saved-notices").then((m) => m.SavedNotices);

export const ConflictDialog = late(orNotFetched(loadConflictDialog));
export const ContextPanel = late(orNotFetched(loadContextPanel));
export const SavedNotices = late(orNotFetched(loadSavedNotices));

type Loads = readonly (() => Promise<unknown>)[];
const neededByAll: Loads = [
  () => import("@/components/ui/dialog-window"),
  () => import("@/components/ui/menu-popup"),
  () => import("@/components/app-shell/toast-stack"),
];
/** Nobody else has changed a load that is not stored yet. */
const neededByStored: Loads = [...neededByAll, loadConflictDialog, loadSavedNotices];

const fetching = (loads: Loads) => () => {
  for (const load of loads) load().catch(() => undefined);
};
const fetchForNew = fetching(neededByAll);
const fetchForStored = fetching(neededByStored);

/** Fetches what may be needed once somebody uses the page: a save that fails offline must not fail to say so. */
export const useNeededLater = (isStored: boolean) => useFirstUse(isStored ? fetchForStored : fetchForNew);
