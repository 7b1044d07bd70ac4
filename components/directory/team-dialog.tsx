"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { isFound } from "@/components/directory/directory-view";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { FormDialog } from "@/components/form/form-dialog";
import { TextField } from "@/components/form/text-field";
import { useField } from "@/components/form/use-field";
import { Checkbox, Input } from "@/components/ui/controls";
import { toast } from "@/components/ui/toast";
import type { CallError } from "@/lib/browser/api";
import { directoryMutations } from "@/lib/directory/queries";
import type { DirectoryTeam } from "@/lib/directory/schema/team";
import type { DirectoryUser } from "@/lib/directory/schema/user";
import { shortTextMax } from "@/lib/vocabulary/limits.values";

const filterFrom = 8;

/** Who belongs to a team. Who is deactivated is offered only while still a member. */
function MembersField({ users }: { users: readonly DirectoryUser[] }) {
  const t = useTranslations("directory");
  const { value, onChange } = useField("memberIds");
  const chosen: readonly string[] = Array.isArray(value) ? value : [];
  const [search, setSearch] = useState("");
  const offered = users.filter(({ id, deactivatedAt }) => !deactivatedAt || chosen.includes(id));
  const shown = offered.filter(({ name, email }) => isFound(search, [name, email]));
  const toggle = (id: string, on: boolean) => onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="float-left w-full pb-1 font-medium">
        {t("team.members")}{" "}
        <span className="font-normal text-ink-3 text-xs">{t("team.chosen", { count: chosen.length })}</span>
      </legend>
      {offered.length > filterFrom && (
        <Input
          type="search"
          aria-label={t("team.filterMembers")}
          placeholder={t("team.filterMembers")}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      )}
      <ul className="max-h-56 overflow-y-auto rounded-md border border-line px-2.5">
        {shown.map(({ id, name, email, deactivatedAt }) => (
          <li key={id} className="border-line border-t py-1 first:border-t-0">
            <Checkbox
              checked={chosen.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
              className="w-full"
              label={
                <>
                  {name}
                  <span className="block break-all text-ink-3 text-xs">
                    {deactivatedAt ? `${email} · ${t("deactivated")}` : email}
                  </span>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type TeamDialogProps = { team?: DirectoryTeam; users: readonly DirectoryUser[]; onClose: () => void };

const without = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => !others.includes(id));

type TeamValues = { name: string; email: string; memberIds: string[] };

/** Only what was changed, so that what another admin changes at the same time is kept. */
const changesOf = (team: DirectoryTeam, next: TeamValues) => {
  const addMemberIds = without(next.memberIds, team.memberIds);
  const removeMemberIds = without(team.memberIds, next.memberIds);
  return {
    id: team.id,
    ...(next.name !== team.name && { name: next.name }),
    ...(next.email.toLowerCase() !== team.email && { email: next.email }),
    ...(addMemberIds.length > 0 && { addMemberIds }),
    ...(removeMemberIds.length > 0 && { removeMemberIds }),
  };
};

// What is refused with a conflict is the e-mail: another team has it.
const emailTaken = ({ status, message, issues }: CallError) =>
  status === 409 ? [{ path: "email", code: "taken", message }] : issues;

/** A team's name, e-mail and members. Without a team it makes a new one. */
export function TeamDialog({ team, users, onClose }: TeamDialogProps) {
  const t = useTranslations("directory.team");
  const common = useTranslations("common");
  const saySaved = ({ team: { name } }: { team: DirectoryTeam }) =>
    toast.success(t(team ? "saved" : "created", { name }));
  const create = useMutation({ ...directoryMutations.createTeam, onSuccess: saySaved });
  const update = useMutation({ ...directoryMutations.updateTeam, onSuccess: saySaved });
  const form = useEndpointForm({
    // Also for a team that is there: blank, a change of its name would be no change.
    schema: async () => (await import("@/lib/directory/schema/team")).CreateTeamRequest,
    defaultValues: { name: team?.name ?? "", email: team?.email ?? "", memberIds: [...(team?.memberIds ?? [])] },
    onSubmit: async (_request, values) => {
      const next = { ...values, name: values.name.trim(), email: values.email.trim() };
      if (team) await update.mutateAsync(changesOf(team, next));
      else await create.mutateAsync(next);
      onClose();
    },
    issuesOf: emailTaken,
  });
  return (
    <FormDialog
      form={form}
      messages={{ "email.taken": t("emailTaken") }}
      title={team ? t("editTitle", { name: team.name }) : t("createTitle")}
      submit={{ label: team ? common("save") : t("createSubmit") }}
      onClose={onClose}
    >
      <TextField name="name" label={t("name")} maxLength={shortTextMax} hasInitialFocus />
      <TextField name="email" label={t("email")} hint={t("emailHint")} type="email" maxLength={shortTextMax} />
      <MembersField users={users} />
    </FormDialog>
  );
}
