"use client";

import { Mail } from "lucide-react";
import { useTranslations } from "next-intl";
import { ShareLink } from "@/components/app-shell/share-link";
import { buttonClasses } from "@/components/ui/button-classes";
import { SecretDialog } from "@/components/ui/secret-dialog";

type LinkDialogProps = {
  title: string;
  description: string;
  link: { label: string; url: string };
  /** The message with the link, for the admin's own mail program and messengers. */
  mail: { to: string; subject: string; body: string };
  onClose: () => void;
};

/** The only sight of a link that an admin hands over: copy it, or mail it oneself. */
export function LinkDialog({ title, description, link, mail, onClose }: LinkDialogProps) {
  const t = useTranslations("directory.link");
  const { to, subject, body } = mail;
  return (
    <SecretDialog
      title={title}
      description={description}
      texts={{ onlyOnce: t("onlyOnce"), done: t("done") }}
      blocks={[{ label: link.label, code: link.url }]}
      actions={
        <>
          <a
            href={`mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
            className={buttonClasses()}
          >
            <Mail aria-hidden />
            {t("mail")}
          </a>
          <ShareLink text={body} />
        </>
      }
      onClose={onClose}
    />
  );
}
