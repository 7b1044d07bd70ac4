"use client";

import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { differencesOf } from "@/components/bidding/instant-response/rule-edit";
import { useLimitMessages } from "@/components/bidding/instant-response/use-limit-messages";
import { Button } from "@/components/ui/button";
import type { InstantResponse, InstantResponseResponse } from "@/lib/bidding/schema/instant-response";

type MeanwhileNoteProps = {
  /** The rule the form began from. */
  before: InstantResponse;
  saved: InstantResponseResponse;
  onTake: () => void;
  onKeep: () => void;
};

/** That somebody else saved a rule while this one was filled in: what changed, and which of the two shall count. */
export function MeanwhileNote({ before, saved, onTake, onKeep }: MeanwhileNoteProps) {
  const t = useTranslations("instantResponse");
  const words = useLimitMessages();
  const { instantResponse, savedBy, savedAt } = saved;
  const differences = differencesOf(before, instantResponse);
  const name = savedBy?.name ?? "";
  return (
    <div role="alert" className="grid gap-2 rounded-md bg-warn-soft px-3 py-2 text-warn">
      <p className="font-medium">
        {t.rich("meanwhile.title", { name, time: () => savedAt && <RelativeTime at={savedAt} /> })}
      </p>
      {differences.length === 0 && <p>{t("meanwhile.sameLimits", { name })}</p>}
      {differences.length > 0 && (
        <ul className="grid gap-0.5">
          {differences.map(({ effect, was, is }) => (
            <li key={effect}>
              {t("meanwhile.change", {
                part: t(`${effect}.title`),
                was: was ? words.limit(was) : t("kinds.off"),
                is: is ? words.limit(is) : t("kinds.off"),
              })}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onTake}>
          {t("meanwhile.take")}
        </Button>
        <Button size="sm" onClick={onKeep}>
          {t("meanwhile.keep")}
        </Button>
      </div>
    </div>
  );
}
