"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useFormState, useWatch } from "react-hook-form";
import type { RuleDraft } from "@/components/bidding/instant-response/limit-draft";
import { useLimitMessages } from "@/components/bidding/instant-response/use-limit-messages";
import { type Expiry, expiryChoices, expiryFrom } from "@/components/bidding/posting/expiry";
import { SegmentedField } from "@/components/form/choice-fields";
import { DateTimeControl } from "@/components/form/date-time-control";
import { isTimeOfOurs, wallTimeOf } from "@/components/form/local-time";
import { useField } from "@/components/form/use-field";
import { useTypedTime } from "@/components/form/use-typed-time";
import { Select } from "@/components/ui/controls";
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

/** A time of the reader's own clock, with what is wrong with it. */
function ExpiryMoment({ timeZone, noteId, isPast }: { timeZone: string; noteId: string; isPast: boolean }) {
  const t = useTranslations("postings.open");
  const field = useField("expiry.wallTime");
  const value = typeof field.value === "string" ? field.value : "";
  const take = (text: string) => field.onChange(isTimeOfOurs(text) ? wallTimeOf(text, timeZone) : text);
  const time = useTypedTime({ value, timeZone, day: undefined, onChange: take });
  const { isSubmitted } = useFormState();
  const past = isPast && !time.isTyping && (isSubmitted || value !== "") ? t("momentPast") : undefined;
  return (
    <div className="grid min-w-0 basis-full">
      <DateTimeControl
        field={{ ...field, id: field.control.id, control: { ...field.control, "aria-label": t("moment") } }}
        time={time}
        timeZone={timeZone}
        label={t("moment")}
        problem={past ?? (time.isTyping ? undefined : field.problem)}
        hint={noteId}
      />
    </div>
  );
}

/** Until when carriers may bid; times are those of the reader's own clock. */
export function ExpiryField({ timeZone }: { timeZone: string }) {
  const t = useTranslations("postings.open");
  const format = useFormat();
  const choice = useField("expiry.choice");
  const expiry = useWatch<TermValues, "expiry">({ name: "expiry" });
  const { expiresAt, isWrong = false } = expiryFrom(expiry, new Date(), timeZone);
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
        {expiry.choice === "at" && <ExpiryMoment timeZone={timeZone} noteId={noteId} isPast={isWrong} />}
      </div>
      <p id={noteId} className="text-ink-2 text-xs">
        {expiresAt && format.dateTime(expiresAt)}
      </p>
    </div>
  );
}
