"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { isCrossed, limitFrom, type RuleDraft, ruleFrom } from "@/components/bidding/instant-response/limit-draft";
import { LimitFields } from "@/components/bidding/instant-response/limit-fields";
import { useLimitMessages } from "@/components/bidding/instant-response/use-limit-messages";

/** Both limits of a rule, at `draft` of the form; `name` is whose name it would act in. */
export function RuleFields({ name }: { name: string }) {
  const t = useTranslations("instantResponse");
  const words = useLimitMessages();
  const draft = useWatch<{ draft: RuleDraft }, "draft">({ name: "draft" });
  const rule = ruleFrom(draft);
  const readable = {
    rejectAbove: limitFrom(draft.reject).limit,
    acceptAtOrBelow: limitFrom(draft.accept).limit,
  };
  return (
    <>
      {(["reject", "accept"] as const).map((effect) => (
        <section key={effect} aria-label={t(`${effect}.title`)} className="grid gap-2 border-line border-b pb-5">
          <div>
            <h2 className="font-medium">{t(`${effect}.title`)}</h2>
            <p className="text-ink-2 text-xs">{t(`${effect}.hint`)}</p>
          </div>
          <LimitFields effect={effect} title={t(`${effect}.title`)} />
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
