"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { type LimitDraft, type LimitProblem, limitKinds } from "@/components/bidding/instant-response/limit-draft";
import { Input, Select } from "@/components/ui/controls";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { currencyCodes } from "@/lib/vocabulary/money.values";

type LimitFieldsProps = {
  title: string;
  draft: LimitDraft;
  problem: LimitProblem | undefined;
  onChange: (draft: LimitDraft) => void;
  /** The field of the figure has lost the focus. */
  onLeave: () => void;
};

const sides = ["over", "under"] as const;
const bases = ["maxBuy", "targetRate"] as const;

type PartProps = Pick<LimitFieldsProps, "draft" | "onChange" | "onLeave" | "title"> & {
  wrong: { id: string; is: boolean };
};

function AmountPart({ title, draft, onChange, onLeave, wrong }: PartProps) {
  const t = useTranslations("instantResponse.fields");
  return (
    <>
      <Select
        aria-label={`${title} · ${t("currency")}`}
        value={draft.currencyCode}
        onChange={({ target }) =>
          onChange({ ...draft, currencyCode: currencyCodes.find((code) => code === target.value) ?? "USD" })
        }
        className="w-20!"
      >
        {currencyCodes.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </Select>
      <Input
        aria-label={`${title} · ${t("amount")}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={draft.amount}
        onChange={({ target }) => onChange({ ...draft, amount: target.value })}
        onBlur={onLeave}
        aria-invalid={wrong.is}
        aria-describedby={wrong.is ? wrong.id : undefined}
        className="w-36! text-right tabular-nums"
      />
    </>
  );
}

function PercentPart({ title, draft, onChange, onLeave, wrong }: PartProps) {
  const t = useTranslations("instantResponse.fields");
  return (
    <>
      <Input
        aria-label={`${title} · ${t("percent")}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={7}
        value={draft.percent}
        onChange={({ target }) => onChange({ ...draft, percent: target.value })}
        onBlur={onLeave}
        aria-invalid={wrong.is}
        aria-describedby={wrong.is ? wrong.id : undefined}
        className="w-18! text-right tabular-nums"
      />
      <Select
        aria-label={`${title} · ${t("side")}`}
        value={draft.side}
        onChange={({ target }) => onChange({ ...draft, side: target.value === "under" ? "under" : "over" })}
        className="w-auto!"
      >
        {sides.map((side) => (
          <option key={side} value={side}>
            {t(side)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={`${title} · ${t("of")}`}
        value={draft.of}
        onChange={({ target }) => onChange({ ...draft, of: target.value === "targetRate" ? "targetRate" : "maxBuy" })}
        className="w-auto!"
      >
        {bases.map((base) => (
          <option key={base} value={base}>
            {t(base)}
          </option>
        ))}
      </Select>
    </>
  );
}

/** One limit of a rule: off, an amount, or a percentage of a field of the load. */
export function LimitFields({ title, draft, problem, onChange, onLeave }: LimitFieldsProps) {
  const t = useTranslations("instantResponse");
  const id = useId();
  const part = { title, draft, onChange, onLeave, wrong: { id, is: problem !== undefined } };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <SegmentedControl
          label={`${title} · ${t("fields.kind")}`}
          value={draft.kind}
          options={limitKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={(kind) => onChange({ ...draft, kind })}
        />
        {draft.kind === "amount" && <AmountPart {...part} />}
        {draft.kind === "percent" && <PercentPart {...part} />}
      </div>
      {problem && (
        <p id={id} className="text-bad text-xs">
          {t(`problems.${problem}`)}
        </p>
      )}
    </div>
  );
}
