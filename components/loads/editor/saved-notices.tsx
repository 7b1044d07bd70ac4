"use client";

import { useTranslations } from "next-intl";
import { ChangeList } from "@/components/loads/editor/change-list";
import { revealPath, usePathTitle } from "@/components/loads/editor/use-path-title";
import { Notice } from "@/components/ui/notice";
import type { Warning } from "@/lib/core/errors";
import type { FieldChange } from "@/lib/vocabulary/field-change";

export type SavedNotes = { warnings: readonly Warning[]; merged: readonly FieldChange[] };

/** What a save should not pass over in silence: the server's warnings, and what others changed meanwhile. */
export function SavedNotices({ notes, onDismiss }: { notes: SavedNotes; onDismiss: (notes: SavedNotes) => void }) {
  const t = useTranslations("loadEditor");
  const title = usePathTitle();
  const { warnings, merged } = notes;
  return (
    <>
      {warnings.length > 0 && (
        <Notice
          tone="warn"
          title={t("warnings.title", { count: warnings.length })}
          onDismiss={() => onDismiss({ ...notes, warnings: [] })}
        >
          <ul className="grid gap-1">
            {warnings.map(({ path, code, message }) => (
              <li key={`${path} ${code}`}>
                {path && (
                  <button type="button" className="link mr-1.5" onClick={() => revealPath(path)} title={path}>
                    {title(path)}
                  </button>
                )}
                <span className="text-ink-2">{t.has(`warnings.${code}`) ? t(`warnings.${code}`) : message}</span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {merged.length > 0 && (
        <Notice
          tone="info"
          title={t("merged.title", { count: merged.length })}
          onDismiss={() => onDismiss({ ...notes, merged: [] })}
        >
          <ChangeList changes={merged} />
        </Notice>
      )}
    </>
  );
}
