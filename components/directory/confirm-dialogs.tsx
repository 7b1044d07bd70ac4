"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import type { Role } from "@/lib/core/access";
import { directoryMutations } from "@/lib/directory/queries";
import type { DirectoryUser, Invitation } from "@/lib/directory/schema/user";

export function RevokeInvitationDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const t = useTranslations("directory.invitations");
  const { id, email } = invitation;
  const revoke = useMutation({
    ...directoryMutations.revokeInvitation,
    onSuccess: () => toast.success(t("revoked", { email })),
  });
  const onConfirm = () => revoke.mutate({ id }, { onSuccess: onClose });
  return (
    <ConfirmDialog
      title={t("revokeTitle", { email })}
      confirm={{ label: t("revokeSubmit"), variant: "danger", onConfirm }}
      action={revoke}
      onClose={onClose}
    >
      <p>{t("revokeText", { email })}</p>
    </ConfirmDialog>
  );
}

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

type StepDownDialogProps = { user: DirectoryUser; role: Role; onClose: () => void };

/** An admin gives up the role; the page is loaded again, because most of it is then forbidden. */
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
