"use client";

import { useMutation } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSession } from "@/components/app-shell/session-provider";
import { ShareLink } from "@/components/app-shell/share-link";
import { roles } from "@/components/directory/directory-view";
import { RadioField } from "@/components/form/choice-fields";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { FormDialog } from "@/components/form/form-dialog";
import { TextField } from "@/components/form/text-field";
import { buttonClasses } from "@/components/ui/button-classes";
import { SecretDialog } from "@/components/ui/secret-dialog";
import type { CallError } from "@/lib/browser/api";
import type { Role } from "@/lib/core/access";
import { directoryMutations } from "@/lib/directory/queries";
import type { InviteUserResponse } from "@/lib/directory/schema/user";
import { useFormat } from "@/lib/i18n/format";
import { shortTextMax } from "@/lib/vocabulary/limits.values";

const alreadyThere = ({ status, message, issues }: CallError) =>
  status === 409 ? [{ path: "email", code: "already_there", message }] : issues;

const asAtFirst: { email: string; role: Role } = { email: "", role: "BROKER" };

/** Makes a link for a new user. Nothing is mailed: the admin who made the link sends it. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("directory.invite");
  const explain = useTranslations("directory.role.explain");
  const roleNames = useTranslations("shell.roles");
  const invite = useMutation(directoryMutations.inviteUser);
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/directory/schema/user")).InviteUserRequest,
    defaultValues: asAtFirst,
    onSubmit: (request) => invite.mutateAsync(request),
    issuesOf: alreadyThere,
  });
  if (invite.data) return <InvitationLink made={invite.data} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      messages={{ "email.already_there": t("alreadyThere"), email: t("wrongEmail") }}
      title={t("title")}
      description={t("description")}
      submit={{ label: t("submit") }}
      onClose={onClose}
    >
      <TextField name="email" label={t("email")} type="email" maxLength={shortTextMax} hasInitialFocus />
      <RadioField
        name="role"
        label={t("role")}
        options={roles.map((role) => ({ value: role, label: roleNames(role), hint: explain(role) }))}
      />
    </FormDialog>
  );
}

/** The only sight of an invitation's link: copy it, or mail it oneself. */
function InvitationLink({ made, onClose }: { made: InviteUserResponse; onClose: () => void }) {
  const t = useTranslations("directory.invite");
  const roles = useTranslations("shell.roles");
  const format = useFormat();
  const { organizationName: organization } = useSession();
  const { invitation, url } = made;
  const when = format.dateTime(invitation.expiresAt);
  const subject = encodeURIComponent(t("mailSubject", { organization }));
  const body = t("mailBody", { organization, url, when });
  return (
    <SecretDialog
      title={t("doneTitle", { email: invitation.email })}
      description={t("expires", { when, role: roles(invitation.role) })}
      texts={{ onlyOnce: t("onlyOnce"), done: t("done") }}
      blocks={[{ label: t("link"), code: url }]}
      actions={
        <>
          <a
            href={`mailto:${invitation.email}?subject=${subject}&body=${encodeURIComponent(body)}`}
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
