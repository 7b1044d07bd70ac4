import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import {
  MethodMeasured,
  MethodNetwork,
  MethodPooled,
  MethodSteps,
  MethodWord,
} from "@/components/rates/desk/method-parts";
import { MethodParts, PageHeader } from "@/components/ui/page-parts";
import { requireSession } from "@/lib/sessions/require-session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("rateMethod"))("title") };
}

export default async function RateMethodPage() {
  const [t] = await Promise.all([getTranslations("rateMethod"), requireSession()]);
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} back={{ href: "/rates", label: t("back") }} />
      <MethodParts>
        <MethodSteps />
        <MethodNetwork />
        <MethodMeasured />
        <MethodWord />
        <MethodPooled />
      </MethodParts>
    </>
  );
}
