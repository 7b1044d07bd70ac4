"use client";

import { useQuery } from "@tanstack/react-query";
import { Mail, UserPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { ColumnHeads } from "@/components/directory/column-heads";
import type { Task } from "@/components/directory/directory-task";
import { isFound, useDirectoryView } from "@/components/directory/directory-view";
import { FilterLine } from "@/components/directory/filter-line";
import { InvitationRow, invitationColumns } from "@/components/directory/invitation-row";
import { ListPending } from "@/components/directory/list-pending";
import { NothingFound } from "@/components/directory/nothing-found";
import { ShownPart } from "@/components/directory/shown-part";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { directoryQueries } from "@/lib/directory/queries";

/** Links by which somebody may join. */
export function InvitationsTab({ onTask }: { onTask: (task: Task) => void }) {
  const t = useTranslations("directory");
  const { view } = useDirectoryView();
  const list = useQuery(directoryQueries.invitations());
  if (!list.data) return <ListPending query={list} />;
  const invite = (
    <Button variant="primary" icon={<UserPlus aria-hidden />} onClick={() => onTask({ kind: "invite" })}>
      {t("invite.open")}
    </Button>
  );
  const ended = list.data.filter(({ status }) => status !== "PENDING").length;
  const listed = list.data.filter(({ status }) => view.ended || status === "PENDING");
  const shown = listed.filter(({ email }) => isFound(view.search, [email]));
  const heads = [t("columns.user"), t("columns.role"), t("invitations.sent"), t("invitations.expires")];
  return (
    <>
      <FilterLine
        ended={ended > 0 ? t("invitations.showEnded", { count: ended }) : undefined}
        action={listed.length > 0 && invite}
      />
      {listed.length === 0 && (
        <EmptyState icon={<Mail />} title={t("invitations.emptyTitle")} action={invite}>
          {t("invitations.emptyText")}
        </EmptyState>
      )}
      {listed.length > 0 && shown.length === 0 && <NothingFound />}
      {shown.length > 0 && (
        <>
          <ColumnHeads names={heads} columns={invitationColumns} />
          <ShownPart items={shown}>
            {(part) => (
              <ul aria-label={t("tabs.invitations")}>
                {part.map((invitation) => (
                  <InvitationRow
                    key={invitation.id}
                    invitation={invitation}
                    now={list.dataUpdatedAt}
                    onRevoke={() => onTask({ kind: "revoke", invitation })}
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
