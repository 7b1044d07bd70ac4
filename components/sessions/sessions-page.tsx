"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Laptop, Smartphone } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-parts";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { useFormat } from "@/lib/i18n/format";
import { type OwnSession, revokeOtherSessions, revokeSession, sessionQueries } from "@/lib/sessions/queries";
import { deviceOf } from "@/lib/sessions/rules";
import { readableAddress } from "@/lib/vocabulary/ip-address";

const Loading = () => (
  <div className="flex flex-col gap-4 px-5 py-4">
    {["first", "second"].map((row) => (
      <Skeleton key={row} className="h-10 w-full" />
    ))}
  </div>
);

/** Where the user is signed in, and a way to end what they do not know. */
export function SessionsPage({ currentSessionId }: { currentSessionId: string }) {
  const t = useTranslations("sessions");
  const cache = useQueryClient();
  const { data: sessions, error, refetch, dataUpdatedAt } = useQuery(sessionQueries.own());
  const endOthers = useMutation({
    mutationFn: revokeOtherSessions,
    onSuccess: () => toast.success(t("othersEnded")),
    onError: () => toast.error(t("failed")),
    onSettled: () => cache.invalidateQueries({ queryKey: sessionQueries.own().queryKey }),
  });
  const ordered = sessions?.toSorted(
    (a, b) =>
      Number(b.id === currentSessionId) - Number(a.id === currentSessionId) ||
      Date.parse(b.updatedAt) - Date.parse(a.updatedAt),
  );
  const hasOthers = (sessions?.length ?? 0) > 1;
  return (
    <>
      <PageHeader
        title={t("title")}
        subtitle={t("subtitle")}
        actions={
          hasOthers && (
            <Button disabled={endOthers.isPending} onClick={() => endOthers.mutate()}>
              {t("endOthers")}
            </Button>
          )
        }
      />
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!error && !ordered && <Loading />}
      {ordered && (
        <ul aria-label={t("title")}>
          {ordered.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isCurrent={session.id === currentSessionId}
              now={dataUpdatedAt}
            />
          ))}
        </ul>
      )}
    </>
  );
}

type SessionRowProps = { session: OwnSession; isCurrent: boolean; now: number };

function SessionRow({ session, isCurrent, now }: SessionRowProps) {
  const t = useTranslations("sessions");
  const format = useFormat();
  const cache = useQueryClient();
  const { browser, system, isPhone } = deviceOf(session.userAgent);
  const device = browser && system ? t("device", { browser, system }) : (browser ?? system ?? t("unknownDevice"));
  const end = useMutation({
    mutationFn: () => revokeSession(session.token),
    onSuccess: () => toast.success(t("ended", { device })),
    onError: () => toast.error(t("failed")),
    onSettled: () => cache.invalidateQueries({ queryKey: sessionQueries.own().queryKey }),
  });
  return (
    <li className="flex items-center gap-3 border-line border-b px-5 py-3 max-sm:px-4">
      <span aria-hidden className="grid size-8 shrink-0 place-items-center rounded-md bg-mute-soft text-ink-2">
        {isPhone ? <Smartphone /> : <Laptop />}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium" title={session.userAgent ?? undefined}>
          {device}
          {isCurrent && <Badge tone="good">{t("thisDevice")}</Badge>}
        </p>
        <p className="text-ink-3 text-xs">
          <span title={format.dateTime(session.updatedAt)}>
            {t("lastActive", { when: format.relativeTime(session.updatedAt, now) })}
          </span>
          {" · "}
          {session.ipAddress ? t("address", { address: readableAddress(session.ipAddress) }) : t("noAddress")}
          {" · "}
          {t("signedIn", { when: format.dateTime(session.createdAt) })}
        </p>
      </div>
      {!isCurrent && (
        <Button size="sm" aria-label={t("endOne", { device })} disabled={end.isPending} onClick={() => end.mutate()}>
          {t("end")}
        </Button>
      )}
    </li>
  );
}
