"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type * as z from "zod";
import { toast } from "@/components/ui/toast";
import { api, CallError } from "@/lib/browser/api";
import { loadMutations } from "@/lib/loads/queries";
import type { GetLoadResponse, SaveLoadRequest } from "@/lib/loads/schema/operations";

const undoMilliseconds = 15_000;

type Fields = Omit<z.input<typeof SaveLoadRequest>["load"], "externalId">;
type Change = {
  /** What is saved, and what takes it back. */
  change: (loaded: GetLoadResponse) => { after: Fields; before: Fields };
  texts: Record<"done" | "undo" | "undone" | "show" | "failed" | "changedMeanwhile", string> & {
    refused: (reason: string) => string;
  };
};

/** Changes a load as a save in the portal does, at the version that was read, and takes it back on request. */
export function useLoadChange() {
  const { push } = useRouter();
  const save = useMutation(loadMutations.save);

  const sayFailed = (texts: Change["texts"]) => (error: unknown) => {
    if (!(error instanceof CallError) || error.status === 0 || error.status >= 500) return toast.error(texts.failed);
    return toast.error(error.code === "version_conflict" ? texts.changedMeanwhile : texts.refused(error.message));
  };
  const apply = async (id: string, { change, texts }: Change) => {
    const loaded = await api("/loads/get", { id });
    const { externalId } = loaded.load;
    const { after, before } = change(loaded);
    const saved = await save.mutateAsync({ load: { externalId, ...after }, ifVersion: loaded.version });
    const undo = () => {
      save
        .mutateAsync({ load: { externalId, ...before }, ifVersion: saved.version })
        .then(() => toast.success(texts.undone))
        .catch(sayFailed(texts));
    };
    toast.success(texts.done, {
      duration: undoMilliseconds,
      action: { label: texts.undo, onClick: undo },
      cancel: { label: texts.show, onClick: () => push(`/loads/${id}`) },
    });
  };
  return {
    isApplying: save.isPending,
    apply: (id: string, wanted: Change) => apply(id, wanted).catch(sayFailed(wanted.texts)),
  };
}
