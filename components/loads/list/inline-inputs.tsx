"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { DateTimeControl } from "@/components/form/date-time-control";
import { isTimeOfOurs, unreadText, wallTimeOf } from "@/components/form/local-time";
import { useTypedTime } from "@/components/form/use-typed-time";
import type { InlineDraft, InlineField } from "@/components/loads/list/inline-fields";
import { useLoads } from "@/components/loads/list/loads-context";
import { Input, Select } from "@/components/ui/controls";
import type { LoadSummary } from "@/lib/loads/schema/list";
import { amountTextMax, currencyCodes } from "@/lib/vocabulary/money.values";

type InputsProps = {
  load: LoadSummary;
  draft: InlineDraft;
  onChange: (draft: InlineDraft) => void;
  hasProblem: boolean;
};

/** What a field is typed or chosen with. */
export function InlineInputs({ field, ...props }: InputsProps & { field: InlineField }) {
  if (field === "status") return <StatusInput {...props} />;
  if (field === "owner") return <OwnerInput {...props} />;
  return field === "pickup" ? <PickupInputs {...props} /> : <MoneyInputs field={field} {...props} />;
}

function StatusInput({ draft, onChange }: InputsProps) {
  const t = useTranslations("loads.inline");
  const words = useTranslations("vocabulary.LoadStatus");
  const { choices } = useLoads();
  return (
    <Select
      aria-label={t("status")}
      value={draft.value}
      onChange={({ target }) => onChange({ ...draft, value: target.value })}
    >
      {choices.statuses.map((value) => (
        <option key={value} value={value}>
          {words(value)}
        </option>
      ))}
    </Select>
  );
}

/** Those who can have the load; the one it has stays a choice. */
function OwnerInput({ load, draft, onChange }: InputsProps) {
  const t = useTranslations("loads");
  const { owners } = useLoads();
  const known = owners.users.flatMap(({ externalId, name, isDeactivated }) =>
    externalId && !isDeactivated ? [{ externalId, name }] : [],
  );
  const present = load.externalOwnerCoverageUserId;
  const isKnown = !present || known.some(({ externalId }) => externalId === present);
  return (
    <Select
      aria-label={t("inline.owner")}
      value={draft.value}
      onChange={({ target }) => onChange({ ...draft, value: target.value })}
    >
      <option value="">{t("owners.nobody")}</option>
      {!isKnown && <option value={present}>{load.ownerCoverageUser?.name ?? present}</option>}
      {known.map(({ externalId, name }) => (
        <option key={externalId} value={externalId}>
          {name}
        </option>
      ))}
    </Select>
  );
}

function MoneyInputs({ field, draft, onChange, hasProblem }: InputsProps & { field: "maxBuy" | "target" }) {
  const t = useTranslations("loads.inline");
  return (
    <div className="grid grid-cols-[1fr_auto] gap-1.5">
      <Input
        type="text"
        inputMode="decimal"
        maxLength={amountTextMax}
        aria-label={`${t(field)}: ${t("amount")}`}
        aria-invalid={hasProblem}
        placeholder={t(field)}
        value={draft.value}
        onChange={({ target }) => onChange({ ...draft, value: target.value })}
        className="tabular-nums"
      />
      <Select
        aria-label={t("currency")}
        value={draft.second}
        onChange={({ target }) => onChange({ ...draft, second: target.value })}
        className="w-auto!"
      >
        {currencyCodes.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </Select>
    </div>
  );
}

type PickupInputProps = {
  id: string;
  label: string;
  /** What the clock at the stop shows, or a text that is no time yet. */
  value: string;
  /** The day that a time alone means. */
  day: string;
  timeZone: string;
  onChange: (value: string) => void;
  isWrong: boolean;
};

function PickupInput({ id, label, value, day, timeZone, onChange, isWrong }: PickupInputProps) {
  const time = useTypedTime({
    value,
    timeZone,
    day: isTimeOfOurs(day) ? day.slice(0, 10) : undefined,
    onChange: (text) => onChange(isTimeOfOurs(text) ? wallTimeOf(text, timeZone) : text),
  });
  return <DateTimeControl field={{ id }} time={time} timeZone={timeZone} label={label} isWrong={isWrong} />;
}

const isUnread = (value: string) => unreadText(value) !== undefined;

function PickupInputs({ load, draft, onChange, hasProblem }: InputsProps) {
  const t = useTranslations("loads.inline");
  const id = useId();
  const anyUnread = isUnread(draft.value) || isUnread(draft.second);
  return (
    <div className="grid gap-1.5">
      {(["value", "second"] as const).map((name) => (
        <div key={name} className="grid grid-cols-[2.75rem_1fr] items-center text-ink-2 text-xs">
          <label htmlFor={`${id}-${name}`}>{t(name === "value" ? "from" : "until")}</label>
          <PickupInput
            id={`${id}-${name}`}
            label={t(name === "value" ? "from" : "until")}
            value={draft[name]}
            day={draft.value}
            timeZone={load.origin?.timezone ?? "UTC"}
            onChange={(value) => onChange({ ...draft, [name]: value })}
            // What cannot be read is wrong by itself, not its neighbour.
            isWrong={hasProblem && (!anyUnread || isUnread(draft[name]))}
          />
        </div>
      ))}
      <p className="text-ink-3 text-xs">{t("zone", { zone: load.origin?.timezone ?? "UTC" })}</p>
    </div>
  );
}
