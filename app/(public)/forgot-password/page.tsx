import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Texts } from "@/components/app-shell/texts";
import { ForgotPassword } from "@/components/sessions/entrance-forms";
import { EntranceNote } from "@/components/sessions/entrance-note";
import { localeFrom } from "@/lib/i18n/locale";
import { sendsMail } from "@/lib/server/mail";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("passwordReset"))("forgot.title") };
}

export default async function ForgotPasswordPage() {
  const t = await getTranslations("passwordReset");
  if (!sendsMail) return <EntranceNote title={t("forgot.title")} text={t("forgot.askAdmin")} />;
  return (
    <Texts of="/forgot-password">
      <ForgotPassword language={localeFrom(await getLocale(), null)} />
    </Texts>
  );
}
