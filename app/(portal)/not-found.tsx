import { SearchX } from "lucide-react";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** For an id that is not, or is another organization's: the two are not told apart. */
export default function PortalNotFound() {
  const t = useTranslations("shell.notFound");
  return (
    <EmptyState icon={<SearchX />} title={t("title")} action={<ButtonLink href="/loads">{t("action")}</ButtonLink>}>
      <title>{t("title")}</title>
      {t("text")}
    </EmptyState>
  );
}
