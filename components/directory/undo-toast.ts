"use client";

import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast";

/** Says what was done, with a way back for a while. `id` names it for `toast.dismiss`. */
export function useUndoToast() {
  const t = useTranslations("directory");
  return (message: string, undo: () => void, id?: string) =>
    toast.success(message, { id, undo: { label: t("undo"), run: undo } });
}
