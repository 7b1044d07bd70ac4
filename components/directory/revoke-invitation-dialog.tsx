"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/directory/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { useRevokeInvitation } from "@/lib/directory/queries";
import type { Invitation } from "@/lib/directory/schema/user";

export function RevokeInvitationDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const t = useTranslations("directory.invitations");
  const revoke = useRevokeInvitation();
  const { id, email } = invitation;
  const confirm = () =>
    revoke.mutate(
      { id },
      {
        onSuccess: () => {
          toast.success(t("revoked", { email }));
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={t("revokeTitle", { email })}
      submit={t("revokeSubmit")}
      action={revoke}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t("revokeText", { email })}</p>
    </ConfirmDialog>
  );
}
