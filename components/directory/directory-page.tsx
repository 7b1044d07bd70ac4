"use client";

import { useQuery } from "@tanstack/react-query";
import { ClipboardPaste } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, Suspense, useState } from "react";
import { late } from "@/components/app-shell/late";
import { useRouterAnnouncements } from "@/components/app-shell/page-address";
import { useSession } from "@/components/app-shell/session-provider";
import { AskAdmins } from "@/components/directory/ask-admins";
import { DirectoryTask, type Task } from "@/components/directory/directory-task";
import { useDirectoryView } from "@/components/directory/directory-view";
import { ListSkeleton } from "@/components/directory/list-skeleton";
import { UsersTab } from "@/components/directory/users-tab";
import { ButtonLink } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { Tabs } from "@/components/ui/tabs";
import { directoryQueries } from "@/lib/directory/queries";

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
  useRouterAnnouncements();
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
          isAdmin && (
            <ButtonLink href="/directory/match" icon={<ClipboardPaste aria-hidden />}>
              {t("match.open")}
            </ButtonLink>
          )
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
