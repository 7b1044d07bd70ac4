import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import { OnboardingPage } from "@/components/onboarding/onboarding-page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("onboarding"))("title") };
}

/** Asks nothing of the link itself: whoever merely previews the address has not opened it. */
export default async function OnboardingRoute({ params }: { params: Promise<{ token: string }> }) {
  const [{ token }, { common, shell, onboarding }] = await Promise.all([params, getMessages()]);
  return (
    <NextIntlClientProvider messages={{ common, shell, onboarding }}>
      <OnboardingPage token={token} />
    </NextIntlClientProvider>
  );
}
