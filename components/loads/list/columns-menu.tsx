"use client";

import { Columns3 } from "lucide-react";
import { useTranslations } from "next-intl";
import { columnIds } from "@/components/loads/list/load-columns";
import { PopoverButton } from "@/components/loads/list/popover-button";
import { useLoadsView } from "@/components/loads/list/use-loads-view";
import { buttonClasses } from "@/components/ui/button-classes";
import { Checkbox } from "@/components/ui/checkbox";

/** Which columns the table shows. The load itself always stays. */
export function ColumnsMenu() {
  const t = useTranslations("loads");
  const { view, toggleColumn } = useLoadsView();
  return (
    <PopoverButton
      label={t("columnsButton")}
      width={220}
      look={`${buttonClasses({ variant: "ghost" })} max-sm:hidden`}
      face={<Columns3 aria-hidden />}
    >
      <fieldset>
        <legend className="mb-1.5 text-ink-2 text-xs">{t("showColumn")}</legend>
        <div className="grid gap-1">
          {columnIds.map((id) => (
            <Checkbox
              key={id}
              label={t(`columns.${id}`)}
              checked={!view.hide.includes(id)}
              disabled={id === "load"}
              onChange={() => toggleColumn(id)}
            />
          ))}
        </div>
      </fieldset>
    </PopoverButton>
  );
}
