"use client";

import { useTranslations } from "next-intl";
import type { AnswerKeeper } from "@/components/onboarding/answer-keeper";
import { TextRow } from "@/components/onboarding/text-row";
import type { IdentityAnswer, IdentityField } from "@/lib/onboarding/schema/onboarding";

type IdentityStepProps = { onRecord: IdentityAnswer; value: IdentityAnswer; onChange: AnswerKeeper["set"] };

const common: IdentityField[] = ["displayName", "rfcNumber", "dotNumber", "mcNumber", "scac"];
const rare: IdentityField[] = ["mxNumber", "cvorNumber", "nirNumber", "nscNumber"];

/** What is on record, to confirm or to correct. A correction says beside itself what it corrects. */
export function IdentityStep({ onRecord, value, onChange }: IdentityStepProps) {
  const t = useTranslations("onboarding.identity");
  const row = (field: IdentityField) => {
    const [known, given] = [onRecord[field] ?? "", (value[field] ?? "").trim()];
    return (
      <TextRow
        key={field}
        label={t(`fields.${field}`)}
        value={value[field]}
        onChange={(text) => onChange("identity", { ...value, [field]: text })}
        hint={known === given ? undefined : known ? t("onRecord", { value: known }) : t("notOnRecord")}
        autoComplete={field === "displayName" ? "organization" : "off"}
        autoCapitalize={field === "displayName" ? undefined : "characters"}
        spellCheck={false}
      />
    );
  };
  const hasRare = rare.some((field) => onRecord[field] ?? value[field]);
  return (
    <>
      {common.map(row)}
      <details open={hasRare || undefined} className="rounded-md border border-line">
        <summary className="flex min-h-11 items-center px-3 font-medium">{t("more")}</summary>
        <div className="flex flex-col gap-4 px-3 pb-3">{rare.map(row)}</div>
      </details>
    </>
  );
}
