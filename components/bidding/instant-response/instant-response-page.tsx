"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-parts";
import { Skeleton } from "@/components/ui/skeleton";
import { instantResponseQueries } from "@/lib/bidding/queries/postings";

const Loading = () => <Skeleton className="h-60" />;

const RuleForm = dynamic(
  () => import("@/components/bidding/instant-response/rule-form").then((module) => module.RuleForm),
  { loading: Loading },
);

/** The organization's rule: which bids are answered without a person. */
export function InstantResponsePage() {
  const t = useTranslations("instantResponse");
  const { data, error, refetch } = useQuery(instantResponseQueries.rule());
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <div className="grid w-full max-w-190 content-start gap-5 px-5 py-5 max-sm:px-4">
        {!data && !error && <Loading />}
        {!data && error && <ErrorState error={error} onRetry={() => refetch()} />}
        {data && <RuleForm saved={data} />}
      </div>
    </>
  );
}
