"use client";

import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast";

const undoMilliseconds = 12_000;

/** Says what was done, with a way back for a while. */
export function useUndoToast() {
  const t = useTranslations("directory");
  return (message: string, undo: () => void) =>
    toast.success(message, { duration: undoMilliseconds, action: { label: t("undo"), onClick: undo } });
}
