"use client";

import { Download } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { PopoverButton } from "@/components/loads/list/popover-button";
import { buttonClasses } from "@/components/ui/button-classes";
import type { LoadsFilter } from "@/lib/loads/queries";

const ExportPanel = dynamic(() => import("@/components/loads/list/export-panel").then((module) => module.ExportPanel));

export function ExportMenu(view: { filter: LoadsFilter; total: number }) {
  const t = useTranslations("loads");
  return (
    <PopoverButton
      label={t("export")}
      width={260}
      look={`${buttonClasses({ variant: "ghost" })} max-sm:hidden`}
      face={<Download aria-hidden />}
    >
      <ExportPanel {...view} />
    </PopoverButton>
  );
}
