"use client";

import { ArrowLeft, Check, CloudOff } from "lucide-react";
import { useTranslations } from "next-intl";
import type { AnswerKeeper, Kept } from "@/components/onboarding/answer-keeper";
import { type Step, steps } from "@/components/onboarding/steps";
import { Button } from "@/components/ui/button";

type StepBarProps = {
  step: Step;
  kept: Kept;
  keeper: AnswerKeeper;
  onBack: (step: Step) => void;
  onNext: (step: Step) => void;
};

/** Where the thumb is: back, whether everything is saved, and on. */
export function StepBar({ step, kept, keeper, onBack, onNext }: StepBarProps) {
  const t = useTranslations("onboarding.bar");
  const index = steps.indexOf(step);
  const [before, after] = [steps[index - 1], steps[index + 1]];
  return (
    <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center gap-2 border-line border-t bg-bg px-4 py-2.5">
      {before && (
        <Button className="h-11!" icon={<ArrowLeft aria-hidden />} onClick={() => onBack(before)}>
          {t("back")}
        </Button>
      )}
      <SaveState kept={kept} keeper={keeper} />
      {after && (
        <Button variant="primary" className="h-11! min-w-32" onClick={() => onNext(after)}>
          {t("next")}
        </Button>
      )}
    </div>
  );
}

function SaveState({ kept, keeper }: Pick<StepBarProps, "kept" | "keeper">) {
  const t = useTranslations("onboarding.bar");
  if (kept.state === "failed")
    return (
      <button
        type="button"
        onClick={() => keeper.flush()}
        className="flex min-h-11 flex-1 items-center gap-1.5 text-left text-bad text-xs"
      >
        <CloudOff aria-hidden />
        <span role="alert">{t("failed")}</span>
      </button>
    );
  return (
    <p aria-live="polite" className="flex flex-1 items-center gap-1.5 text-ink-3 text-xs">
      {kept.state === "saved" && <Check aria-hidden />}
      {t(kept.state === "saved" ? "saved" : "saving")}
    </p>
  );
}
