import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Texts } from "@/components/app-shell/texts";
import { ConfirmEmail } from "@/components/sessions/entrance-forms";
import { EntranceNote } from "@/components/sessions/entrance-note";
import { readEmailLink } from "@/lib/sessions/change-email";

// The address is a secret: no other site shall learn it from a link, and no search engine.
export async function generateMetadata(): Promise<Metadata> {
  const title = (await getTranslations("confirmEmail"))("title");
  return { title, referrer: "no-referrer", robots: { index: false } };
}

export default async function ConfirmEmailPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const email = await readEmailLink(token, new Date());
  if (email === undefined) return <ClosedLink />;
  return (
    <Texts of="/confirm-email/[token]">
      <ConfirmEmail token={token} email={email} />
    </Texts>
  );
}

/** It was used, is too old, was replaced or never was: its holder is told the same of each. */
async function ClosedLink() {
  const t = await getTranslations("confirmEmail.closed");
  return <EntranceNote title={t("title")} text={t("text")} />;
}
