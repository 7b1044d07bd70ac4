"use client";

import { useTranslations } from "next-intl";
import { type Step, steps } from "@/components/onboarding/steps";
import { classNames } from "@/components/ui/class-names";

type StepRailProps = { current: Step; incomplete: readonly Step[]; onGo: (step: Step) => void };

/** All steps in their order, each a target of a thumb's size. */
export function StepRail({ current, incomplete, onGo }: StepRailProps) {
  const t = useTranslations("onboarding");
  const position = steps.indexOf(current);
  return (
    <nav aria-label={t("steps.label")}>
      <p className="text-ink-2 text-xs">{t("steps.position", { position: position + 1, count: steps.length })}</p>
      <ol className="grid grid-cols-6 gap-1">
        {steps.map((step, index) => {
          const isIncomplete = incomplete.includes(step) && index < position;
          return (
            <li key={step}>
              <button
                type="button"
                aria-current={step === current ? "step" : undefined}
                onClick={() => onGo(step)}
                className="flex h-11 w-full flex-col justify-center gap-1 rounded-sm text-left text-ink-3 text-xs aria-[current=step]:font-medium aria-[current=step]:text-ink"
              >
                <span
                  className={classNames(
                    "h-1 w-full rounded-full",
                    index > position ? "bg-line-strong" : isIncomplete ? "bg-warn" : "bg-accent",
                  )}
                />
                <span className="truncate max-sm:sr-only">
                  {t(`steps.${step}`)}
                  {isIncomplete && <span className="sr-only"> ({t("steps.incomplete")})</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
