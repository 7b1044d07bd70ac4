"use client";

import { useQuery } from "@tanstack/react-query";
import { ClipboardPaste, UserPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, Suspense, useState } from "react";
import { CopyAs } from "@/components/app-shell/copy-as";
import { late } from "@/components/app-shell/late";
import { useSession } from "@/components/app-shell/session-provider";
import { DirectoryTask, type Task } from "@/components/directory/directory-task";
import { isFound, useDirectoryView } from "@/components/directory/directory-view";
import { FilterLine, ListPending, NothingFound, ShownPart } from "@/components/directory/list-parts";
import { UserRow, userColumns } from "@/components/directory/user-row";
import { csvText } from "@/components/import/download-csv";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { ColumnHeads, ListSkeleton } from "@/components/ui/fact-rows";
import { PageHeader } from "@/components/ui/page-parts";
import { Tabs } from "@/components/ui/tabs";
import { directoryQueries, fetchTeams } from "@/lib/directory/queries";
import type { DirectoryUser } from "@/lib/directory/schema/user";

const columns = ["user", "role", "externalId", "teams", "lastSeen"] as const;

/** The users of the organization. Admins change them where they stand. */
function UsersTab({ onTask }: { onTask?: (task: Task) => void }) {
  const t = useTranslations("directory");
  const { view } = useDirectoryView();
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
              <ul aria-label={t("tabs.users")}>
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

const namedMax = 3;

/** Why nothing can be changed here, and who can. */
function AskAdmins({ users }: { users: readonly DirectoryUser[] }) {
  const t = useTranslations("directory");
  const admins = users.filter(({ role }) => role === "ADMIN").slice(0, namedMax);
  return (
    <p className="border-line border-b bg-sunken px-5 py-2 text-ink-2 max-sm:px-4">
      {t("readOnly")}{" "}
      {admins.map(({ id, name, email }, position) => (
        <span key={id}>
          {position > 0 && ", "}
          <a className="text-accent underline underline-offset-2" href={`mailto:${email}`}>
            {name}
          </a>
        </span>
      ))}
    </p>
  );
}

const csvColumns = ["id", "name", "email", "role", "externalId", "teamIds", "deactivatedAt"] as const;

/** The users for a TMS: what it needs to name owners of loads. */
function CopyDirectory({ users }: { users: readonly DirectoryUser[] }) {
  const { view } = useDirectoryView();
  if (view.tab === "teams") return <CopyAs path="/teams/list" request={() => ({})} answer={fetchTeams} />;
  const rows = () => users.map((user) => csvColumns.map((column) => user[column]));
  return (
    <CopyAs path="/users/list" request={() => ({})} answer={() => users} csv={() => csvText([csvColumns, ...rows()])} />
  );
}

const TeamsTab = late(() => import("@/components/directory/teams-tab").then((module) => module.TeamsTab));
const InvitationsTab = late(() =>
  import("@/components/directory/invitations-tab").then((module) => module.InvitationsTab),
);
const HistoryTab = late(() => import("@/components/directory/history-tab").then((module) => module.HistoryTab));

const inTab = (panel: ReactNode) => <Suspense fallback={<ListSkeleton />}>{panel}</Suspense>;

/** Users and teams. Everybody may read them; admins also change them and see invitations and the history. */
export function DirectoryPage() {
  const t = useTranslations("directory");
  const { role } = useSession();
  const { view, chooseTab } = useDirectoryView();
  const [task, setTask] = useState<Task>();
  const users = useQuery(directoryQueries.users()).data ?? [];
  const teams = useQuery(directoryQueries.teams()).data ?? [];
  const isAdmin = role === "ADMIN";
  const onTask = isAdmin ? setTask : undefined;
  const active = users.filter(({ deactivatedAt }) => !deactivatedAt);
  const lists = [
    { id: "users" as const, label: t("tabs.users"), count: active.length, panel: <UsersTab onTask={onTask} /> },
    { id: "teams" as const, label: t("tabs.teams"), count: teams.length, panel: inTab(<TeamsTab onTask={onTask} />) },
  ];
  const adminTabs = [
    { id: "invitations" as const, label: t("tabs.invitations"), panel: inTab(<InvitationsTab onTask={setTask} />) },
    { id: "history" as const, label: t("tabs.history"), panel: inTab(<HistoryTab />) },
  ];
  const tabs = isAdmin ? [...lists, ...adminTabs] : lists;
  return (
    <>
      <PageHeader
        title={t("title")}
        actions={
          <>
            <CopyDirectory users={users} />
            {isAdmin && (
              <ButtonLink href="/directory/match" icon={<ClipboardPaste aria-hidden />}>
                {t("match.open")}
              </ButtonLink>
            )}
          </>
        }
      />
      {!isAdmin && <AskAdmins users={active} />}
      <Tabs
        label={t("tabs.label")}
        value={tabs.some(({ id }) => id === view.tab) ? view.tab : "users"}
        onChange={chooseTab}
        tabs={tabs}
      />
      {task && <DirectoryTask task={task} users={users} onClose={() => setTask(undefined)} />}
    </>
  );
}
