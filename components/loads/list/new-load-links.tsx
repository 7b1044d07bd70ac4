"use client";

import { FileUp, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSession } from "@/components/app-shell/session-provider";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";

export function NewLoadButton() {
  const t = useTranslations("loads");
  const { role } = useSession();
  const look = { variant: "primary", icon: <Plus aria-hidden /> } as const;
  return role === "VIEWER" ? (
    <Button {...look} disabled title={t("needsBroker")}>
      {t("newLoad")}
    </Button>
  ) : (
    <ButtonLink {...look} href="/loads/new">
      {t("newLoad")}
    </ButtonLink>
  );
}

/** To the import of a table; nothing for those who may not write. */
export function ImportLoadsLink() {
  const t = useTranslations("loads");
  const { role } = useSession();
  if (role === "VIEWER") return null;
  return (
    <ButtonLink href="/loads/import" icon={<FileUp aria-hidden />}>
      {t("import")}
    </ButtonLink>
  );
}
