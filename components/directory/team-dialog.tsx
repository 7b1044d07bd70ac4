"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { ProblemNote } from "@/components/api-keys/problem-note";
import { isFound } from "@/components/directory/directory-view";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast";
import { CallError } from "@/lib/browser/api";
import { directoryMutations } from "@/lib/directory/queries";
import type { DirectoryTeam } from "@/lib/directory/schema/team";
import type { DirectoryUser } from "@/lib/directory/schema/user";

const filterFrom = 8;

type MemberPickerProps = {
  users: readonly DirectoryUser[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

/** Who belongs to a team. Who is deactivated is offered only while still a member. */
function MemberPicker({ users, chosen, onChange }: MemberPickerProps) {
  const t = useTranslations("directory");
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

/** Only what was changed, so that what another admin changes at the same time is kept. */
const changesOf = (team: DirectoryTeam, next: { name: string; email: string; memberIds: readonly string[] }) => {
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

/** A team's name, e-mail and members. Without a team it makes a new one. */
export function TeamDialog({ team, users, onClose }: TeamDialogProps) {
  const t = useTranslations("directory.team");
  const common = useTranslations("common");
  const id = useId();
  const [memberIds, setMemberIds] = useState<readonly string[]>(team?.memberIds ?? []);
  const saySaved = ({ team: { name } }: { team: DirectoryTeam }) =>
    toast.success(t(team ? "saved" : "created", { name }));
  const create = useMutation({ ...directoryMutations.createTeam, onSuccess: saySaved });
  const update = useMutation({ ...directoryMutations.updateTeam, onSuccess: saySaved });
  const { error, isPending } = team ? update : create;
  const isTaken = error instanceof CallError && error.status === 409;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const next = { name: String(fields.get("name")).trim(), email: String(fields.get("email")).trim() };
    if (team) update.mutate(changesOf(team, { ...next, memberIds }), { onSuccess: onClose });
    else create.mutate({ ...next, memberIds: [...memberIds] }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={team ? t("editTitle", { name: team.name }) : t("createTitle")}
      footer={
        <>
          <Button onClick={onClose}>{common("cancel")}</Button>
          <Button type="submit" form={id} variant="primary" disabled={isPending}>
            {team ? common("save") : t("createSubmit")}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <label htmlFor={`${id}-name`} className="font-medium">
            {t("name")}
          </label>
          <Input
            id={`${id}-name`}
            name="name"
            data-initial-focus
            required
            maxLength={255}
            defaultValue={team?.name}
            autoComplete="off"
          />
        </div>
        <div className="flex flex-col gap-1">
          <label htmlFor={`${id}-email`} className="font-medium">
            {t("email")}
          </label>
          <Input
            id={`${id}-email`}
            name="email"
            type="email"
            required
            maxLength={255}
            defaultValue={team?.email}
            autoComplete="off"
            aria-invalid={isTaken ? true : undefined}
            aria-describedby={`${id}-email-remark`}
          />
          <p id={`${id}-email-remark`} className={isTaken ? "text-bad text-xs" : "text-ink-3 text-xs"}>
            {t(isTaken ? "emailTaken" : "emailHint")}
          </p>
        </div>
        <MemberPicker users={users} chosen={memberIds} onChange={setMemberIds} />
        {!isTaken && <ProblemNote error={error} />}
      </form>
    </Dialog>
  );
}
