"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { type Expiry, expiryChoices, expiryFrom } from "@/components/bidding/posting/expiry";
import { wallTimeOf } from "@/components/form/local-time";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useFormat } from "@/lib/i18n/format";

type ExpiryFieldProps = {
  expiry: Expiry;
  onChange: (expiry: Expiry) => void;
  isJudged: boolean;
  timeZone: string;
};

/** Until when carriers may bid; times are those of the reader's own clock. */
export function ExpiryField({ expiry, onChange, isJudged, timeZone }: ExpiryFieldProps) {
  const t = useTranslations("postings.open");
  const format = useFormat();
  const id = useId();
  const now = new Date();
  const { expiresAt, isWrong = false } = expiryFrom(expiry, now, timeZone);
  const isToldWrong = isWrong && (isJudged || expiry.wallTime !== "");
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {t("expiry")}
      </label>
      <div className="flex flex-wrap gap-2">
        <Select
          id={id}
          value={expiry.choice}
          onChange={({ target }) =>
            onChange({ ...expiry, choice: expiryChoices.find((choice) => choice === target.value) ?? "none" })
          }
          data-initial-focus
          className="w-auto!"
        >
          {expiryChoices.map((choice) => (
            <option key={choice} value={choice}>
              {t(`expiries.${choice}`)}
            </option>
          ))}
        </Select>
        {expiry.choice === "at" && (
          <Input
            type="datetime-local"
            aria-label={t("moment")}
            value={expiry.wallTime}
            min={wallTimeOf(now.toISOString(), timeZone)}
            onChange={({ target }) => onChange({ ...expiry, wallTime: target.value })}
            aria-invalid={isToldWrong}
            aria-describedby={`${id}-remark`}
            className="w-auto!"
          />
        )}
      </div>
      <p id={`${id}-remark`} className={isToldWrong ? "text-bad text-xs" : "text-ink-2 text-xs"}>
        {isToldWrong ? t("momentPast") : expiresAt && format.dateTime(expiresAt)}
      </p>
    </div>
  );
}
