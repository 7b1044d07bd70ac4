import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Texts } from "@/components/app-shell/texts";
import { MatchPage } from "@/components/directory/match-page";
import { requireSession } from "@/lib/sessions/require-session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("directory"))("match.title") };
}

export default async function Page() {
  const { session } = await requireSession();
  if (session.role !== "ADMIN") redirect("/directory");
  return (
    <Texts of="/directory/match">
      <MatchPage />
    </Texts>
  );
}
