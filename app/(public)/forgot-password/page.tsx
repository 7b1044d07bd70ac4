import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Texts } from "@/components/app-shell/texts";
import { EntranceNote } from "@/components/sessions/entrance-note";
import { ForgotPasswordForm } from "@/components/sessions/forgot-password-form";
import { sendsMail } from "@/lib/server/mail";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("passwordReset"))("forgot.title") };
}

export default async function ForgotPasswordPage() {
  const t = await getTranslations("passwordReset");
  if (!sendsMail) return <EntranceNote title={t("forgot.title")} text={t("forgot.askAdmin")} />;
  return (
    <Texts of="/forgot-password">
      <ForgotPasswordForm />
    </Texts>
  );
}
