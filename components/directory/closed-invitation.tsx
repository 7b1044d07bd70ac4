import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";

/** Why a link lets nobody in, and what to do about it. */
export function ClosedInvitation({ why }: { why: "EXPIRED" | "ACCEPTED" | "REVOKED" | "UNKNOWN" }) {
  const t = useTranslations("invite");
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h1 className="font-semibold text-xl">{t(`closed.${why}.title`)}</h1>
        <p className="text-ink-2">{t(`closed.${why}.text`)}</p>
      </div>
      <ButtonLink href="/sign-in" className="h-9!">
        {t("signIn")}
      </ButtonLink>
    </div>
  );
}
