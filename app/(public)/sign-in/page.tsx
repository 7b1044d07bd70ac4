import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Texts } from "@/components/app-shell/texts";
import { SignIn } from "@/components/sessions/entrance-forms";
import { readSession } from "@/lib/sessions/read-session";
import { safeNext } from "@/lib/sessions/safe-next";
import { isWaitingForSetup } from "@/lib/sessions/set-up-installation";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("signIn"))("title") };
}

export default async function SignInPage({ searchParams }: { searchParams: Promise<{ next?: string | string[] }> }) {
  const next = safeNext((await searchParams).next);
  if (await readSession(await headers())) redirect(next);
  if (await isWaitingForSetup()) redirect("/setup");
  return (
    <Texts of="/sign-in">
      <SignIn next={next} />
    </Texts>
  );
}
