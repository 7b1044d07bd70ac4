"use client";

import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSession } from "@/components/app-shell/session-provider";
import type { Task } from "@/components/directory/directory-task";
import { ExternalIdCell } from "@/components/directory/external-id-cell";
import { RoleFact } from "@/components/directory/role-fact";
import { useUndoToast } from "@/components/directory/undo-toast";
import { Badge } from "@/components/ui/badge";
import { Button, IconButton } from "@/components/ui/button";
import { Fact } from "@/components/ui/fact-rows";
import { toast } from "@/components/ui/toast";
import { directoryMutations } from "@/lib/directory/queries";
import type { DirectoryUser } from "@/lib/directory/schema/user";
import { useFormat } from "@/lib/i18n/format";

export const userColumns =
  "lg:grid lg:grid-cols-[minmax(0,6fr)_152px_minmax(0,4fr)_minmax(0,4fr)_minmax(0,3fr)_128px] lg:gap-x-5";

type UserRowProps = {
  user: DirectoryUser;
  teamNames: readonly string[];
  isLastAdmin: boolean;
  now: number;
  /** Absent for those who only read. */
  onTask?: (task: Task) => void;
};

function UserName({ user }: Pick<UserRowProps, "user">) {
  const t = useTranslations("directory");
  const format = useFormat();
  const { userId } = useSession();
  const { id, name, email, deactivatedAt } = user;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="min-w-0 break-words font-medium">{name}</span>
        {id === userId && <span className="text-ink-3 text-xs">{t("you")}</span>}
        {deactivatedAt && (
          <Badge tone="mute" title={t("deactivatedOn", { date: format.dateTime(deactivatedAt) })}>
            {t("deactivated")}
          </Badge>
        )}
      </p>
      <p className="break-all text-ink-3 text-xs">{email}</p>
    </div>
  );
}

function Ending({ user, isLastAdmin, onTask }: Required<Pick<UserRowProps, "user" | "isLastAdmin" | "onTask">>) {
  const t = useTranslations("directory");
  const { userId } = useSession();
  const { id, name, deactivatedAt } = user;
  const activate = useMutation({
    ...directoryMutations.updateUser,
    onSuccess: () => toast.success(t("activate.done", { name })),
    onError: () => toast.error(t("failed")),
  });
  if (deactivatedAt) {
    return (
      <Button
        size="sm"
        aria-label={t("activate.openOne", { name })}
        disabled={activate.isPending}
        onClick={() => activate.mutate({ id, deactivated: false })}
      >
        {t("activate.open")}
      </Button>
    );
  }
  const blocked = isLastAdmin ? t("role.lastAdmin") : id === userId ? t("deactivate.notYourself") : undefined;
  return (
    <>
      <div className="flex items-center gap-1">
        {id !== userId && (
          <IconButton
            label={t("passwordLink.openOne", { name })}
            icon={<KeyRound aria-hidden className="size-3.5!" />}
            onClick={() => onTask({ kind: "passwordLink", user })}
            className="size-6.5! pointer-coarse:size-11!"
          />
        )}
        <Button
          size="sm"
          aria-label={t("deactivate.openOne", { name })}
          title={blocked}
          disabled={blocked !== undefined}
          onClick={() => onTask({ kind: "deactivate", user })}
        >
          {t("deactivate.open")}
        </Button>
      </div>
      {blocked && !isLastAdmin && <p className="text-ink-3 text-xs lg:text-right">{blocked}</p>}
    </>
  );
}

/** Saves the TMS id of a user; the toast offers the way back. */
function useSaveExternalId({ id, name, externalId }: DirectoryUser) {
  const t = useTranslations("directory");
  const update = useMutation(directoryMutations.updateUser);
  const undo = useMutation({
    ...directoryMutations.updateUser,
    onSuccess: () => toast(t("undone", { name })),
    onError: () => toast.error(t("failed")),
  });
  const undoToast = useUndoToast();
  return async (next: string | null) => {
    await update.mutateAsync({ id, externalId: next });
    undoToast(next ? t("externalId.saved", { name, externalId: next }) : t("externalId.cleared", { name }), () =>
      undo.mutate({ id, externalId: externalId ?? null }),
    );
  };
}

export function UserRow({ user, teamNames, isLastAdmin, now, onTask }: UserRowProps) {
  const t = useTranslations("directory");
  const format = useFormat();
  const saveExternalId = useSaveExternalId(user);
  const { name, externalId, lastSeenAt } = user;
  return (
    <li
      className={`gap-x-5 gap-y-2 border-line border-b px-5 py-2.5 max-sm:flex max-sm:flex-col max-sm:px-4 sm:max-lg:grid sm:max-lg:grid-cols-3 lg:items-start ${userColumns}`}
    >
      <UserName user={user} />
      <RoleFact user={user} isLastAdmin={isLastAdmin} onTask={onTask} />
      <Fact name={t("columns.externalId")}>
        <ExternalIdCell name={name} externalId={externalId} onSave={onTask && saveExternalId} />
      </Fact>
      <Fact name={t("columns.teams")}>{teamNames.join(", ") || <span className="text-ink-3">{t("noTeam")}</span>}</Fact>
      <Fact name={t("columns.lastSeen")}>
        {lastSeenAt ? (
          <span title={format.dateTime(lastSeenAt)}>{format.relativeTime(lastSeenAt, now)}</span>
        ) : (
          <span className="text-ink-3">{t("neverSeen")}</span>
        )}
      </Fact>
      {onTask && (
        <div className="flex items-center gap-x-3 gap-y-1 lg:flex-col lg:items-end">
          <Ending user={user} isLastAdmin={isLastAdmin} onTask={onTask} />
        </div>
      )}
    </li>
  );
}
