"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-parts";
import { Skeleton } from "@/components/ui/skeleton";
import { whenFetched } from "@/components/ui/when-fetched";
import { exchangeRateQueries } from "@/lib/exchange-rates/queries";

const loading = <Skeleton className="h-80" />;

// Shown once it lives: what is typed into a form before that is lost.
const RatesForm = whenFetched(
  () => import("@/components/exchange-rates/rates-form").then((module) => module.RatesForm),
  loading,
);

/** By which rates of exchange the organization compares prices. */
export function ExchangeRatesPage() {
  const t = useTranslations("exchangeRates");
  const { data, error, refetch } = useQuery(exchangeRateQueries.all());
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <div className="grid w-full max-w-190 content-start gap-5 px-5 py-5 max-sm:px-4">
        <p className="text-ink-2">{t("about")}</p>
        {!data && !error && loading}
        {!data && error && <ErrorState error={error} onRetry={() => refetch()} />}
        {data && <RatesForm saved={data} />}
      </div>
    </>
  );
}
