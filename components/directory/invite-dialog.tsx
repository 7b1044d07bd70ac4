"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useSession } from "@/components/app-shell/session-provider";
import { roles } from "@/components/directory/directory-view";
import { LinkDialog } from "@/components/directory/link-dialog";
import { RadioField } from "@/components/form/choice-fields";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { FormDialog } from "@/components/form/form-dialog";
import { TextField } from "@/components/form/text-field";
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

/** The only sight of an invitation's link. */
function InvitationLink({ made, onClose }: { made: InviteUserResponse; onClose: () => void }) {
  const t = useTranslations("directory.invite");
  const roles = useTranslations("shell.roles");
  const format = useFormat();
  const { organizationName: organization } = useSession();
  const { invitation, url } = made;
  const { email, role, expiresAt } = invitation;
  const when = format.dateTime(expiresAt);
  return (
    <LinkDialog
      title={t("doneTitle", { email })}
      description={t("expires", { when, role: roles(role) })}
      link={{ label: t("link"), url }}
      mail={{
        to: email,
        subject: t("mailSubject", { organization }),
        body: t("mailBody", { organization, url, when }),
      }}
      onClose={onClose}
    />
  );
}
