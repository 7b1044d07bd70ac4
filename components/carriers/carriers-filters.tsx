"use client";

import { useTranslations } from "next-intl";
import { useCarriersView } from "@/components/carriers/carriers-context";
import { type CarrierTab, listTabs } from "@/components/carriers/carriers-view";
import { useValueLabel } from "@/components/form/field-labels";
import { classNames } from "@/components/ui/class-names";
import { Select } from "@/components/ui/controls";
import type { CarrierCounts } from "@/lib/carriers/schema/carrier";
import { useFormat } from "@/lib/i18n/format";
import { dotSuffixes } from "@/lib/vocabulary/dot-suffix.values";

const counted = {
  review: "needsReview",
  active: "active",
  doNotDispatch: "doNotDispatch",
  notOnboarded: "notOnboarded",
  noRelationship: "noRelationship",
  conflicts: "conflicts",
} as const satisfies Partial<Record<CarrierTab, keyof CarrierCounts>>;

const countOf = (tab: CarrierTab, counts: CarrierCounts | undefined) =>
  tab === "all" ? undefined : counts?.[counted[tab]];

/** The queues, each with how many wait in it. */
export function QueueTabs({ counts }: { counts: CarrierCounts | undefined }) {
  const t = useTranslations("carriers.tabs");
  const format = useFormat();
  const { tab, chooseTab } = useCarriersView();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row that scrolls.
    <div role="group" aria-label={t("label")} className="flex gap-0.5 overflow-x-auto p-1">
      {[...listTabs, "conflicts" as const].map((name) => {
        const isOn = name === tab;
        const count = countOf(name, counts);
        return (
          <button
            key={name}
            type="button"
            aria-pressed={isOn}
            onClick={() => chooseTab(name)}
            className={classNames(
              "inline-flex h-6.5 shrink-0 items-center gap-1.5 rounded-full px-2.5 transition-colors pointer-coarse:h-11 pointer-coarse:px-3.5",
              isOn ? "bg-ink font-medium text-bg" : "text-ink-2 hover:bg-mute-soft hover:text-ink",
            )}
          >
            {t(name)}
            {count !== undefined && (
              <span className={classNames("font-normal text-xs tabular-nums", isOn ? "text-bg" : "text-ink-3")}>
                {format.number(count)}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** Only carriers with one registration: the letter behind their US DOT number. */
export function RegistrationFilter() {
  const t = useTranslations("carriers");
  const { view, chooseRegistration } = useCarriersView();
  const word = useValueLabel();
  return (
    <Select
      aria-label={t("registrations")}
      className="w-56! sm:ml-auto max-sm:my-1 max-sm:w-full!"
      value={view.dotSuffix ?? ""}
      onChange={({ target }) => chooseRegistration(dotSuffixes.find((letter) => letter === target.value) ?? null)}
    >
      <option value="">{t("anyRegistration")}</option>
      {dotSuffixes.map((letter) => (
        <option key={letter} value={letter}>
          {letter} · {word("DotSuffix", letter)}
        </option>
      ))}
    </Select>
  );
}
