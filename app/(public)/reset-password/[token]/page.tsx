import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Texts } from "@/components/app-shell/texts";
import { ResetPassword } from "@/components/sessions/entrance-forms";
import { EntranceNote } from "@/components/sessions/entrance-note";
import { buttonClasses } from "@/components/ui/button-classes";
import { classNames } from "@/components/ui/class-names";
import { sendsMail } from "@/lib/server/mail";
import { readResetLink } from "@/lib/sessions/reset-password";

// The address is a secret: no other site shall learn it from a link, and no search engine.
export async function generateMetadata(): Promise<Metadata> {
  const title = (await getTranslations("passwordReset"))("reset.title");
  return { title, referrer: "no-referrer", robots: { index: false } };
}

export default async function ResetPasswordPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const email = await readResetLink(token, new Date());
  if (email === undefined) return <ClosedLink />;
  return (
    <Texts of="/reset-password/[token]">
      <ResetPassword token={token} email={email} />
    </Texts>
  );
}

/** It was used, is too old, was replaced or never was: its holder is told the same of each. */
async function ClosedLink() {
  const t = await getTranslations("passwordReset.closed");
  return (
    <EntranceNote title={t("title")} text={t(sendsMail ? "text" : "askAdmin")}>
      {sendsMail && (
        <a href="/forgot-password" className={classNames(buttonClasses({ variant: "primary" }), "h-9!")}>
          {t("again")}
        </a>
      )}
    </EntranceNote>
  );
}
