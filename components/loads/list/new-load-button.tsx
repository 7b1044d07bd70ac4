"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSession } from "@/components/app-shell/session-provider";
import { Button, ButtonLink } from "@/components/ui/button";

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
