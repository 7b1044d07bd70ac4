import { SearchX } from "lucide-react";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-parts";

/** For a load that is not, or is another organization's: the two look the same. Only the page of a load answers so. */
export default function PortalNotFound() {
  const t = useTranslations("shell.notFound");
  return (
    <>
      <title>{t("load.title")}</title>
      <PageHeader title={t("load.title")} />
      <EmptyState
        icon={<SearchX />}
        title={t("load.text")}
        action={<ButtonLink href="/loads">{t("action")}</ButtonLink>}
      />
    </>
  );
}
