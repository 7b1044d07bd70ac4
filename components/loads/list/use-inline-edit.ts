"use client";

import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useEditAnnouncement } from "@/components/loads/bulk/use-edits";
import type { InlineField } from "@/components/loads/list/inline-fields";
import { toast } from "@/components/ui/toast";
import { CallError } from "@/lib/browser/api";
import { loadQueries, sendEdits } from "@/lib/loads/queries";
import type { EditedLoad, LoadEdit } from "@/lib/loads/schema/edit";
import type { ListLoadsResponse, LoadSummary } from "@/lib/loads/schema/list";

type Place = { id: string; field: InlineField };
type Saved = { load: LoadSummary; field: InlineField; edit: Omit<LoadEdit, "id">; patch: Partial<LoadSummary> };

type Sent =
  | { results: EditedLoad[]; version?: number | undefined; reason?: never }
  | { results?: never; version?: never; reason: string };

type Pages = InfiniteData<ListLoadsResponse>;

const listKey = [...loadQueries.all, "list"];

const withPatch = (data: Pages, id: string, patch: Partial<LoadSummary>): Pages => ({
  ...data,
  pages: data.pages.map((page) => ({
    ...page,
    items: page.items.map((load) => (load.id === id ? { ...load, ...patch } : load)),
  })),
});

/** Sends edits: those of one row go one after the other, each on the version that the one before left. */
function useLines() {
  const t = useTranslations("loads.inline");
  const lines = useRef(new Map<string, Promise<number>>());

  /** What was saved, or why nothing was. */
  const send = async ({ load, edit: wanted }: Saved, ifVersion: number): Promise<Sent> => {
    try {
      const results = await sendEdits({ loads: [{ ...wanted, id: load.id, ifVersion }] });
      const [result] = results;
      if (result?.outcome === "CHANGED") return { results, version: result.version };
      if (result?.outcome === "UNCHANGED") return { results: [] };
      return { reason: result?.problems[0]?.message ?? t("changedSince") };
    } catch (error) {
      return { reason: error instanceof CallError ? error.message : t("failed") };
    }
  };

  return (saved: Saved) => {
    const { id, version } = saved.load;
    const before = lines.current.get(id) ?? Promise.resolve(version);
    const sent = before.then((left) => send(saved, Math.max(left, version)));
    lines.current.set(
      id,
      Promise.all([before, sent]).then(([left, { version: now = left }]) => now),
    );
    return sent;
  };
}

/** Which field of which row is edited, and what of it is not saved yet. */
export function useInlineEdit() {
  const t = useTranslations("loads.inline");
  const queryClient = useQueryClient();
  const announce = useEditAnnouncement();
  const [editing, edit] = useState<Place | null>(null);
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const send = useLines();

  /** The row as it will be, at once. */
  const show = (id: string, patch: Partial<LoadSummary>) =>
    queryClient.setQueriesData<Pages>({ queryKey: listKey }, (data) => data && withPatch(data, id, patch));

  const save = async (saved: Saved) => {
    const { load, field, patch } = saved;
    const words = { load: load.externalDisplayId, field: t(field) };
    await queryClient.cancelQueries({ queryKey: listKey });
    setUnsaved((now) => [...now, load.id]);
    show(load.id, patch);
    const { results, reason } = await send(saved);
    if (results) announce(results, () => t("done", words));
    else {
      show(load.id, load);
      toast.error(t("reverted", { ...words, reason }));
    }
    setUnsaved((now) => now.toSpliced(now.indexOf(load.id), 1));
    void queryClient.invalidateQueries({ queryKey: loadQueries.all });
  };

  return { editing, edit, save, unsaved };
}
