import { SearchX } from "lucide-react";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-parts";

/** For an id that is not, or is another organization's: the two look the same. */
export default function PortalNotFound() {
  const t = useTranslations("shell.notFound");
  return (
    <>
      <title>{t("title")}</title>
      <PageHeader title={t("title")} />
      <EmptyState icon={<SearchX />} title={t("text")} action={<ButtonLink href="/loads">{t("action")}</ButtonLink>} />
    </>
  );
}
