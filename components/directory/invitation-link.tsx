"use client";

import { Mail } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSession } from "@/components/app-shell/session-provider";
import { ShareLink } from "@/components/directory/share-link";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { CodeBlock } from "@/components/ui/code-block";
import { Dialog } from "@/components/ui/dialog";
import type { InviteUserResponse } from "@/lib/directory/schema/invitation";
import { useFormat } from "@/lib/i18n/format";

/** The only sight of an invitation's link: copy it, or mail it oneself. */
export function InvitationLink({ made, onClose }: { made: InviteUserResponse; onClose: () => void }) {
  const t = useTranslations("directory.invite");
  const roles = useTranslations("shell.roles");
  const format = useFormat();
  const { organizationName: organization } = useSession();
  const { invitation, url } = made;
  const when = format.dateTime(invitation.expiresAt);
  const subject = encodeURIComponent(t("mailSubject", { organization }));
  const body = t("mailBody", { organization, url, when });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("doneTitle", { email: invitation.email })}
      description={t("expires", { when, role: roles(invitation.role) })}
      footer={
        <>
          <a
            href={`mailto:${invitation.email}?subject=${subject}&body=${encodeURIComponent(body)}`}
            className={buttonClasses()}
          >
            <Mail aria-hidden />
            {t("mail")}
          </a>
          <ShareLink text={body} />
          <Button variant="primary" onClick={onClose}>
            {t("done")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="rounded-md bg-warn-soft px-3 py-2 text-warn">{t("onlyOnce")}</p>
        <CodeBlock code={url} label={t("link")} />
      </div>
    </Dialog>
  );
}
