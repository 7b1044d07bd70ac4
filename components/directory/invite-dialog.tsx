"use client";

import { useMutation } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { ShareLink } from "@/components/app-shell/share-link";
import { roleFrom, roles } from "@/components/directory/roles";
import { fieldProblems } from "@/components/sessions/field-problems";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { CodeBlock } from "@/components/ui/code-block";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { ProblemNote } from "@/components/ui/problem-note";
import { CallError } from "@/lib/browser/api";
import { directoryMutations } from "@/lib/directory/queries";
import type { InviteUserResponse } from "@/lib/directory/schema/user";
import { useFormat } from "@/lib/i18n/format";
import { shortTextMax } from "@/lib/vocabulary/limits.values";

/** Makes a link for a new user. Nothing is mailed: the link is passed on by whoever made it. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("directory.invite");
  const common = useTranslations("common");
  const id = useId();
  const invite = useMutation(directoryMutations.inviteUser);
  const [isWrong, setIsWrong] = useState(false);
  const isMember = invite.error instanceof CallError && invite.error.status === 409;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const hasProblems = fieldProblems(event.currentTarget) !== undefined;
    setIsWrong(hasProblems);
    if (hasProblems) return;
    const fields = new FormData(event.currentTarget);
    invite.mutate({ email: String(fields.get("email")), role: roleFrom(String(fields.get("role"))) });
  };
  const problem = isWrong ? t("wrongEmail") : isMember && t("alreadyThere");
  if (invite.data) return <InvitationLink made={invite.data} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      description={t("description")}
      footer={
        <>
          <Button onClick={onClose}>{common("cancel")}</Button>
          <Button type="submit" form={id} variant="primary" disabled={invite.isPending}>
            {t("submit")}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <label htmlFor={`${id}-email`} className="font-medium">
            {t("email")}
          </label>
          <Input
            id={`${id}-email`}
            name="email"
            type="email"
            data-initial-focus
            required
            maxLength={shortTextMax}
            autoComplete="off"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
          />
          {problem && (
            <p id={`${id}-problem`} role="alert" className="text-bad text-xs">
              {problem}
            </p>
          )}
        </div>
        <RolePicker />
        {!isMember && <ProblemNote error={invite.error} />}
      </form>
    </Dialog>
  );
}

/** The roles as radios named `role`, each with what it may do. */
function RolePicker() {
  const t = useTranslations("directory");
  const names = useTranslations("shell.roles");
  return (
    <fieldset className="flex flex-col">
      <legend className="pb-1 font-medium">{t("invite.role")}</legend>
      {roles.map((role) => (
        <label
          key={role}
          className="flex min-h-6 items-start gap-2 border-line border-t py-1.5 pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name="role"
            value={role}
            defaultChecked={role === "BROKER"}
            className="mt-0.5 size-4 shrink-0 accent-accent"
          />
          <span>
            <span className="font-medium">{names(role)}</span>
            <span className="block text-ink-3 text-xs">{t(`role.explain.${role}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
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
