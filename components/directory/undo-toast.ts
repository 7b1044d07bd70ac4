"use client";

import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast";

const undoMilliseconds = 12_000;

/** Says what was done, with a way back for a while. `id` names it for `toast.dismiss`. */
export function useUndoToast() {
  const t = useTranslations("directory");
  return (message: string, undo: () => void, id?: string) =>
    toast.success(message, { id, duration: undoMilliseconds, action: { label: t("undo"), onClick: undo } });
}
