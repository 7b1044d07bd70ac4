import { Lock } from "lucide-react";
import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-parts";

type AdminsOnlyProps = {
  /** The texts of the page. */
  of: "apiKeys" | "webhooks" | "rateImport";
  admins: readonly { userId: string; name: string; email: string }[];
};

/** Why a page is closed, and who can help. */
export function AdminsOnly({ of, admins }: AdminsOnlyProps) {
  const t = useTranslations(of);
  return (
    <>
      <PageHeader title={t("title")} />
      <EmptyState icon={<Lock />} title={t("adminsOnly.title")}>
        <p>{t("adminsOnly.text")}</p>
        <ul className="pt-3 text-ink">
          {admins.map(({ userId, name, email }) => (
            <li key={userId}>
              {name} ·{" "}
              <a className="text-accent underline underline-offset-2" href={`mailto:${email}`}>
                {email}
              </a>
            </li>
          ))}
        </ul>
      </EmptyState>
    </>
  );
}
