"use client";

import { groupEdits, retried } from "@/components/loads/bulk/edit-groups";
import { useEditAnnouncement, useEditPreview, useEditRun } from "@/components/loads/bulk/use-edits";
import type { LoadEdit, LoadEditFlag } from "@/lib/loads/schema/edit";

const flags = ["carrier_released", "odd_status_move"] as const;

/** What a dialog over chosen loads is given. */
export type BulkDialogProps = {
  ids: readonly string[];
  onClose: () => void;
  /** All of it was done. */
  onDone: () => void;
};

type EditDialog = Omit<BulkDialogProps, "ids"> & {
  edits: readonly LoadEdit[];
  /** What changes may bring along. */
  accepted: readonly LoadEditFlag[];
  /** "12 loads are available now" */
  done: (count: number) => string;
};

/** A change of many loads: its preview, its run with what is left of it, and the way back once it is done. */
export function useEditDialog({ edits, accepted, done, onClose, onDone }: EditDialog) {
  const preview = useEditPreview(edits);
  const { apply, progress, reached } = useEditRun(flags.filter((flag) => !accepted.includes(flag)));
  const announce = useEditAnnouncement();
  const failed = retried(reached.results);
  const isStuck = failed.length + reached.rest.length > 0;
  const idsOf = (loads: readonly { id?: string | undefined }[]) => new Set(loads.map(({ id }) => id));
  const changing = idsOf(groupEdits(preview.data ?? [], accepted).changes);
  const again = idsOf([...failed, ...reached.rest]);
  const wanted = edits.filter(({ id }) => (isStuck ? again : changing).has(id));

  const submit = async () => {
    const kept = reached.results.filter((result) => !failed.includes(result));
    const all = await apply(wanted, kept);
    if (all.rest.length + retried(all.results).length > 0) return;
    announce(all.results, done);
    onClose();
    onDone();
  };
  const close = () => {
    if (progress) return;
    announce(reached.results, done);
    onClose();
  };
  return { preview, run: { progress, reached }, isStuck, count: wanted.length, submit, close };
}
