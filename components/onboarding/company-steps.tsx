"use client";

import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useFieldArray, useWatch } from "react-hook-form";
import { AnswerRow } from "@/components/onboarding/text-row";
import { YesNo } from "@/components/onboarding/yes-no";
import { Button } from "@/components/ui/button";
import { wrongEmails } from "@/lib/onboarding/rules/answers";
import { isDoubtfulNumber, isDoubtfulPhone } from "@/lib/onboarding/rules/doubtful-answers";
import type { IdentityAnswer, IdentityField, OnboardingAnswers } from "@/lib/onboarding/schema/onboarding";
import { contactsMax } from "@/lib/vocabulary/limits.values";

const common: IdentityField[] = ["displayName", "rfcNumber", "dotNumber", "mcNumber", "scac"];
const rare: IdentityField[] = ["mxNumber", "cvorNumber", "nirNumber", "nscNumber"];

/** What is on record, to confirm or to correct. A correction says beside itself what it corrects. */
export function IdentityStep({ onRecord }: { onRecord: IdentityAnswer }) {
  const t = useTranslations("onboarding.identity");
  const value = useWatch<OnboardingAnswers, "identity">({ name: "identity" });
  const row = (field: IdentityField) => {
    const [known, given] = [onRecord[field] ?? "", (value[field] ?? "").trim()];
    return (
      <AnswerRow
        key={field}
        name={`identity.${field}`}
        label={t(`fields.${field}`)}
        hint={known === given ? undefined : known ? t("onRecord", { value: known }) : t("notOnRecord")}
        doubt={
          isDoubtfulNumber(field, given)
            ? t(`doubt.${field === "rfcNumber" || field === "scac" ? field : "number"}`)
            : undefined
        }
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

const inputs = [
  ["name", { autoComplete: "name" }],
  ["role", { autoComplete: "organization-title" }],
  ["phone", { type: "tel", inputMode: "tel", autoComplete: "tel" }],
  ["email", { type: "email", inputMode: "email", autoComplete: "email", spellCheck: false }],
] as const;

/** People at the carrier, the main one first. */
export function ContactsStep() {
  const t = useTranslations("onboarding.contacts");
  const { fields, append, remove } = useFieldArray<OnboardingAnswers, "contacts">({ name: "contacts" });
  const contacts = useWatch<OnboardingAnswers, "contacts">({ name: "contacts" });
  const wrong = wrongEmails({ contacts });
  return (
    <>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-3.5">
          <legend className="sr-only">{t("one", { position: index + 1 })}</legend>
          <div className="flex items-center justify-between gap-2">
            <p aria-hidden className="font-semibold">
              {index === 0 ? t("main") : t("one", { position: index + 1 })}
            </p>
            {fields.length > 1 && (
              <Button
                variant="ghost"
                className="min-h-11"
                icon={<Trash2 aria-hidden />}
                aria-label={t("removeOne", { position: index + 1 })}
                onClick={() => remove(index)}
              >
                {t("remove")}
              </Button>
            )}
          </div>
          {inputs.map(([field, input]) => (
            <AnswerRow
              key={field}
              name={`contacts.${index}.${field}`}
              label={t(`fields.${field}`)}
              error={field === "email" && wrong.includes(index) ? t("emailWrong") : undefined}
              doubt={field === "phone" && isDoubtfulPhone(contacts[index]?.phone) ? t("phoneDoubt") : undefined}
              {...input}
            />
          ))}
        </fieldset>
      ))}
      {fields.length < contactsMax && (
        <Button
          className="h-11! self-start"
          icon={<Plus aria-hidden />}
          onClick={() => append({}, { shouldFocus: false })}
        >
          {t("add")}
        </Button>
      )}
      <YesNo name="has247CustomerService" label={t("has247CustomerService")} />
    </>
  );
}
