import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Texts } from "@/components/app-shell/texts";
import { OnboardingPage } from "@/components/onboarding/onboarding-page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("onboarding"))("title") };
}

/** Asks nothing of the link itself: whoever merely previews the address has not opened it. */
export default async function OnboardingRoute({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <Texts of="/onboarding/[token]">
      <OnboardingPage token={token} />
    </Texts>
  );
}
