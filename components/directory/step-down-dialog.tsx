"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { Role } from "@/lib/core/access";
import { directoryMutations } from "@/lib/directory/queries";
import type { DirectoryUser } from "@/lib/directory/schema/user";

type StepDownDialogProps = { user: DirectoryUser; role: Role; onClose: () => void };

/** An admin gives up the role; the page is loaded anew, for most of it is then out of reach. */
export function StepDownDialog({ user, role, onClose }: StepDownDialogProps) {
  const t = useTranslations("directory.role");
  const roles = useTranslations("shell.roles");
  const update = useMutation({ ...directoryMutations.updateUser, onSuccess: () => window.location.reload() });
  return (
    <ConfirmDialog
      title={t("downgradeTitle")}
      confirm={{
        label: t("downgrade", { role: roles(role) }),
        variant: "danger",
        onConfirm: () => update.mutate({ id: user.id, role }),
      }}
      action={update}
      onClose={onClose}
    >
      <p>{t("downgradeText")}</p>
    </ConfirmDialog>
  );
}
