"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { directoryMutations } from "@/lib/directory/queries";
import type { Invitation } from "@/lib/directory/schema/user";

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
