import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Texts } from "@/components/app-shell/texts";
import { OnboardingPage } from "@/components/onboarding/onboarding-page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("onboarding"))("title") };
}

/** Does not touch the link itself: a mere preview of the address does not count as opening it. */
export default async function OnboardingRoute({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <Texts of="/onboarding/[token]">
      <OnboardingPage token={token} />
    </Texts>
  );
}
