"use client";

import { Download, FileUp, ListChecks, MoreHorizontal, Settings2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSession } from "@/components/app-shell/session-provider";
import { toSearchRequest } from "@/components/carriers/carriers-view";
import { useCarriersView } from "@/components/carriers/use-carriers-view";
import { Button, IconButton } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { toast } from "@/components/ui/toast";

export type CarrierTask = "import" | "upsert" | "policy";

/** What is done with many carriers at once, and how carriers are treated. */
export function AddCarriers({ onTask }: { onTask: (task: CarrierTask) => void }) {
  const t = useTranslations("carriers");
  const common = useTranslations("common");
  const { role } = useSession();
  const { tab, view } = useCarriersView();
  const exportAll = async () => {
    try {
      const { exportList } = await import("@/components/carriers/export-list");
      await exportList(toSearchRequest(tab === "conflicts" ? "all" : tab, view.search));
    } catch {
      toast.error(t("exportFailed"));
    }
  };
  const isReader = role === "VIEWER";
  const needsBroker = isReader ? t("decision.needsBroker") : undefined;
  return (
    <>
      <Button
        variant="primary"
        icon={<FileUp aria-hidden />}
        disabled={isReader}
        title={needsBroker}
        onClick={() => onTask("import")}
      >
        {t("import.open")}
      </Button>
      <Menu
        label={t("title")}
        trigger={<IconButton label={common("moreActions")} icon={<MoreHorizontal aria-hidden />} variant="default" />}
        items={[
          {
            id: "upsert",
            label: t("upsert.open"),
            icon: <ListChecks aria-hidden />,
            disabled: isReader,
            reason: needsBroker,
            onSelect: () => onTask("upsert"),
          },
          { id: "export", label: t("export"), icon: <Download aria-hidden />, onSelect: exportAll },
          {
            id: "policy",
            label: t("policy.open"),
            icon: <Settings2 aria-hidden />,
            onSelect: () => onTask("policy"),
          },
        ]}
      />
    </>
  );
}
