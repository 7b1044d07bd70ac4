import { useTranslations } from "next-intl";
import { EntranceNote } from "@/components/sessions/entrance-note";

/** Why a link lets nobody in, and what to do about it. */
export function ClosedInvitation({ why }: { why: "EXPIRED" | "ACCEPTED" | "REVOKED" | "UNKNOWN" }) {
  const t = useTranslations("invite.closed");
  return <EntranceNote title={t(`${why}.title`)} text={t(`${why}.text`)} />;
}
