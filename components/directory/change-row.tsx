"use client";

import { useTranslations } from "next-intl";
import { useChangeWords } from "@/components/directory/change-words";
import { UndoButton } from "@/components/directory/undo-button";
import type { DirectoryChange, DirectoryFieldChange } from "@/lib/directory/schema/history";
import { useFormat } from "@/lib/i18n/format";

type Names = ReadonlyMap<string, string>;

// The title of the others names whom they are about.
const areOfMany = ["MAPPED", "UNDONE"];

function FieldChange({ change, isOfMany, names }: { change: DirectoryFieldChange; isOfMany: boolean; names: Names }) {
  const t = useTranslations("directory.history");
  const { valueIn } = useChangeWords(names);
  const { field, before, after, name, email } = change;
  const isNew = before === null && (field === "invitation" || field === "role");
  return (
    <li className="break-words">
      {isOfMany && <span className="font-medium">{name ?? email} · </span>}
      {t(`field.${field}`)}: {!isNew && `${valueIn(field, before)} → `}
      {valueIn(field, after)}
    </li>
  );
}

function FieldChanges({ change, names }: { change: DirectoryChange; names: Names }) {
  const t = useTranslations("directory.history");
  const { id, operation, changes, changeCount } = change;
  const rest = changeCount - changes.length;
  const isOfMany = areOfMany.includes(operation) || (operation === "INVITATION_REVOKED" && changeCount > 1);
  const lines = (
    <ul className="text-ink-2 text-xs">
      {changes.map((one) => (
        <FieldChange key={`${id}-${one.email}-${one.field}`} change={one} isOfMany={isOfMany} names={names} />
      ))}
      {rest > 0 && <li className="text-ink-3">{t("rest", { count: rest })}</li>}
    </ul>
  );
  if (changeCount === 0) return null;
  if (changeCount <= 3) return lines;
  return (
    <details>
      <summary className="w-fit text-accent text-xs">{t("details", { count: changeCount })}</summary>
      {lines}
    </details>
  );
}

type ChangeRowProps = { change: DirectoryChange; names: Names; now: number };

/** One call that changed the directory: what, who, when, and the way back while there is one. */
export function ChangeRow({ change, names, now }: ChangeRowProps) {
  const t = useTranslations("directory.history");
  const format = useFormat();
  const { titleOf } = useChangeWords(names);
  const { at, actor, canUndo, undoneAt } = change;
  const title = titleOf(change);
  return (
    <li className="flex items-start gap-4 border-line border-b px-5 py-2.5 max-sm:flex-col max-sm:gap-2 max-sm:px-4">
      <div className="min-w-0 flex-1">
        <p className={undoneAt ? "text-ink-3 line-through" : "font-medium"}>{title}</p>
        <p className="text-ink-3 text-xs">
          {t(`actor.${actor.type}`, { name: actor.name })}
          {" · "}
          <span title={format.dateTime(at)}>{format.relativeTime(at, now)}</span>
          {undoneAt && ` · ${t("undone", { when: format.relativeTime(undoneAt, now) })}`}
        </p>
        <FieldChanges change={change} names={names} />
      </div>
      {canUndo && <UndoButton changeId={change.id} label={t("undoOne", { what: title, when: format.dateTime(at) })} />}
    </li>
  );
}
