"use client";

import { useTranslations } from "next-intl";
import { PlainFieldsFor } from "@/components/form/plain-fields";
import { RepeatingGroup } from "@/components/form/repeating-group";

/** What is asked of driver and truck, by a site or for the whole load. */
export function RequirementRows({ name }: { name: string }) {
  const t = useTranslations("loadForm.requirements");
  return (
    <RepeatingGroup name={name} words={{ row: t("row"), add: t("add"), empty: t("empty") }}>
      {(row) => (
        <div className="grid gap-x-4 gap-y-2 @lg:grid-cols-2">
          <PlainFieldsFor name={row} />
        </div>
      )}
    </RepeatingGroup>
  );
}
