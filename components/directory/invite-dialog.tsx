"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { ProblemNote } from "@/components/api-keys/problem-note";
import { InvitationLink } from "@/components/directory/invitation-link";
import { RolePicker } from "@/components/directory/role-picker";
import { roleFrom } from "@/components/directory/roles";
import { fieldProblems } from "@/components/sessions/field-problems";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { CallError } from "@/lib/browser/call";
import { useInviteUser } from "@/lib/directory/queries";

/** Makes a link for a new user. Nothing is mailed: the link is passed on by whoever made it. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("directory.invite");
  const common = useTranslations("common");
  const id = useId();
  const invite = useInviteUser();
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
            maxLength={255}
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
