"use client";

import { type ComponentType, useEffect } from "react";
import { late } from "@/components/app-shell/late";
import { ErrorState } from "@/components/ui/error-state";
import { CallError } from "@/lib/browser/api";

const NotFetched = () => <ErrorState error={new CallError(0, { code: "unreachable" })} />;

/** Code that comes when it is needed. If it does not come, the form stays with all that was typed. */
const orNotFetched =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  (): Promise<ComponentType<Props>> =>
    load().catch(() => NotFetched);

const loadConflictDialog = () => import("@/components/loads/editor/conflict-dialog").then((m) => m.ConflictDialog);
const loadContextPanel = () => import("@/components/loads/editor/context-panel").then((m) => m.ContextPanel);
const loadHistoryPanel = () => import("@/components/loads/editor/history-panel").then((m) => m.HistoryPanel);
const loadPostingCard = () => import("@/components/bidding/posting/posting-card").then((m) => m.PostingCard);
const loadRateCard = () => import("@/components/loads/editor/rate-card").then((m) => m.RateCard);
const loadSavedNotices = () => import("@/components/loads/editor/saved-notices").then((m) => m.SavedNotices);

export const ConflictDialog = late(orNotFetched(loadConflictDialog));
export const ContextPanel = late(orNotFetched(loadContextPanel));
export const HistoryPanel = late(orNotFetched(loadHistoryPanel));
export const PostingCard = late(orNotFetched(loadPostingCard));
export const RateCard = late(orNotFetched(loadRateCard));
export const SavedNotices = late(orNotFetched(loadSavedNotices));

const neededLater: readonly (() => Promise<unknown>)[] = [
  loadConflictDialog,
  loadHistoryPanel,
  loadSavedNotices,
  () => import("@/components/ui/dialog-window"),
  () => import("@/components/ui/menu-popup"),
  () => import("@/components/app-shell/toast-stack"),
  () => import("sonner"),
];
const quietMilliseconds = 2000;

/** Fetches what may be needed once the page is quiet: a save that fails offline must not fail to say so. */
export function useNeededLater() {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of neededLater) load().catch(() => {});
    }, quietMilliseconds);
    return () => clearTimeout(timer);
  }, []);
}
