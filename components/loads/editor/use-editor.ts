"use client";

import { useIsMutating } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { rememberLastUsed } from "@/components/loads/editor/last-used";
import { restoreSent } from "@/components/loads/editor/restore-sent";
import { useDraft } from "@/components/loads/editor/use-draft";
import { useEditorTab } from "@/components/loads/editor/use-editor-tab";
import { useLoadForm } from "@/components/loads/editor/use-load-form";
import { useNewerVersion } from "@/components/loads/editor/use-newer-version";
import { useNotes } from "@/components/loads/editor/use-notes";
import { usePins } from "@/components/loads/editor/use-pins";
import { type Saved, useSave } from "@/components/loads/editor/use-save";
import { toast } from "@/components/ui/toast";
import { hasRole } from "@/lib/core/role-rank";
import { blockKey } from "@/lib/loads/queries";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

/** Everything the page of a load can do. `loaded` is absent for a new load, and newer than the form when others write. */
export function useEditor(loaded: GetLoadResponse | undefined) {
  const t = useTranslations("loadEditor");
  const { push } = useRouter();
  const { role, userId } = useSession();
  const edited = useLoadForm(loaded);
  const { form, base, stored, changed, adopt } = edited;
  const { notes, setNotes, handOver } = useNotes(base?.load.id);
  const [attempt, setAttempt] = useState(0);
  const [tab, setTab] = useEditorTab();
  const [created, setCreated] = useState(false);

  const onSaved = ({ id, version, warnings, merged }: Saved) => {
    setAttempt(0);
    toast.success(t(base ? "save.saved" : "save.created", { version }));
    if (base) return setNotes({ warnings, merged });
    setCreated(true);
    rememberLastUsed(userId, form.getValues().load);
    handOver(id, { warnings, merged });
    push(`/loads/${id}`);
  };
  const onInvalid = () => {
    setTab("load");
    setAttempt((count) => count + 1);
  };
  const saving = useSave(edited, { onSaved, onInvalid });
  const pins = usePins(base, (next) => adopt(next, form.getValues()));
  const isBlocking = useIsMutating({ mutationKey: blockKey }) > 0;
  const newer = useNewerVersion(loaded, edited, {
    isBusy: saving.isSaving || pins.isPinning || isBlocking || saving.conflict !== undefined,
    onFollowed: (merged) => setNotes({ ...notes, merged }),
  });

  const hasChanges = changed.length > 0 && !created;
  const draft = useDraft(edited, userId, hasChanges);
  const blocked = hasRole(role, "BROKER") ? undefined : t("readOnly");
  const restore = (path: string) => {
    if (base) toast(t(restoreSent(form, base, path) ? "origin.restored" : "origin.saveFirst"));
  };
  return {
    ...edited,
    ...saving,
    isSaving: saving.isSaving || created,
    hasChanges,
    draft,
    /** The load with what the TMS sent last, which may be newer than the version the form stands on. */
    shown: loaded && loaded.version === base?.version ? loaded : base,
    newer,
    notes,
    setNotes,
    attempt,
    tab,
    setTab,
    blocked,
    saveBlocked: blocked ?? (base && changed.length === 0 ? t("save.nothing") : undefined),
    discard: () => adopt(base, stored),
    isPinned: pins.isPinned,
    actions: { setPinned: pins.setPinned, restore, blocked },
  };
}

export type Editor = ReturnType<typeof useEditor>;
