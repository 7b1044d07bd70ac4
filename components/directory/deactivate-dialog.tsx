"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { directoryMutations } from "@/lib/directory/queries";
import type { DirectoryUser } from "@/lib/directory/schema/user";

export function DeactivateDialog({ user, onClose }: { user: DirectoryUser; onClose: () => void }) {
  const t = useTranslations("directory.deactivate");
  const { id, name, email } = user;
  const update = useMutation({
    ...directoryMutations.updateUser,
    onSuccess: () => toast.success(t("done", { name })),
  });
  const onConfirm = () => update.mutate({ id, deactivated: true }, { onSuccess: onClose });
  return (
    <ConfirmDialog
      title={t("title", { name })}
      confirm={{ label: t("submit"), variant: "danger", onConfirm }}
      action={update}
      onClose={onClose}
    >
      <p className="rounded-md bg-warn-soft px-3 py-2 text-warn">{t("consequence", { email })}</p>
      <p>{t("kept")}</p>
    </ConfirmDialog>
  );
}
