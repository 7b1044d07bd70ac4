"use client";

import { useTranslations } from "next-intl";
import { Notice } from "@/components/loads/editor/notice";
import { RelativeTime } from "@/components/loads/editor/relative-time";
import type { Editor } from "@/components/loads/editor/use-editor";
import { Button } from "@/components/ui/button";

/** Offers what was typed here earlier and never saved. */
export function DraftNotice({ draft: { offered, restore, forget } }: Pick<Editor, "draft">) {
  const t = useTranslations("loadEditor.draft");
  if (!offered) return null;
  return (
    <Notice tone="info" title={t.rich("title", { time: () => <RelativeTime at={offered.at} /> })}>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={restore}>
          {t("restore")}
        </Button>
        <Button size="sm" variant="ghost" onClick={forget}>
          {t("forget")}
        </Button>
      </div>
    </Notice>
  );
}
