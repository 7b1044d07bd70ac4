"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { FieldsFor } from "@/components/form/fields-for";
import { RepeatingGroup } from "@/components/form/repeating-group";
import { CarrierPicker } from "@/components/loads/form/carrier-picker";
import type { CarrierChoice } from "@/components/loads/form/choices";
import { Section, Subheading } from "@/components/loads/form/section";
import { totalsOf } from "@/components/loads/form/totals";
import { useFormat } from "@/lib/i18n/format";

const lineItems = "load.assignedCarrier.price.lineItems";

/** The sum of each currency by itself; currencies are never added up. */
function Total() {
  const t = useTranslations("loadForm.assigned");
  const format = useFormat();
  const totals = totalsOf(useWatch({ name: lineItems }));
  if (totals.length === 0) return null;
  return (
    <p className="mt-3 text-right font-semibold" aria-live="polite">
      {t("total", { amounts: totals.map(format.money).join(" + ") })}
    </p>
  );
}

export function AssignedCarrierSection({ carriers }: { carriers: readonly CarrierChoice[] }) {
  const t = useTranslations("loadForm.assigned");
  return (
    <Section id="assignedCarrier">
      <CarrierPicker carriers={carriers} />
      <Subheading>{t("price")}</Subheading>
      <RepeatingGroup name={lineItems} words={{ row: t("row"), add: t("add"), empty: t("empty") }}>
        {(name) => (
          <div className="grid gap-x-3 gap-y-2 @lg:grid-cols-2 @2xl:grid-cols-[5fr_3fr_3fr_5fr]">
            <FieldsFor name={name} only={["externalDescription", "externalCode", "externalId", "value"]} />
          </div>
        )}
      </RepeatingGroup>
      <Total />
    </Section>
  );
}
