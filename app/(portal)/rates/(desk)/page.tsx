import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Texts } from "@/components/app-shell/texts";
import { LaneAnswer } from "@/components/rates/desk/lane-answer";
import { MarketOptions } from "@/components/rates/desk/market-options";
import { RatesDesk } from "@/components/rates/desk/rates-desk";
import { RatesEmpty, RatesStatus, RatesSubtitle, RatesSummary } from "@/components/rates/desk/rates-summary";
import { toRateRequest } from "@/components/rates/desk/rates-view";
import { crossingChoices, readRatesView } from "@/components/rates/desk/read-rates-view";
import { ButtonLink } from "@/components/ui/button-link";
import { PageHeader } from "@/components/ui/page-parts";
import { recallRates } from "@/lib/rates/recall-rates";
import { requireSession } from "@/lib/sessions/require-session";
import { summarizeUsage } from "@/lib/usage/summarize-usage";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("rates"))("title") };
}

export default async function RatesPage({ searchParams }: PageProps<"/rates">) {
  const [{ ctx, session }, address, t] = await Promise.all([requireSession(), searchParams, getTranslations("rates")]);
  const view = readRatesView(address);
  const [{ results: answers }, { month, budget }] = await Promise.all([
    view.lanes.length > 0 ? recallRates(ctx, toRateRequest(view)) : { results: [] },
    summarizeUsage(ctx, {}),
  ]);
  const open = answers[view.open];
  return (
    <Texts of="/rates">
      <PageHeader
        title={t("title")}
        subtitle={<RatesSubtitle />}
        actions={
          <>
            {session.role === "ADMIN" && (
              <ButtonLink size="sm" href="/rates/import">
                {t("import")}
              </ButtonLink>
            )}
            <ButtonLink size="sm" href="/rates/method">
              {t("howItIsMade")}
            </ButtonLink>
          </>
        }
      />
      <RatesStatus answer={open} />
      <MarketOptions />
      <RatesDesk
        view={view}
        month={{ lanes: month.billableItems, budget: budget?.state ?? "OK" }}
        crossings={crossingChoices}
      >
        {answers.length > 1 && <RatesSummary view={view} answers={answers} />}
        {open === undefined ? <RatesEmpty /> : <LaneAnswer view={view} answer={open} />}
      </RatesDesk>
    </Texts>
  );
}
