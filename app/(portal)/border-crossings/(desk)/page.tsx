import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Texts } from "@/components/app-shell/texts";
import { AllCrossings, SourcesFooter } from "@/components/border-crossings/all-crossings";
import { CopyLanes } from "@/components/border-crossings/copy-lanes";
import { readCrossingsView, toRankRequest } from "@/components/border-crossings/crossings-view";
import { LaneAnswer } from "@/components/border-crossings/lane-answer";
import { LanesForm } from "@/components/border-crossings/lanes-form";
import { AnswerStatus, LanesSummary } from "@/components/border-crossings/lanes-summary";
import { CompareRates } from "@/components/rates/desk/compare-rates";
import { ButtonLink } from "@/components/ui/button-link";
import { PageHeader } from "@/components/ui/page-parts";
import { rankCrossings } from "@/lib/border-crossings/rank-crossings";
import { requireSession } from "@/lib/sessions/require-session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("borderCrossings"))("title") };
}

export default async function BorderCrossingsPage({ searchParams }: PageProps<"/border-crossings">) {
  const [{ ctx }, address, t] = await Promise.all([requireSession(), searchParams, getTranslations("borderCrossings")]);
  const view = readCrossingsView(address);
  const { results } = view.lanes.length > 0 ? await rankCrossings(ctx, toRankRequest(view)) : { results: [] };
  const open = results[view.open];
  const { lanes, isHazmat } = view;
  const lane = lanes[view.open];
  const compare = open?.type === "DATA" && lane && <CompareRates lane={lane} crossings={open.crossings} />;
  return (
    <Texts of="/border-crossings">
      <PageHeader
        title={t("title")}
        subtitle={t("subtitle")}
        actions={
          <>
            {open && <CopyLanes view={{ lanes, isHazmat }} />}
            <ButtonLink size="sm" href="/border-crossings/method">
              {t("howItIsMade")}
            </ButtonLink>
          </>
        }
      />
      <AnswerStatus result={open} view={view} />
      <LanesForm lanes={lanes} isHazmat={isHazmat}>
        {results.length > 1 && <LanesSummary view={view} results={results} />}
        {open ? <LaneAnswer result={open} view={view} actions={compare} /> : <AllCrossings />}
      </LanesForm>
      <SourcesFooter />
    </Texts>
  );
}
