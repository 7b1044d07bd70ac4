"use client";

import { useTranslations } from "next-intl";
import { ActorName } from "@/components/app-shell/actor-name";
import { useSession } from "@/components/app-shell/session-provider";
import { authorOf } from "@/components/loads/editor/change-author";
import { ChangeList } from "@/components/loads/editor/change-list";
import { useHistory } from "@/components/loads/editor/use-history";
import { revealPath, usePathTitle } from "@/components/loads/editor/use-path-title";
import { Notice } from "@/components/ui/notice";
import type { Warning } from "@/lib/core/errors";
import type { FieldChange } from "@/lib/vocabulary/field-change";

export type SavedNotes = { warnings: readonly Warning[]; merged: readonly FieldChange[] };

type SavedNoticesProps = { id: string; notes: SavedNotes; onDismiss: (notes: SavedNotes) => void };

/** What a save should not pass over in silence: the server's warnings, and what others changed meanwhile. */
export function SavedNotices({ id, notes, onDismiss }: SavedNoticesProps) {
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
          title={<MergedTitle id={id} changes={merged} />}
          onDismiss={() => onDismiss({ ...notes, merged: [] })}
        >
          <ChangeList changes={merged} />
        </Notice>
      )}
    </>
  );
}

/** How many fields were taken over, and from whom: often from the reader's own other tab. */
function MergedTitle({ id, changes }: { id: string; changes: readonly FieldChange[] }) {
  const t = useTranslations("loadEditor.merged");
  const { userId } = useSession();
  const history = useHistory(id).changes;
  const count = changes.length;
  const author = authorOf(changes, history);
  if (!author) return t("title", { count });
  if (author.id === userId) return t("own", { count });
  return t.rich("by", { count, actor: () => <ActorName actor={author} /> });
}
