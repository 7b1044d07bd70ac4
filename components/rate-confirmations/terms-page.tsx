"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-parts";
import { Skeleton } from "@/components/ui/skeleton";
import { whenFetched } from "@/components/ui/when-fetched";
import { rateConfirmationQueries } from "@/lib/rate-confirmations/queries";

const loading = <Skeleton className="h-80" />;

// Shown once it lives: what is typed into a form before that is lost.
const TermsForm = whenFetched(
  () => import("@/components/rate-confirmations/terms-form").then((module) => module.TermsForm),
  loading,
);

/** What every rate confirmation of the organization says beside its load. */
export function TermsPage() {
  const t = useTranslations("rateConfirmationTerms");
  const { data, error, refetch } = useQuery(rateConfirmationQueries.terms());
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <div className="grid w-full max-w-260 content-start gap-5 px-5 py-5 max-sm:px-4">
        <p className="max-w-190 text-ink-2">{t("about")}</p>
        {!data && !error && loading}
        {!data && error && <ErrorState error={error} onRetry={() => refetch()} />}
        {data && <TermsForm saved={data} />}
      </div>
    </>
  );
}
