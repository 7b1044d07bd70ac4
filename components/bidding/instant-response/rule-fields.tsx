"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import {
  isCrossed,
  isSameEntry,
  isWritten,
  limitFrom,
  type RuleDraft,
  ruleFrom,
} from "@/components/bidding/instant-response/limit-draft";
import { LimitFields } from "@/components/bidding/instant-response/limit-fields";
import { useLimitWords } from "@/components/bidding/instant-response/use-limit-words";

type RuleFieldsProps = {
  draft: RuleDraft;
  onChange: (draft: RuleDraft) => void;
  /** Whether somebody tried to save: then everything that cannot be read is said. */
  isJudged: boolean;
  /** Whose name the rule would act in. */
  name: string;
};

/** Both limits of a rule, each with the sentence of what it will do. */
export function RuleFields({ draft, onChange, isJudged, name }: RuleFieldsProps) {
  const t = useTranslations("instantResponse");
  const words = useLimitWords();
  const rule = ruleFrom(draft);
  const readable = {
    rejectAbove: limitFrom(draft.reject).limit,
    acceptAtOrBelow: limitFrom(draft.accept).limit,
  };
  const [left, setLeft] = useState<Partial<Record<keyof RuleDraft, boolean>>>({});
  const problemOf = (effect: keyof RuleDraft) =>
    isJudged || left[effect] ? limitFrom(draft[effect]).problem : undefined;
  return (
    <>
      {(["reject", "accept"] as const).map((effect) => (
        <section key={effect} aria-label={t(`${effect}.title`)} className="grid gap-2 border-line border-b pb-5">
          <div>
            <h2 className="font-medium">{t(`${effect}.title`)}</h2>
            <p className="text-ink-2 text-xs">{t(`${effect}.hint`)}</p>
          </div>
          <LimitFields
            title={t(`${effect}.title`)}
            draft={draft[effect]}
            problem={problemOf(effect)}
            onChange={(next) => {
              if (!isSameEntry(next, draft[effect])) setLeft({ ...left, [effect]: false });
              onChange({ ...draft, [effect]: next });
            }}
            onLeave={() => setLeft({ ...left, [effect]: isWritten(draft[effect]) })}
          />
          {!limitFrom(draft[effect]).problem && <p aria-live="polite">{words[effect](readable)}</p>}
          {effect === "accept" && draft.accept.kind !== "off" && (
            <p className="text-ink-2 text-xs">{t("sentences.asYou", { name })}</p>
          )}
        </section>
      ))}
      {rule && isCrossed(rule) && (
        <p role="alert" className="rounded-md bg-bad-soft px-3 py-2 text-bad">
          {t("problems.crossed")}
        </p>
      )}
    </>
  );
}
