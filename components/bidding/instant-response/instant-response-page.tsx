"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-parts";
import { Skeleton } from "@/components/ui/skeleton";
import { whenFetched } from "@/components/ui/when-fetched";
import { instantResponseQueries } from "@/lib/bidding/queries/postings";

const loading = <Skeleton className="h-60" />;

// Shown once it lives: what is chosen in a form before that is lost.
const RuleForm = whenFetched(
  () => import("@/components/bidding/instant-response/rule-form").then((module) => module.RuleForm),
  loading,
);

/** The organization's rule: which bids are answered without a person. */
export function InstantResponsePage() {
  const t = useTranslations("instantResponse");
  const { data, error, refetch } = useQuery(instantResponseQueries.rule());
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <div className="grid w-full max-w-190 content-start gap-5 px-5 py-5 max-sm:px-4">
        {!data && !error && loading}
        {!data && error && <ErrorState error={error} onRetry={() => refetch()} />}
        {data && <RuleForm saved={data} />}
      </div>
    </>
  );
}
