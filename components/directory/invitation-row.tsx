"use client";

import { useTranslations } from "next-intl";
import { Fact } from "@/components/directory/fact";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { Invitation, InvitationStatus } from "@/lib/directory/schema/invitation";
import { useFormat } from "@/lib/i18n/format";

export const invitationColumns =
  "lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,2fr)_minmax(0,4fr)_minmax(0,4fr)_96px] lg:gap-x-5";

const tones = { PENDING: "info", ACCEPTED: "good", REVOKED: "bad", EXPIRED: "mute" } as const satisfies Record<
  InvitationStatus,
  string
>;

type InvitationRowProps = { invitation: Invitation; now: number; onRevoke: () => void };

export function InvitationRow({ invitation, now, onRevoke }: InvitationRowProps) {
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
      <Fact name={t("invitations.sent")} remark={t("invitations.by", { name: invitedBy })}>
        <span title={format.dateTime(createdAt)}>{format.relativeTime(createdAt, now)}</span>
      </Fact>
      <Fact name={t("invitations.expires")} remark={status === "PENDING" && format.relativeTime(expiresAt, now)}>
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
