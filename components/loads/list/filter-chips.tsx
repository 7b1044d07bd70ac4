"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useLoads, useLoadsView, useOwnerNames } from "@/components/loads/list/loads-context";
import { mine, nobody, type SetFilter } from "@/components/loads/list/loads-view";
import { idsInView, isOfTab } from "@/components/loads/list/pasted-ids";
import { usePastedIds } from "@/components/loads/list/use-pasted-ids";
import { classNames } from "@/components/ui/class-names";
import type { Counted } from "@/lib/i18n/create-format";
import { useFormat } from "@/lib/i18n/format";
import { type LoadsFilter, loadQueries } from "@/lib/loads/queries";

/** The given filters, each with a button that takes it out. */
export function FilterChips({ filters }: { filters: readonly SetFilter[] }) {
  const t = useTranslations("loads");
  const { remove } = useLoadsView();
  const wordsOf = useFilterLabels();
  return filters.map((filter) => {
    const { name, value } = wordsOf(filter);
    return (
      <span
        key={`${filter.name} ${filter.value}`}
        className="inline-flex h-6.5 max-w-72 shrink-0 items-center rounded-full border border-line-strong bg-surface pl-2.5 text-sm pointer-coarse:h-9 print:max-w-none print:pr-2.5"
      >
        <span title={filter.value} className="truncate text-ink-2">
          {name}: <span className="text-ink">{value}</span>
        </span>
        <button
          type="button"
          aria-label={t("removeFilter", { name, value })}
          onClick={() => remove(filter)}
          className="grid h-full w-7 shrink-0 place-items-center rounded-full text-ink-3 hover:text-ink pointer-coarse:w-9 print:hidden"
        >
          <X aria-hidden className="size-3.5!" />
        </button>
      </span>
    );
  });
}

/** A filter as a reader says it: "Crossing" and "Laredo WTB". */
function useFilterLabels() {
  const t = useTranslations("loads");
  const format = useFormat();
  const vocabulary = useTranslations("vocabulary");
  const { userName, teamName, hasOwnId } = useOwnerNames();
  const { view } = useLoadsView();
  const pasted = usePastedIds(view.ids);
  const idsLabel = (value: string) => {
    const count = idsInView(value, pasted)?.length ?? 0;
    return count === 0 && isOfTab(value) ? t("pasteIds.otherTab") : t("total", { count, shown: format.number(count) });
  };
  const named = (key: string, value: string) => (vocabulary.has(key) ? vocabulary(key) : value);
  const ownerLabel = (value: string) => {
    if (value === nobody) return t("owners.nobody");
    return value === mine ? t(hasOwnId ? "owners.me" : "owners.meWithoutId") : undefined;
  };
  const wordOf = ({ name, value }: SetFilter) => {
    switch (name) {
      case "ids":
        return idsLabel(value);
      case "status":
        return named(`LoadStatus.${value}`, value);
      case "crossing":
        return named(`UsMxBorderCrossing.${value}`, value);
      case "trailer":
        return named(`TrailerType.${value}`, value);
      case "requirement":
        return t.has(`requirement.${value}`) ? t(`requirement.${value}`) : value;
      case "margin":
        return t(`marginBelow.${value}`);
      case "owner":
        return ownerLabel(value) ?? userName(value);
      case "team":
        return value === nobody ? t("owners.noTeam") : teamName(value);
      case "pickup":
        return t(`pickup.${value}`);
      case "carrier":
        return t(`carrier.${value}`);
      case "posting":
        return t(`posting.${value}`);
      default:
        return value;
    }
  };
  return (filter: SetFilter) => ({ name: t(`filters.${filter.name}`), value: wordOf(filter) });
}

type PillProps = { isOn: boolean; title?: string; onClick: () => void; children: ReactNode };

const Pill = ({ isOn, title, onClick, children }: PillProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    title={title}
    onClick={onClick}
    className={classNames(
      "relative h-6.5 shrink-0 rounded-full px-2.5 transition-colors before:absolute before:inset-x-0 pointer-coarse:h-9 pointer-coarse:px-3.5 pointer-coarse:before:-inset-y-1",
      isOn ? "bg-ink font-medium text-bg" : "text-ink-2 hover:bg-mute-soft hover:text-ink",
    )}
  >
    {children}
  </button>
);

const Count = ({ of: counted }: { of: Counted | undefined }) => {
  const format = useFormat();
  const isUnknown = !counted || (counted.isMinimum && counted.count === 0);
  return <span className="text-xs tabular-nums">{!isUnknown && format.counted(counted)}</span>;
};

/** All loads, or those of one or several states, each with how many of the view are in it. */
export function StatusPills({ filter }: { filter: LoadsFilter }) {
  const t = useTranslations("loads");
  const status = useTranslations("vocabulary.LoadStatus");
  const { choices } = useLoads();
  const { view, change, toggleStatus } = useLoadsView();
  const { data } = useQuery({ ...loadQueries.countByStatus(filter), placeholderData: keepPreviousData });
  const countOf = (value: string) => data?.items.find((item) => item.status === value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row that scrolls.
    <div role="group" aria-label={t("filters.status")} className="flex shrink-0 gap-0.5">
      <Pill isOn={view.status.length === 0} onClick={() => change({ status: null })}>
        {t("all")}
      </Pill>
      {choices.statuses.map((value) => (
        <Pill key={value} isOn={view.status.includes(value)} title={value} onClick={() => toggleStatus(value)}>
          {status(value)} <Count of={countOf(value)} />
        </Pill>
      ))}
    </div>
  );
}
