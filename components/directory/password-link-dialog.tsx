"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { LinkDialog } from "@/components/directory/link-dialog";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { CallError } from "@/lib/browser/api";
import { directoryMutations } from "@/lib/directory/queries";
import type { DirectoryUser } from "@/lib/directory/schema/user";
import { useFormat } from "@/lib/i18n/format";

/** Makes a link by which a user chooses another password, and shows it once. */
export function PasswordLinkDialog({ user, onClose }: { user: DirectoryUser; onClose: () => void }) {
  const t = useTranslations("directory.passwordLink");
  const format = useFormat();
  const { id, name, email } = user;
  const create = useMutation(directoryMutations.createPasswordResetLink);
  if (create.data) {
    const { url, expiresAt } = create.data;
    const when = format.dateTime(expiresAt);
    return (
      <LinkDialog
        title={t("doneTitle", { name })}
        description={t("expires", { when })}
        link={{ label: t("link"), url }}
        mail={{ to: email, subject: t("mailSubject"), body: t("mailBody", { url, when }) }}
        onClose={onClose}
      />
    );
  }
  const refusalText = (error: Error) =>
    error instanceof CallError && error.reason === "known_elsewhere" ? t("knownElsewhere", { name }) : undefined;
  return (
    <ConfirmDialog
      title={t("title", { name })}
      confirm={{ label: t("submit"), onConfirm: () => create.mutate({ id }) }}
      action={{ ...create, text: refusalText }}
      onClose={onClose}
    >
      <p>{t("text", { name })}</p>
      <p className="rounded-md bg-warn-soft px-3 py-2 text-warn">{t("consequence", { name })}</p>
    </ConfirmDialog>
  );
}
