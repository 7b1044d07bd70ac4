"use client";

import { useTranslations } from "next-intl";
import type { AnswerKeeper } from "@/components/onboarding/answer-keeper";
import { Button } from "@/components/ui/button";

/** Two people, or two tabs, at the same step: nothing is overwritten until somebody says whose counts. */
export function ConflictNote({ keeper }: { keeper: AnswerKeeper }) {
  const t = useTranslations("onboarding.conflict");
  return (
    <div role="alert" className="flex flex-col gap-2 rounded-md bg-warn-soft px-3 py-2.5 text-warn">
      <p className="font-medium">{t("title")}</p>
      <p>{t("text")}</p>
      <div className="flex flex-wrap gap-2">
        <Button className="min-h-11" onClick={() => keeper.keepMine()}>
          {t("keepMine")}
        </Button>
        <Button className="min-h-11" onClick={() => keeper.takeTheirs()}>
          {t("takeTheirs")}
        </Button>
      </div>
    </div>
  );
}
