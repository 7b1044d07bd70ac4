"use client";

import { useMutation } from "@tanstack/react-query";
import { ArrowLeft, ArrowRight, BookmarkPlus, ChevronDown, House, Pencil, Save, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { useLoadsView } from "@/components/loads/list/loads-context";
import { allLoads, isChanged, moved, queryOf } from "@/components/loads/views/saved-view";
import { IconButton } from "@/components/ui/button";
import { Menu, type MenuEntry } from "@/components/ui/menu";
import { toast } from "@/components/ui/toast";
import { viewMutations } from "@/lib/list-views/queries";
import type { ListView, ListViewsResponse } from "@/lib/list-views/schema";

const SaveViewDialog = lazy(() =>
  import("@/components/loads/views/save-view-dialog").then((module) => ({ default: module.SaveViewDialog })),
);

const list = "loads" as const;

/** What changes a saved view at once; each can be taken back, or done the other way round. */
function useChanges(saved: ListView, { items, defaultId }: ListViewsResponse) {
  const t = useTranslations("listViews");
  const { view, change } = useLoadsView();
  const save = useMutation(viewMutations.save);
  const remove = useMutation(viewMutations.remove);
  const arrange = useMutation(viewMutations.arrange);
  const { id, mayChange: _may, updatedAt: _at, ...fields } = saved;
  const failed = (error: Error) => toast.error(error.message);
  const undoBy = (run: () => Promise<unknown>) => ({ label: t("undo"), run: () => void run().catch(failed) });
  const ids = items.map((item) => item.id);
  const keep = (order: string[], first: string | null) =>
    arrange.mutateAsync({ list, order, defaultId: first }).catch(failed);
  return {
    store: () =>
      save.mutateAsync({ list, id, ...fields, query: queryOf(view) }).then(() => {
        const undo = undoBy(() => save.mutateAsync({ list, id, ...fields }));
        toast.success(t("stored", { name: saved.name }), { undo });
      }, failed),
    remove: () =>
      remove.mutateAsync({ id }).then(() => {
        change({ view: allLoads });
        const undo = undoBy(() => save.mutateAsync({ list, ...fields }));
        toast.success(t("removed", { name: saved.name }), { undo });
      }, failed),
    openFirst: () => keep(ids, defaultId === id ? null : id),
    move: (step: 1 | -1) => keep(moved(ids, id, step), defaultId),
  };
}

type ViewMenuProps = { saved: ListView; views: ListViewsResponse };

/** What can be done with the view that is open. */
export function ViewMenu({ saved, views }: ViewMenuProps) {
  const t = useTranslations("listViews");
  const { view } = useLoadsView();
  const [asked, ask] = useState<"new" | "edit">();
  const { store, remove, openFirst, move } = useChanges(saved, views);
  const reason = saved.mayChange ? {} : { disabled: true, reason: t("notYours") };
  const at = views.items.findIndex(({ id }) => id === saved.id);
  const items: MenuEntry[] = [
    ...(isChanged(view, saved)
      ? [{ id: "store", label: t("store"), icon: <Save aria-hidden />, ...reason, onSelect: store }]
      : []),
    { id: "new", label: t("saveAs"), icon: <BookmarkPlus aria-hidden />, onSelect: () => ask("new") },
    { id: "edit", label: t("edit"), icon: <Pencil aria-hidden />, ...reason, onSelect: () => ask("edit") },
    "separator",
    {
      id: "first",
      label: t("opensFirst"),
      icon: <House aria-hidden />,
      checked: views.defaultId === saved.id,
      onSelect: openFirst,
    },
    { id: "left", label: t("left"), icon: <ArrowLeft aria-hidden />, disabled: at === 0, onSelect: () => move(-1) },
    {
      id: "right",
      label: t("right"),
      icon: <ArrowRight aria-hidden />,
      disabled: at === views.items.length - 1,
      onSelect: () => move(1),
    },
    "separator",
    { id: "remove", label: t("remove"), icon: <Trash2 aria-hidden />, tone: "bad", ...reason, onSelect: remove },
  ];
  const label = t("menu", { name: saved.name });
  const trigger = <IconButton label={label} icon={<ChevronDown aria-hidden />} />;
  return (
    <>
      <Menu label={label} trigger={trigger} items={items} />
      <Suspense fallback={null}>
        {asked && <SaveViewDialog saved={asked === "edit" ? saved : undefined} onClose={() => ask(undefined)} />}
      </Suspense>
    </>
  );
}
