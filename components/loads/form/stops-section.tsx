"use client";

import { useTranslations } from "next-intl";
import { RepeatingGroup } from "@/components/form/repeating-group";
import { Section } from "@/components/loads/form/section";
import { StopFields } from "@/components/loads/form/stop-fields";
import { StopTitle } from "@/components/loads/form/stop-title";

export function StopsSection() {
  const t = useTranslations("loadForm.stops");
  return (
    <Section id="stops">
      <RepeatingGroup
        name="load.stops"
        words={{ row: t("row"), add: t("add"), empty: t("empty") }}
        newRow={(count) => ({ type: count === 0 ? "PICKUP" : "DELIVERY" })}
        title={(name) => <StopTitle name={name} />}
      >
        {(name, index) => <StopFields name={name} index={index} />}
      </RepeatingGroup>
    </Section>
  );
}
