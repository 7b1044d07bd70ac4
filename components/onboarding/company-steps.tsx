"use client";

import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import type { AnswerKeeper } from "@/components/onboarding/answer-keeper";
import { TextRow } from "@/components/onboarding/text-row";
import { Button } from "@/components/ui/button";
import type { Contact } from "@/lib/carriers/schema/profile";
import { wrongEmails } from "@/lib/onboarding/rules/answers";
import type { IdentityAnswer, IdentityField, OnboardingAnswers } from "@/lib/onboarding/schema/onboarding";
import { contactsMax } from "@/lib/vocabulary/limits.values";

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

type YesNoProps = { label: string; value: boolean | undefined; onChange: (value: boolean) => void };

const choice =
  "flex h-11 flex-1 items-center justify-center rounded-md border border-field bg-surface peer-checked:border-accent peer-checked:bg-accent-soft peer-checked:font-medium peer-checked:text-accent peer-focus-visible:outline-2 peer-focus-visible:outline-ring peer-focus-visible:outline-offset-2";

/** A question with two answers, of which none is given beforehand. */
function YesNo({ label, value, onChange }: YesNoProps) {
  const t = useTranslations("common");
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="pb-1 font-medium">{label}</legend>
      <div className="flex max-w-80 gap-2">
        {[true, false].map((answer) => (
          <label key={String(answer)} className="relative flex flex-1">
            <input
              type="radio"
              name={name}
              checked={value === answer}
              onChange={() => onChange(answer)}
              className="peer absolute inset-0 m-0 appearance-none opacity-0"
            />
            <span className={choice}>{t(answer ? "yes" : "no")}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type ContactsStepProps = { answers: OnboardingAnswers; onChange: AnswerKeeper["set"] };

const fields = [
  ["name", { autoComplete: "name" }],
  ["role", { autoComplete: "organization-title" }],
  ["phone", { type: "tel", inputMode: "tel", autoComplete: "tel" }],
  ["email", { type: "email", inputMode: "email", autoComplete: "email", spellCheck: false }],
] as const;

/** People at the carrier, the main one first. */
export function ContactsStep({ answers, onChange }: ContactsStepProps) {
  const t = useTranslations("onboarding.contacts");
  const contacts = answers.contacts.length > 0 ? answers.contacts : [{}];
  const wrong = wrongEmails({ contacts });
  const put = (index: number, contact: Contact) => onChange("contacts", contacts.with(index, contact));
  return (
    <>
      {contacts.map((contact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a contact has no identity but its place.
        <fieldset key={index} className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-3.5">
          <legend className="sr-only">{t("one", { position: index + 1 })}</legend>
          <div className="flex items-center justify-between gap-2">
            <p aria-hidden className="font-semibold">
              {index === 0 ? t("main") : t("one", { position: index + 1 })}
            </p>
            {contacts.length > 1 && (
              <Button
                variant="ghost"
                className="min-h-11"
                icon={<Trash2 aria-hidden />}
                aria-label={t("removeOne", { position: index + 1 })}
                onClick={() => onChange("contacts", contacts.toSpliced(index, 1))}
              >
                {t("remove")}
              </Button>
            )}
          </div>
          {fields.map(([field, input]) => (
            <TextRow
              key={field}
              label={t(`fields.${field}`)}
              value={contact[field]}
              onChange={(text) => put(index, { ...contact, [field]: text })}
              error={field === "email" && wrong.includes(index) ? t("emailWrong") : undefined}
              {...input}
            />
          ))}
        </fieldset>
      ))}
      {contacts.length < contactsMax && (
        <Button
          className="h-11! self-start"
          icon={<Plus aria-hidden />}
          onClick={() => onChange("contacts", [...contacts, {}])}
        >
          {t("add")}
        </Button>
      )}
      <YesNo
        label={t("has247CustomerService")}
        value={answers.has247CustomerService}
        onChange={(value) => onChange("has247CustomerService", value)}
      />
    </>
  );
}
