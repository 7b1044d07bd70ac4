"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { useSession } from "@/components/app-shell/session-provider";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { OnboardingLinkState } from "@/lib/carriers/schema/carrier";
import { useFormat } from "@/lib/i18n/format";
import { onboardingMutations } from "@/lib/onboarding/queries";
import type { OnboardingLink } from "@/lib/onboarding/schema/link";

const tones: Record<OnboardingLinkState, Tone> = {
  LINK_SENT: "info",
  OPENED: "info",
  SIGNED: "warn",
  ACCEPTED: "good",
  EXPIRED: "mute",
  REVOKED: "mute",
};

/** When the link came into its state. */
const momentOf = ({ acceptedAt, revokedAt, signedAt, openedAt, createdAt, expiresAt, state }: OnboardingLink) =>
  state === "EXPIRED" ? expiresAt : (acceptedAt ?? revokedAt ?? signedAt ?? openedAt ?? createdAt);

export function LinkRow({ link }: { link: OnboardingLink }) {
  const t = useTranslations("onboarding.panel");
  const format = useFormat();
  const { role } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const { state, createdAt, createdBy, expiresAt } = link;
  const canStop = ["LINK_SENT", "OPENED", "SIGNED"].includes(state) && role !== "VIEWER";
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <Badge tone={tones[state]} title={state}>
            {t(`states.${state}`)}
          </Badge>
          <span className="text-ink-2 text-xs">
            <RelativeTime at={momentOf(link)} />
          </span>
        </p>
        <p className="text-ink-3 text-xs">
          {t("made", { date: format.date(createdAt), name: createdBy.name })}
          {(state === "LINK_SENT" || state === "OPENED") && (
            <> · {t("worksUntil", { date: format.dateTime(expiresAt) })}</>
          )}
        </p>
      </div>
      {canStop && <Button onClick={() => setIsAsking(true)}>{t("revoke")}</Button>}
      {isAsking && <RevokeDialog link={link} onClose={() => setIsAsking(false)} />}
    </li>
  );
}

function RevokeDialog({ link, onClose }: { link: OnboardingLink; onClose: () => void }) {
  const t = useTranslations("onboarding.panel");
  const revoke = useMutation(onboardingMutations.revokeLink);
  const onConfirm = () => revoke.mutate({ id: link.id }, { onSuccess: onClose });
  return (
    <ConfirmDialog
      title={t("revokeTitle")}
      confirm={{ label: t("revoke"), variant: "danger", onConfirm }}
      action={revoke}
      onClose={onClose}
    >
      <p>{t(link.state === "SIGNED" ? "revokeSigned" : "revokeText")}</p>
    </ConfirmDialog>
  );
}
