"use client";

import { Download, FileCheck2, Printer } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSession } from "@/components/app-shell/session-provider";
import { SelectionRecord } from "@/components/carrier-selection/selection-record";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-parts";
import { saveFile } from "@/components/ui/save-file";
import type { CarrierSelection } from "@/lib/carrier-selection/schema";

type SelectionPageProps = { loadId: string; displayId: string; selections: readonly CarrierSelection[] };

/** Why a load had each of its carriers: for the file, on paper, and for those who check the hashes. */
export function SelectionPage({ loadId, displayId, selections }: SelectionPageProps) {
  const t = useTranslations("loadCarrier.page");
  const { organizationName } = useSession();
  const save = () =>
    saveFile(
      `carrier-selection-${displayId}.json`,
      new Blob([JSON.stringify(selections, null, 2)], { type: "application/json" }),
    );
  return (
    <>
      <PageHeader
        back={{ href: `/loads/${loadId}`, label: t("back") }}
        title={
          <>
            {t("title")} <span className="wrap-anywhere font-mono">{displayId}</span>
          </>
        }
        subtitle={organizationName}
        actions={
          selections.length > 0 && (
            <div className="flex gap-2">
              <Button icon={<Download aria-hidden />} onClick={save}>
                {t("download")}
              </Button>
              <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
                {t("print")}
              </Button>
            </div>
          )
        }
      />
      {selections.length === 0 ? (
        <EmptyState icon={<FileCheck2 aria-hidden />} title={t("none")} />
      ) : (
        <div className="grid max-w-200 gap-8 px-5 pt-4 pb-20 max-sm:px-4 print:pb-0">
          <p className="text-ink-2 print:hidden">{t("about")}</p>
          {selections.map((selection) => (
            <SelectionRecord key={selection.sequence} selection={selection} />
          ))}
        </div>
      )}
    </>
  );
}
