"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useFormState, useWatch } from "react-hook-form";
import type { RuleDraft } from "@/components/bidding/instant-response/limit-draft";
import { useLimitMessages } from "@/components/bidding/instant-response/use-limit-messages";
import { type Expiry, expiryChoices, expiryFrom } from "@/components/bidding/posting/expiry";
import { SegmentedField } from "@/components/form/choice-fields";
import { wallTimeOf } from "@/components/form/local-time";
import { useField } from "@/components/form/use-field";
import { Input, Select } from "@/components/ui/controls";
import { instantResponseQueries } from "@/lib/bidding/queries/postings";
import { useFormat } from "@/lib/i18n/format";

const ruleChoices = ["organization", "none", "own"] as const;

/** Until when a posting takes bids, and which rule answers them. */
export type TermValues = { expiry: Expiry; choice: (typeof ruleChoices)[number]; draft: RuleDraft };

export function RuleChoiceField({ choice }: Pick<TermValues, "choice">) {
  const t = useTranslations("postings.open");
  const words = useLimitMessages();
  const { data } = useQuery(instantResponseQueries.rule());
  return (
    <div className="grid gap-1.5">
      <span aria-hidden className="font-medium">
        {t("rule")}
      </span>
      <SegmentedField
        name="choice"
        label={t("rule")}
        options={ruleChoices.map((value) => ({ value, label: t(`rules.${value}`) }))}
      />
      {choice === "none" && <p className="text-ink-2 text-xs">{t("noneHint")}</p>}
      {choice === "organization" && data && (
        <p className="text-ink-2 text-xs">
          {words.reject(data.instantResponse)} {words.accept(data.instantResponse)}
        </p>
      )}
    </div>
  );
}

/** Until when carriers may bid; times are those of the reader's own clock. */
export function ExpiryField({ timeZone }: { timeZone: string }) {
  const t = useTranslations("postings.open");
  const format = useFormat();
  const choice = useField("expiry.choice");
  const moment = useField("expiry.wallTime");
  const expiry = useWatch<TermValues, "expiry">({ name: "expiry" });
  const { isSubmitted } = useFormState();
  const now = new Date();
  const { expiresAt, isWrong = false } = expiryFrom(expiry, now, timeZone);
  const problem = isWrong && (isSubmitted || expiry.wallTime !== "") ? t("momentPast") : moment.problem;
  const noteId = `${choice.control.id}-note`;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={choice.control.id} className="font-medium">
        {t("expiry")}
      </label>
      <div className="flex flex-wrap gap-2">
        <Select
          {...choice.control}
          ref={choice.attach}
          value={expiry.choice}
          onChange={({ target }) => choice.onChange(target.value)}
          onBlur={choice.onBlur}
          className="w-auto!"
        >
          {expiryChoices.map((value) => (
            <option key={value} value={value}>
              {t(`expiries.${value}`)}
            </option>
          ))}
        </Select>
        {expiry.choice === "at" && (
          <Input
            {...moment.control}
            ref={moment.attach}
            type="datetime-local"
            aria-label={t("moment")}
            value={expiry.wallTime}
            min={wallTimeOf(now.toISOString(), timeZone)}
            onChange={({ target }) => moment.onChange(target.value)}
            onBlur={moment.onBlur}
            aria-invalid={problem !== undefined}
            aria-describedby={noteId}
            className="w-auto!"
          />
        )}
      </div>
      <p id={noteId} className={problem ? "text-bad text-xs" : "text-ink-2 text-xs"}>
        {problem ?? (expiresAt && format.dateTime(expiresAt))}
      </p>
    </div>
  );
}
