import type { Metadata } from "next";
import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import { Texts } from "@/components/app-shell/texts";
import { ProfilePage } from "@/components/sessions/profile-page";
import { densityCookie, densityFrom } from "@/lib/browser/preferences";
import { chosenTimeZoneCookie, knownTimeZone } from "@/lib/i18n/locale";
import { requireSession } from "@/lib/sessions/require-session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("profile"))("title") };
}

export default async function Page() {
  await requireSession();
  const jar = await cookies();
  return (
    <Texts of="/settings/profile">
      <ProfilePage
        density={densityFrom(jar.get(densityCookie)?.value)}
        timeZone={knownTimeZone(jar.get(chosenTimeZoneCookie)?.value) ?? ""}
      />
    </Texts>
  );
}
