"use client";

import { ArrowLeft, Check, CloudOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import type { AnswerKeeper, Kept } from "@/components/onboarding/answer-keeper";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { type MissingAnswer, missingAnswers, wrongEmails } from "@/lib/onboarding/rules/answers";

const steps = ["identity", "contacts", "certificates", "insurance", "documents", "sign"] as const;
export type Step = (typeof steps)[number];

export const stepAfter = (step: Step) => steps[steps.indexOf(step) + 1];

/** What stands between the answers and a signature. */
type OpenPoint = MissingAnswer | "contacts.email" | "certificates.day" | "cargoInsurance.unread" | "cargoInsurance.day";

/** Where a point is settled, and the words that say so. */
export const placeOf = {
  "identity.displayName": { step: "identity", word: "identity" },
  contacts: { step: "contacts", word: "contacts" },
  "contacts.email": { step: "contacts", word: "email" },
  "cargoInsurance.coverage": { step: "insurance", word: "insurance" },
  "certificates.day": { step: "certificates", word: "certificateDay" },
  "cargoInsurance.unread": { step: "insurance", word: "coverage" },
  "cargoInsurance.day": { step: "insurance", word: "insuranceDay" },
} as const satisfies Record<OpenPoint, { step: Step; word: string }>;

type OpenParts = Pick<Kept, "answers" | "coverageDraft" | "unreadDays">;

/** Everything that is missing, and what is written in a form that cannot be used. */
export function openPoints({ answers, coverageDraft, unreadDays }: OpenParts): OpenPoint[] {
  const missing = missingAnswers(answers).filter((point) => !(coverageDraft && point === "cargoInsurance.coverage"));
  return [
    ...missing,
    ...(wrongEmails(answers).length > 0 ? ["contacts.email" as const] : []),
    ...(unreadDays.certificates ? ["certificates.day" as const] : []),
    ...(coverageDraft ? ["cargoInsurance.unread" as const] : []),
    ...(unreadDays.cargoInsurance ? ["cargoInsurance.day" as const] : []),
  ];
}

const subscribe = (onChange: () => void) => {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
};
const shown = (): Step => steps.find((step) => `#${step}` === window.location.hash) ?? "identity";

/** The step is in the address: the phone's own way back goes one step back, and a reload stays. */
export function useStep() {
  const step = useSyncExternalStore(subscribe, shown, (): Step => "identity");
  const go = (next: Step) => {
    window.location.hash = next;
    window.scrollTo({ top: 0 });
  };
  return { step, go, index: steps.indexOf(step) };
}

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

type StepBarProps = {
  step: Step;
  kept: Kept;
  keeper: AnswerKeeper;
  onBack: (step: Step) => void;
  onNext: () => void;
};

/** Where the thumb is: back, whether everything is saved, and on. */
export function StepBar({ step, kept, keeper, onBack, onNext }: StepBarProps) {
  const t = useTranslations("onboarding.bar");
  const before = steps[steps.indexOf(step) - 1];
  return (
    <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center gap-2 border-line border-t bg-bg px-4 py-2.5">
      {before && (
        <Button className="h-11!" icon={<ArrowLeft aria-hidden />} onClick={() => onBack(before)}>
          {t("back")}
        </Button>
      )}
      <SaveState kept={kept} keeper={keeper} />
      {stepAfter(step) && (
        <Button variant="primary" className="h-11! min-w-32" onClick={onNext}>
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
