import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Texts } from "@/components/app-shell/texts";
import { SessionsPage } from "@/components/sessions/sessions-page";
import { requireSession } from "@/lib/sessions/require-session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("sessions"))("title") };
}

export default async function Page() {
  const { session } = await requireSession();
  return (
    <Texts of="/settings/sessions">
      <SessionsPage currentSessionId={session.sessionId} />
    </Texts>
  );
}
