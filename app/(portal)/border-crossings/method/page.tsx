import type { Metadata } from "next";
import { getFormatter, getTranslations } from "next-intl/server";
import { MethodLanes } from "@/components/border-crossings/method-lanes";
import { MethodPairs } from "@/components/border-crossings/method-pairs";
import { MethodPart } from "@/components/border-crossings/method-parts";
import { MethodPlaces } from "@/components/border-crossings/method-places";
import { MethodRestrictions, MethodSources } from "@/components/border-crossings/method-sources";
import { ButtonLink } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import lanes from "@/lib/border-crossings/examples/crossing-lanes.json";
import unseenLanes from "@/lib/border-crossings/examples/crossing-lanes-unseen.json";
import backtest from "@/lib/border-crossings/facts/backtest.json";
import crossingFacts from "@/lib/border-crossings/facts/crossings.json";
import counts from "@/lib/border-crossings/facts/transborder-shares.json";
import { crossings } from "@/lib/border-crossings/rules/crossings";
import { kappa } from "@/lib/border-crossings/rules/own-history";
import { listingThreshold } from "@/lib/border-crossings/rules/rank-crossings";
import { requireSession } from "@/lib/sessions/require-session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("borderCrossings.method"))("title") };
}

const sources = [
  { name: "lanes", text: lanes.note },
  { name: "lanes", text: unseenLanes.note },
  { name: "counts", text: counts.source },
  { name: "crossings", text: crossingFacts.source },
] as const;

export default async function MethodPage() {
  await requireSession();
  const [t, format] = await Promise.all([getTranslations("borderCrossings.method"), getFormatter()]);
  const threshold = format.number(listingThreshold, { style: "percent" });
  return (
    <>
      <PageHeader
        title={t("title")}
        subtitle={t("subtitle")}
        actions={
          <ButtonLink size="sm" href="/border-crossings">
            {t("back")}
          </ButtonLink>
        }
      />
      <div className="grid gap-6 px-5 py-5 max-sm:px-4">
        <MethodPart
          title={t("model.title")}
          text={t("model.text", { count: crossings.length, loads: kappa, threshold })}
        >
          <p className="text-ink-2">{t("model.cost", { microseconds: backtest.microseconds })}</p>
        </MethodPart>
        <MethodLanes />
        <MethodPairs />
        <MethodPlaces />
        <MethodRestrictions />
        <MethodSources sources={sources} />
      </div>
    </>
  );
}
