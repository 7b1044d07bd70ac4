"use client";

import { Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useUndoDirectoryChange } from "@/lib/directory/queries";

/** Takes an assignment of ids back and says how much of it was still there to take back. */
export function UndoButton({ changeId, label }: { changeId: string; label: string }) {
  const t = useTranslations("directory");
  const undo = useUndoDirectoryChange();
  const run = () =>
    undo.mutate(
      { changeId },
      {
        onSuccess: ({ restored, skipped }) => toast.success(t("history.restored", { restored, skipped })),
        onError: () => toast.error(t("failed")),
      },
    );
  return (
    <Button size="sm" icon={<Undo2 aria-hidden />} aria-label={label} disabled={undo.isPending} onClick={run}>
      {t("history.undo")}
    </Button>
  );
}
