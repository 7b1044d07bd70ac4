"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { Plus, Users } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Task } from "@/components/directory/directory-task";
import { isFound, useDirectoryView } from "@/components/directory/directory-view";
import { ExternalIdCell } from "@/components/directory/external-id-cell";
import { FilterLine, ListPending, NothingFound, ShownPart } from "@/components/directory/list-parts";
import { useUndoToast } from "@/components/directory/undo-toast";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ColumnHeads, Fact } from "@/components/ui/fact-rows";
import { toast } from "@/components/ui/toast";
import { directoryMutations, directoryQueries } from "@/lib/directory/queries";
import type { DirectoryTeam } from "@/lib/directory/schema/team";

const teamColumns = "lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,7fr)_72px] lg:gap-x-5";

const namesMax = 6;

/** Saves the TMS id of a team; the toast offers the way back. */
function useSaveExternalId({ id, name, externalId }: DirectoryTeam) {
  const t = useTranslations("directory");
  const update = useMutation(directoryMutations.updateTeam);
  const undo = useMutation({
    ...directoryMutations.updateTeam,
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

function Members({ names }: { names: readonly string[] }) {
  const t = useTranslations("directory");
  if (names.length === 0) return <span className="text-ink-3">{t("noMembers")}</span>;
  const shown = names.slice(0, namesMax).join(", ");
  const count = names.length - namesMax;
  return count > 0 ? <span title={names.join("\n")}>{t("moreMembers", { names: shown, count })}</span> : shown;
}

type TeamRowProps = { team: DirectoryTeam; memberNames: readonly string[]; onTask?: (task: Task) => void };

function TeamRow({ team, memberNames, onTask }: TeamRowProps) {
  const t = useTranslations("directory");
  const saveExternalId = useSaveExternalId(team);
  const { name, email, externalId } = team;
  return (
    <li
      className={`gap-x-5 gap-y-2 border-line border-b px-5 py-2.5 max-sm:flex max-sm:flex-col max-sm:px-4 sm:max-lg:grid sm:max-lg:grid-cols-3 lg:items-start ${teamColumns}`}
    >
      <div className="min-w-0">
        <p className="break-words font-medium">{name}</p>
        <p className="break-all text-ink-3 text-xs">{email}</p>
      </div>
      <Fact name={t("columns.externalId")}>
        <ExternalIdCell name={name} externalId={externalId} onSave={onTask && saveExternalId} />
      </Fact>
      <Fact name={t("columns.members")}>
        <Members names={memberNames} />
      </Fact>
      {onTask && (
        <div className="flex lg:justify-end">
          <Button size="sm" aria-label={t("team.editOne", { name })} onClick={() => onTask({ kind: "team", team })}>
            {t("team.edit")}
          </Button>
        </div>
      )}
    </li>
  );
}

const columns = ["team", "externalId", "members"] as const;

/** The teams that cover loads. */
export function TeamsTab({ onTask }: { onTask?: (task: Task) => void }) {
  const t = useTranslations("directory");
  const { search } = useDirectoryView().view;
  const list = useQuery(directoryQueries.teams());
  const users = useQuery(directoryQueries.users());
  if (!list.data) return <ListPending query={list} />;
  const create = onTask && (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => onTask({ kind: "team" })}>
      {t("team.create")}
    </Button>
  );
  if (list.data.length === 0) {
    return (
      <EmptyState icon={<Users />} title={t("team.emptyTitle")} action={create}>
        {t("team.emptyText")}
      </EmptyState>
    );
  }
  const memberNames = new Map(
    users.data?.map(({ id, name, deactivatedAt }) => [id, deactivatedAt ? t("team.deactivated", { name }) : name]),
  );
  const shown = list.data.filter(({ name, email, externalId }) => isFound(search, [name, email, externalId]));
  return (
    <>
      <FilterLine action={create} />
      {shown.length === 0 ? (
        <NothingFound />
      ) : (
        <>
          <ColumnHeads names={columns.map((column) => t(`columns.${column}`))} columns={teamColumns} />
          <ShownPart items={shown}>
            {(part) => (
              <ul aria-label={t("tabs.teams")}>
                {part.map((team) => (
                  <TeamRow
                    key={team.id}
                    team={team}
                    memberNames={team.memberIds.flatMap((id) => memberNames.get(id) ?? [])}
                    onTask={onTask}
                  />
                ))}
              </ul>
            )}
          </ShownPart>
        </>
      )}
    </>
  );
}
