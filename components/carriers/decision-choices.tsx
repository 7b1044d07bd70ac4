"use client";

import { Check, CircleSlash, Clock } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useEffect, useRef } from "react";
import { useEligibilitySentence } from "@/components/carriers/use-eligibility-sentence";
import { Kbd } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { eligibilityOf } from "@/lib/carriers/rules/eligibility";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier";
import type { RelationshipStatus } from "@/lib/carriers/schema/relationship";

const OpenLoads = lazy(() =>
  import("@/components/carriers/open-loads").then((module) => ({ default: module.OpenLoads })),
);

export type Choice = (typeof choices)[number];

/** What may become of a carrier, each with its key. A carrier under review may stay so; nothing else is said twice. */
export const choices = [
  { key: "1", name: "approve", status: "ACTIVE", icon: Check, needsNote: false, mayRepeat: false },
  { key: "2", name: "block", status: "DO_NOT_DISPATCH", icon: CircleSlash, needsNote: true, mayRepeat: false },
  { key: "3", name: "keep", status: "NEEDS_REVIEW", icon: Clock, needsNote: false, mayRepeat: true },
] as const;

export const Key = ({ children }: { children: string }) => (
  <span aria-hidden className="-mr-1 pointer-coarse:hidden">
    <Kbd>{children}</Kbd>
  </span>
);

type DecisionChoicesProps = {
  present: RelationshipStatus | undefined;
  left: number | undefined;
  isReader: boolean;
  /** The choice that was just taken back; it has the focus again. */
  cancelled: Choice | null;
  /** Whether the keys are about this carrier, and not about several that are chosen. */
  hasKeys: boolean;
  onChoose: (choice: Choice) => void;
};

const nameOf = ({ name, status }: Choice, present: RelationshipStatus | undefined) => {
  if (name !== "keep" || present === status) return name;
  return present ? "backToReview" : "reviewFirst";
};

export function DecisionChoices({ present, left, isReader, cancelled, hasKeys, onChoose }: DecisionChoicesProps) {
  const t = useTranslations("carriers.decision");
  const taken = useRef<HTMLButtonElement>(null);
  useEffect(() => taken.current?.focus(), []);
  const whyNot = (choice: Choice) => {
    if (isReader) return t("needsBroker");
    return choice.status === present && !choice.mayRepeat ? t("alreadySo") : undefined;
  };
  return (
    <div className="flex min-h-7.5 flex-wrap items-center gap-2">
      {choices.map((choice) => (
        <Button
          key={choice.key}
          ref={choice === cancelled ? taken : undefined}
          variant={choice.name === "approve" && present !== "DO_NOT_DISPATCH" ? "primary" : "default"}
          icon={<choice.icon aria-hidden className={choice.needsNote ? "text-bad" : undefined} />}
          disabled={whyNot(choice) !== undefined}
          title={whyNot(choice)}
          onClick={() => onChoose(choice)}
          className="max-sm:flex-auto max-sm:px-2 max-sm:[&_svg]:hidden"
        >
          {t(nameOf(choice, present))}
          {hasKeys && <Key>{choice.key}</Key>}
        </Button>
      ))}
      {isReader ? (
        <p className="text-ink-3 text-xs">{t("needsBroker")}</p>
      ) : (
        left !== undefined && <p className="ml-auto text-ink-3 text-xs max-sm:hidden">{t("left", { count: left })}</p>
      )}
    </div>
  );
}

type DecisionConfirmProps = {
  carrier: CarrierRecord;
  choice: Choice;
  /** What is still missing. */
  note: { id: string; text: string; isProblem: boolean } | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

/** The second key: what will be, and what it will mean. */
export function DecisionConfirm({ carrier, choice, note, onConfirm, onCancel }: DecisionConfirmProps) {
  const t = useTranslations("carriers.decision");
  const common = useTranslations("common");
  const meaningOf = useEligibilitySentence();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!choice.needsNote) button.current?.focus();
  }, [choice]);
  const { status, name } = choice;
  const onboardingStatus = carrier.relationship?.onboardingStatus ?? "NOT_ONBOARDED";
  return (
    <div className="flex min-h-7.5 flex-wrap items-center gap-2">
      <Button
        ref={button}
        variant={choice.needsNote ? "danger" : "primary"}
        icon={<choice.icon aria-hidden />}
        onClick={onConfirm}
        className="min-w-0 max-w-full shrink!"
      >
        <span className="truncate">{t(`confirm.${name}`, { name: carrier.displayName })}</span>
        <Key>Enter</Key>
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        {common("cancel")}
        <Key>Esc</Key>
      </Button>
      <p aria-live="polite" className="min-w-50 flex-1 text-ink-2 text-xs">
        {note ? (
          <span id={note.id} className={note.isProblem ? "text-bad" : undefined}>
            {note.text}
          </span>
        ) : (
          meaningOf(eligibilityOf({ status, onboardingStatus }))
        )}
        <Suspense fallback={null}>{choice.needsNote && <OpenLoads carrierId={carrier.id} />}</Suspense>
      </p>
    </div>
  );
}
