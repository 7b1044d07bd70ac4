import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Texts } from "@/components/app-shell/texts";
import { SetUpForm } from "@/components/sessions/set-up-form";
import { isWaitingForSetup } from "@/lib/sessions/set-up-installation";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("setup"))("title") };
}

export default async function SetUpPage() {
  if (!(await isWaitingForSetup())) redirect("/sign-in");
  return (
    <Texts of="/setup">
      <SetUpForm />
    </Texts>
  );
}
