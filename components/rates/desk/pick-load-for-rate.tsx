"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { type LoadLane, LoadPicker } from "@/components/loads/list/load-picker";
import { useOtherLoad } from "@/components/loads/list/use-other-load";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { useFormat } from "@/lib/i18n/format";
import type { LoadSummary } from "@/lib/loads/schema/list";
import type { Money } from "@/lib/vocabulary/money";

const fields = ["maxBuy", "targetRate"] as const;
type Field = (typeof fields)[number];

const isSame = (one: Money | undefined, other: Money) =>
  one?.amount === other.amount && one.currencyCode === other.currencyCode;

/** Gives a load a price, as the most it may cost or as what it should. */
function useRateOnLoad(price: Money, field: Field) {
  const t = useTranslations("rates.onLoad");
  const format = useFormat();
  const { change, isChanging } = useOtherLoad();
  return {
    isChanging,
    apply: (load: LoadSummary) =>
      change(load, {
        change: ({ load: present }) => ({ after: { [field]: price }, before: { [field]: present[field] ?? null } }),
        done: t("done", { load: load.externalDisplayId, field: t(field), amount: format.money(price) }),
      }),
  };
}

type PickLoadForRateProps = { price: Money; lane: LoadLane | undefined; onClose: () => void };

/** The load that gets the price, and what the price becomes on it. Those of the lane are offered first. */
export function PickLoadForRate({ price, lane, onClose }: PickLoadForRateProps) {
  const t = useTranslations("rates.onLoad");
  const format = useFormat();
  const [field, setField] = useState<Field>("maxBuy");
  const { apply, isChanging } = useRateOnLoad(price, field);
  const offer = (load: LoadSummary) => {
    const [present, isDone] = [load[field], isSame(load[field], price)];
    const now = present
      ? t("now", { field: t(field), amount: format.money(present) })
      : t("notSet", { field: t(field) });
    const state = isDone ? t("already", { field: t(field) }) : now;
    return { action: t("set", { load: load.externalDisplayId }), state, isDone };
  };
  return (
    <LoadPicker
      title={t("title", { amount: format.money(price) })}
      hint={t("hint")}
      offer={offer}
      isLocked={isChanging}
      onPick={apply}
      onClose={onClose}
      {...(lane && { lane })}
    >
      <div className="pb-3">
        <SegmentedControl
          label={t("as")}
          value={field}
          options={fields.map((value) => ({ value, label: t(value) }))}
          onChange={setField}
        />
      </div>
    </LoadPicker>
  );
}
