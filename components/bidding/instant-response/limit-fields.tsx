"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { limitFrom, limitKinds, type RuleDraft } from "@/components/bidding/instant-response/limit-draft";
import { SegmentedField } from "@/components/form/choice-fields";
import { problemId, useField } from "@/components/form/use-field";
import { Input, Select } from "@/components/ui/controls";
import { limitBases } from "@/lib/bidding/schema/bid-values";
import { amountTextMax, currencyCodes } from "@/lib/vocabulary/money.values";

type Effect = keyof RuleDraft;
type PartProps = { effect: Effect; title: string };

const sides = ["over", "under"] as const;
const percentTextMax = 7;

/** The figure of a limit. What cannot be read is said once the field was left with something in it, or a save tried. */
function Figure({ effect, kind, title }: PartProps & { kind: "amount" | "percent" }) {
  const t = useTranslations("instantResponse");
  const { value, onChange, onBlur, attach, problem: issue, control } = useField(`draft.${effect}.${kind}`);
  const draft = useWatch<{ draft: RuleDraft }, `draft.${Effect}`>({ name: `draft.${effect}` });
  const { isSubmitted, isSubmitSuccessful } = useFormState();
  const { clearErrors } = useFormContext();
  const [isLeft, setIsLeft] = useState(false);
  const isJudged = isLeft || (isSubmitted && !isSubmitSuccessful);
  const isUnreadable = isJudged && limitFrom(draft).problem !== undefined;
  const problem = isUnreadable ? t(`problems.${kind}`) : issue;
  const text = String(value);
  return (
    <>
      <Input
        {...control}
        ref={attach}
        aria-label={`${title} · ${t(`fields.${kind}`)}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={kind === "amount" ? amountTextMax : percentTextMax}
        value={text}
        onChange={({ target }) => {
          setIsLeft(false);
          clearErrors(control.name);
          onChange(target.value);
        }}
        onBlur={() => {
          setIsLeft(text.trim() !== "");
          onBlur();
        }}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && problemId(control.id)}
        className={`${kind === "amount" ? "w-36!" : "w-18!"} text-right tabular-nums`}
      />
      {problem && (
        <p id={problemId(control.id)} className="order-last w-full text-bad text-xs">
          {problem}
        </p>
      )}
    </>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  values: readonly string[];
  textOf?: (value: string) => string;
  className: string;
  onChosen?: () => void;
};

/** A choice that is a word of the sentence that the limit reads like. */
function Choice({ name, label, values, textOf = (value) => value, className, onChosen }: ChoiceProps) {
  const { value, onChange, onBlur, attach, control } = useField(name);
  return (
    <Select
      {...control}
      ref={attach}
      aria-label={label}
      value={String(value)}
      onChange={({ target }) => {
        onChange(target.value);
        onChosen?.();
      }}
      onBlur={onBlur}
      className={className}
    >
      {values.map((one) => (
        <option key={one} value={one}>
          {textOf(one)}
        </option>
      ))}
    </Select>
  );
}

function AmountPart({ effect, title }: PartProps) {
  const t = useTranslations("instantResponse.fields");
  return (
    <>
      <Choice
        name={`draft.${effect}.currencyCode`}
        label={`${title} · ${t("currency")}`}
        values={currencyCodes}
        className="w-20!"
      />
      <Figure effect={effect} kind="amount" title={title} />
    </>
  );
}

function PercentPart({ effect, title }: PartProps) {
  const t = useTranslations("instantResponse.fields");
  const { clearErrors } = useFormContext();
  return (
    <>
      <Figure effect={effect} kind="percent" title={title} />
      <Choice
        name={`draft.${effect}.side`}
        label={`${title} · ${t("side")}`}
        values={sides}
        textOf={t}
        className="w-auto!"
        // On the other side other percentages are possible.
        onChosen={() => clearErrors(`draft.${effect}.percent`)}
      />
      <Choice
        name={`draft.${effect}.of`}
        label={`${title} · ${t("of")}`}
        values={limitBases}
        textOf={t}
        className="w-auto!"
      />
    </>
  );
}

/** One limit of a rule: off, an amount, or a percentage of a field of the load. */
export function LimitFields({ effect, title }: PartProps) {
  const t = useTranslations("instantResponse");
  const kind = useWatch<{ draft: RuleDraft }, `draft.${Effect}.kind`>({ name: `draft.${effect}.kind` });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SegmentedField
        name={`draft.${effect}.kind`}
        label={`${title} · ${t("fields.kind")}`}
        options={limitKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      {kind === "amount" && <AmountPart effect={effect} title={title} />}
      {kind === "percent" && <PercentPart effect={effect} title={title} />}
    </div>
  );
}
