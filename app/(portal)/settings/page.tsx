import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SettingsPage } from "@/components/app-shell/settings-page";
import { Texts } from "@/components/app-shell/texts";
import { requireSession } from "@/lib/sessions/require-session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("shell.nav"))("settings") };
}

export default async function Page() {
  await requireSession();
  return (
    <Texts of="/settings">
      <SettingsPage />
    </Texts>
  );
}
