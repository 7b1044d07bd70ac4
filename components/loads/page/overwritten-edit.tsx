"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActorName } from "@/components/app-shell/actor-name";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { ChangeList } from "@/components/loads/editor/change-list";
import { restoreEdit } from "@/components/loads/page/restore-edit";
import { useLoadTab } from "@/components/loads/page/use-load-tab";
import { useLoadChange } from "@/components/loads/use-load-change";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

type OverwrittenEditProps = {
  loaded: GetLoadResponse;
  edit: NonNullable<GetLoadResponse["overwrittenEdit"]>;
  isReader: boolean;
};

/** The values that somebody here had set and a sync replaced, and the way back to them. */
export function OverwrittenEdit({ loaded, edit, isReader }: OverwrittenEditProps) {
  const t = useTranslations("loadPage.overwritten");
  const { tab, setTab } = useLoadTab();
  const { change, isChanging } = useLoadChange();
  const [readAt, setReadAt] = useState<string>();
  const { fields, editedBy, replacedBy, at } = edit;
  if (readAt === at) return null;
  const isRestorable = !isReader && restoreEdit(loaded, fields) !== undefined;
  const count = fields.length;
  return (
    <div className="px-5 pt-4 max-sm:px-4 print:hidden">
      <Notice
        tone="warn"
        title={t.rich("title", {
          count,
          editor: () => <ActorName actor={editedBy} />,
          by: () => <ActorName actor={replacedBy} />,
          time: () => <RelativeTime at={at} />,
        })}
        onDismiss={() => setReadAt(at)}
      >
        <ChangeList changes={fields} />
        <div className="flex flex-wrap gap-2">
          {isRestorable && (
            <Button
              size="sm"
              disabled={isChanging}
              onClick={() =>
                change(loaded.load, {
                  change: (stored) => restoreEdit(stored, fields),
                  done: t("restored", { count }),
                })
              }
            >
              {t("restore", { count })}
            </Button>
          )}
          {tab !== "history" && (
            <Button size="sm" variant="ghost" onClick={() => setTab("history")}>
              {t("history")}
            </Button>
          )}
        </div>
      </Notice>
    </div>
  );
}
