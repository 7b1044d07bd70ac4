"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useLoads, useLoadsView } from "@/components/loads/list/loads-context";
import { classNames } from "@/components/ui/class-names";

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

/** All loads, or those of one or several states. */
export function StatusPills() {
  const t = useTranslations("loads");
  const status = useTranslations("vocabulary.LoadStatus");
  const { choices } = useLoads();
  const { view, change, toggleStatus } = useLoadsView();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row that scrolls.
    <div role="group" aria-label={t("filters.status")} className="flex shrink-0 gap-0.5">
      <Pill isOn={view.status.length === 0} onClick={() => change({ status: null })}>
        {t("all")}
      </Pill>
      {choices.statuses.map((value) => (
        <Pill key={value} isOn={view.status.includes(value)} title={value} onClick={() => toggleStatus(value)}>
          {status(value)}
        </Pill>
      ))}
    </div>
  );
}
