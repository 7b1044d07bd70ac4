"use client";

import { useTranslations } from "next-intl";
import { SecretDialog } from "@/components/ui/secret-dialog";

/** The only sight of the signing secret. Closes only after "I saved it". */
export function SigningSecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useTranslations("webhooks.secret");
  return (
    <SecretDialog
      title={t("title")}
      texts={{ onlyOnce: t("onlyOnce"), done: t("done"), saved: t("saved"), saveFirst: t("saveFirst") }}
      blocks={[
        { label: t("label"), code: secret },
        { label: ".env", code: `WEBHOOK_SECRET=${secret}` },
      ]}
      onClose={onClose}
    />
  );
}
