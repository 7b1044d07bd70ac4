import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Texts } from "@/components/app-shell/texts";
import { ManyLanes } from "@/components/rates/desk/many-lanes";
import { crossingChoices } from "@/components/rates/desk/read-rates-view";
import { PageHeader } from "@/components/ui/page-parts";
import { requireSession } from "@/lib/sessions/require-session";
import { summarizeUsage } from "@/lib/usage/summarize-usage";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("rates.many"))("title") };
}

export default async function ManyLanesPage() {
  const [{ ctx }, t] = await Promise.all([requireSession(), getTranslations("rates.many")]);
  const { month, budget } = await summarizeUsage(ctx, {});
  return (
    <Texts of="/rates/many">
      <PageHeader title={t("title")} subtitle={t("subtitle")} back={{ href: "/rates", label: t("back") }} />
      <ManyLanes month={{ lanes: month.billableItems, budget: budget?.state ?? "OK" }} crossings={crossingChoices} />
    </Texts>
  );
}
