"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus, Users } from "lucide-react";
import { useTranslations } from "next-intl";
import { ColumnHeads } from "@/components/directory/column-heads";
import type { Task } from "@/components/directory/directory-task";
import { isFound, useDirectoryView } from "@/components/directory/directory-view";
import { FilterLine } from "@/components/directory/filter-line";
import { ListPending } from "@/components/directory/list-pending";
import { NothingFound } from "@/components/directory/nothing-found";
import { ShownPart } from "@/components/directory/shown-part";
import { TeamRow, teamColumns } from "@/components/directory/team-row";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { directoryQueries } from "@/lib/directory/queries";

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
  const memberNames = new Map(users.data?.map(({ id, name }) => [id, name]));
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
