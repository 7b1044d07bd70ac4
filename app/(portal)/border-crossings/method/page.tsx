import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MethodLanes, MethodModel, MethodPlaces } from "@/components/border-crossings/method-model";
import { MethodPairs, MethodRestrictions, MethodSources } from "@/components/border-crossings/method-pairs";
import { MethodParts, PageHeader } from "@/components/ui/page-parts";
import { requireSession } from "@/lib/sessions/require-session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("borderCrossings.method"))("title") };
}

export default async function MethodPage() {
  const [t] = await Promise.all([getTranslations("borderCrossings.method"), requireSession()]);
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} back={{ href: "/border-crossings", label: t("back") }} />
      <MethodParts>
        <MethodModel />
        <MethodLanes />
        <MethodPairs />
        <MethodPlaces />
        <MethodRestrictions />
        <MethodSources />
      </MethodParts>
    </>
  );
}
