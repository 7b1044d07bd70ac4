"use client";

import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { ColumnHeads } from "@/components/directory/column-heads";
import type { Task } from "@/components/directory/directory-task";
import { isFound, useDirectoryView } from "@/components/directory/directory-view";
import { FilterLine } from "@/components/directory/filter-line";
import { ListPending } from "@/components/directory/list-pending";
import { NothingFound } from "@/components/directory/nothing-found";
import { ShownPart } from "@/components/directory/shown-part";
import { useKeptFocus } from "@/components/directory/use-kept-focus";
import { UserRow, userColumns } from "@/components/directory/user-row";
import { Button } from "@/components/ui/button";
import { directoryQueries } from "@/lib/directory/queries";

const columns = ["user", "role", "externalId", "teams", "lastSeen"] as const;

/** The users of the organization. Admins change them where they stand. */
export function UsersTab({ onTask }: { onTask?: (task: Task) => void }) {
  const t = useTranslations("directory");
  const { view } = useDirectoryView();
  const keptFocus = useKeptFocus<HTMLUListElement>();
  const list = useQuery(directoryQueries.users());
  const teams = useQuery(directoryQueries.teams());
  if (!list.data) return <ListPending query={list} />;
  const users = list.data;
  const teamNames = new Map(teams.data?.map(({ id, name }) => [id, name]));
  const ended = users.filter(({ deactivatedAt }) => deactivatedAt).length;
  const admins = users.filter(({ role, deactivatedAt }) => role === "ADMIN" && !deactivatedAt);
  const shown = users
    .filter(({ deactivatedAt }) => view.ended || !deactivatedAt)
    .filter(({ name, email, externalId }) => isFound(view.search, [name, email, externalId]));
  return (
    <>
      <FilterLine
        ended={ended > 0 ? t("showDeactivated", { count: ended }) : undefined}
        action={
          onTask && (
            <Button variant="primary" icon={<UserPlus aria-hidden />} onClick={() => onTask({ kind: "invite" })}>
              {t("invite.open")}
            </Button>
          )
        }
      />
      {shown.length === 0 ? (
        <NothingFound />
      ) : (
        <>
          <ColumnHeads names={columns.map((column) => t(`columns.${column}`))} columns={userColumns} />
          <ShownPart items={shown}>
            {(part) => (
              <ul {...keptFocus} aria-label={t("tabs.users")} className="outline-none">
                {part.map((user) => (
                  <UserRow
                    key={user.id}
                    user={user}
                    teamNames={user.teamIds.flatMap((id) => teamNames.get(id) ?? [])}
                    isLastAdmin={admins.length === 1 && admins[0]?.id === user.id}
                    now={list.dataUpdatedAt}
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
