"use client";

import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { rememberLastUsed } from "@/components/loads/editor/last-used";
import { restoreSent } from "@/components/loads/editor/restore-sent";
import type { SavedNotes } from "@/components/loads/editor/saved-notices";
import { useDraft } from "@/components/loads/editor/use-draft";
import { type EditedLoad, useLoadForm } from "@/components/loads/editor/use-load-form";
import { type Saved, useSave } from "@/components/loads/editor/use-save";
import type { LoadFormValues } from "@/components/loads/form/form-values";
import { useLoadTab } from "@/components/loads/page/use-load-tab";
import { toast } from "@/components/ui/toast";
import { hasRole } from "@/lib/core/role-rank";
import { blockKey, loadMutations, loadQueries } from "@/lib/loads/queries";
import type { Load } from "@/lib/loads/schema/load";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import type { FieldChange } from "@/lib/vocabulary/field-change";

const noNotes: SavedNotes = { warnings: [], merged: [] };
const keyOf = (id: string | undefined) => ["load-notes", id];

/** What is to be read about the last save. Of a load just created it is handed over to the load's own page. */
function useNotes(id: string | undefined) {
  const queryClient = useQueryClient();
  const [notes, setNotes] = useState(() => queryClient.getQueryData<SavedNotes>(keyOf(id)) ?? noNotes);
  useEffect(() => queryClient.removeQueries({ queryKey: keyOf(id) }), [queryClient, id]);
  const handOver = (newId: string, handed: SavedNotes) => queryClient.setQueryData(keyOf(newId), handed);
  return { notes, setNotes, handOver };
}

/** How often saving was refused in the browser since the last save; the form comes into view then. */
function useAttempts(isStored: boolean) {
  const [attempt, setAttempt] = useState(0);
  const { setTab } = useLoadTab();
  const onFailed = () => isStored && setTab("edit");
  const onInvalid = () => {
    onFailed();
    setAttempt((count) => count + 1);
  };
  return { attempt, onInvalid, onFailed, resetAttempts: () => setAttempt(0) };
}

/** A carrier that was chosen in the form, of a load that is still open: nobody has said yet that it is booked. */
const isAssignedByHand = (before: Load, after: Load) => {
  const chosen = after.assignedCarrier?.carrier?.id;
  const isOpen = after.status === "ON_HOLD" || after.status === "AVAILABLE";
  return isOpen && chosen !== undefined && chosen !== before.assignedCarrier?.carrier?.id;
};

/** What follows from a save: a toast, its notes, and for a new load the way to its own page. */
function useAfterSave({ form, base }: EditedLoad, userId: string) {
  const t = useTranslations("loadEditor.save");
  const { push } = useRouter();
  const { notes, setNotes, handOver } = useNotes(base?.load.id);
  const [isCreated, setCreated] = useState(false);
  const [toBook, setToBook] = useState(false);
  const onSaved = ({ id, version, load, warnings, merged }: Saved) => {
    toast.success(t(base ? "saved" : "created", { version }));
    if (base) {
      setToBook(isAssignedByHand(base.load, load));
      return setNotes({ warnings, merged: withNewer(notes.merged, merged) });
    }
    setCreated(true);
    rememberLastUsed(userId, form.getValues().load);
    handOver(id, { warnings, merged });
    // What the server remarks is read beside the form.
    push(warnings.length > 0 ? `/loads/${id}?tab=edit` : `/loads/${id}`);
  };
  return { notes, setNotes, isCreated, onSaved, toBook, endBooking: () => setToBook(false) };
}

/** Why the load cannot be changed here, and why there is nothing to save; absent where it can. */
function useBlocked({ base, changed }: EditedLoad) {
  const t = useTranslations("loadEditor");
  const { role } = useSession();
  const blocked = hasRole(role, "BROKER") ? undefined : t("readOnly");
  const nothing = changed.length === 0 ? t(base ? "save.nothing" : "save.empty") : undefined;
  return { blocked, saveBlocked: blocked ?? nothing };
}

/** Puts back into the form what the TMS sent for a field. */
function useRestore({ form, base }: EditedLoad) {
  const t = useTranslations("loadEditor.origin");
  return (path: string) => {
    if (base) toast(t(restoreSent(form, base, path) ? "restored" : "saveFirst"));
  };
}

/** Everything the page of a load can do. `loaded` is absent for a new load, and newer than the form when others write. */
export function useEditor(loaded: GetLoadResponse | undefined, filled?: LoadFormValues) {
  const { userId } = useSession();
  const edited = useLoadForm(loaded, filled);
  const { form, base, stored, changed, adopt } = edited;
  const { notes, setNotes, isCreated, onSaved, ...booking } = useAfterSave(edited, userId);
  const { resetAttempts, onInvalid, onFailed, attempt } = useAttempts(base !== undefined);
  const onSavedHere = (saved: Saved) => {
    resetAttempts();
    onSaved(saved);
  };
  const saving = useSave(edited, { onSaved: onSavedHere, onInvalid, onFailed });
  const pins = usePins(base, (next) => adopt(next, form.getValues()));
  const isBlocking = useIsMutating({ mutationKey: blockKey }) > 0;
  const newer = useNewerVersion(loaded, edited, {
    isBusy: saving.isSaving || pins.isPinning || isBlocking || saving.conflict !== undefined,
    onFollowed: (taken) => setNotes({ ...notes, merged: withNewer(notes.merged, taken) }),
  });
  const hasChanges = changed.length > 0 && !isCreated;
  const draft = useDraft(edited, userId, hasChanges);
  const access = useBlocked(edited);
  const restore = useRestore(edited);
  return {
    ...edited,
    ...saving,
    ...booking,
    ...access,
    attempt,
    isSaving: saving.isSaving || isCreated,
    hasChanges,
    draft,
    shown: shownLoad(loaded, base),
    newer,
    notes,
    setNotes,
    discard: () => adopt(base, stored),
    isPinned: pins.isPinned,
    actions: { setPinned: pins.setPinned, restore, blocked: access.blocked },
  };
}

/** The load with what the TMS sent last, which may be newer than the version the form stands on. */
const shownLoad = (loaded: GetLoadResponse | undefined, base: GetLoadResponse | undefined) =>
  loaded && loaded.version === base?.version ? loaded : base;

export type Editor = ReturnType<typeof useEditor>;

/** Changes that were taken over, those of the same field as one. */
const withNewer = (before: readonly FieldChange[], newer: readonly FieldChange[]) => [
  ...before.filter(({ path }) => !newer.some((change) => change.path === path)),
  ...newer,
];

/**
 * Follows a load that others change while it is open: the form takes the newer version over, around what was typed and
 * is not saved yet, and `onFollowed` gets what changed. Only where both changed the same is the newer version answered,
 * to be reviewed.
 */
function useNewerVersion(
  latest: GetLoadResponse | undefined,
  { base, stored, changed, rebase }: EditedLoad,
  { isBusy, onFollowed }: { isBusy: boolean; onFollowed: (changes: readonly FieldChange[]) => void },
): GetLoadResponse | undefined {
  const newer = latest && base && latest.version > base.version && !isBusy ? latest : undefined;
  const [contradicted, setContradicted] = useState(0);
  const follow = useEffectEvent((next: GetLoadResponse) => {
    const merge = rebase(stored, next);
    if (merge) onFollowed(merge.taken);
    else setContradicted(next.version);
  });
  const edited = changed.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit that is taken back may have been what contradicted.
  useEffect(() => {
    if (newer) follow(newer);
  }, [newer, edited]);
  return newer?.version === contradicted ? newer : undefined;
}

/**
 * Pins fields of a load, so that the TMS does not change them. A pin makes a version of its own; `onPinned` gets the load
 * with it, unless someone else wrote in between: then the newer load is followed like any other.
 */
function usePins(base: GetLoadResponse | undefined, onPinned: (load: GetLoadResponse) => void) {
  const t = useTranslations("loadEditor.origin");
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...loadMutations.pin,
    onSuccess: (_answer, { pinned }) => toast.success(pinned ? t("pinned") : t("unpinned")),
    onError: (error) => toast.error(error.message),
  });

  const setPinned = (path: string, pinned: boolean) => {
    if (!base) return;
    const { id } = base.load;
    mutate(
      { id, path, pinned },
      {
        onSuccess: ({ pinnedPaths, version }) => {
          if (version > base.version + 1) return;
          const cached = queryClient.getQueryData(loadQueries.detail(id).queryKey);
          onPinned(cached?.version === version ? cached : { ...base, pinnedPaths, version });
        },
      },
    );
  };

  return { setPinned, isPinning: isPending, isPinned: (path: string) => base?.pinnedPaths.includes(path) === true };
}
