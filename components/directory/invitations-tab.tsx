"use client";

import { useQuery } from "@tanstack/react-query";
import { Mail, UserPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Task } from "@/components/directory/directory-task";
import { isFound, useDirectoryView } from "@/components/directory/directory-view";
import { FilterLine, ListPending, NothingFound, ShownPart } from "@/components/directory/list-parts";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ColumnHeads, Fact } from "@/components/ui/fact-rows";
import { directoryQueries } from "@/lib/directory/queries";
import type { Invitation, InvitationStatus } from "@/lib/directory/schema/user";
import { useFormat } from "@/lib/i18n/format";

const invitationColumns =
  "lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,2fr)_minmax(0,4fr)_minmax(0,4fr)_96px] lg:gap-x-5";

const tones = { PENDING: "info", ACCEPTED: "good", REVOKED: "bad", EXPIRED: "mute" } as const satisfies Record<
  InvitationStatus,
  string
>;

type InvitationRowProps = { invitation: Invitation; now: number; onRevoke: () => void };

function InvitationRow({ invitation, now, onRevoke }: InvitationRowProps) {
  const t = useTranslations("directory");
  const roles = useTranslations("shell.roles");
  const format = useFormat();
  const { email, role, status, createdAt, expiresAt, invitedBy } = invitation;
  return (
    <li
      className={`gap-x-5 gap-y-2 border-line border-b px-5 py-2.5 max-sm:flex max-sm:flex-col max-sm:px-4 sm:max-lg:grid sm:max-lg:grid-cols-3 lg:items-start ${invitationColumns}`}
    >
      <p className="flex min-w-0 flex-wrap items-center gap-x-2">
        <span className="min-w-0 break-all font-medium">{email}</span>
        <Badge tone={tones[status]} title={status}>
          {t(`invitations.status.${status}`)}
        </Badge>
      </p>
      <Fact name={t("columns.role")}>{roles(role)}</Fact>
      <Fact name={t("invitations.sent")} note={t("invitations.by", { name: invitedBy })}>
        <span title={format.dateTime(createdAt)}>{format.relativeTime(createdAt, now)}</span>
      </Fact>
      <Fact name={t("invitations.expires")} note={status === "PENDING" && format.relativeTime(expiresAt, now)}>
        {format.dateTime(expiresAt)}
      </Fact>
      {status === "PENDING" && (
        <div className="flex lg:justify-end">
          <Button size="sm" aria-label={t("invitations.revokeOne", { email })} onClick={onRevoke}>
            {t("invitations.revoke")}
          </Button>
        </div>
      )}
    </li>
  );
}

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
