"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { SessionRow } from "@/components/sessions/session-row";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { revokeOtherSessions, sessionQueries } from "@/lib/sessions/queries";

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
  const ordered = sessions?.toSorted((a, b) => Number(b.id === currentSessionId) - Number(a.id === currentSessionId));
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
