"use client";

import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { History, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { roleFrom } from "@/components/directory/directory-view";
import { ListPending } from "@/components/directory/list-parts";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { toast } from "@/components/ui/toast";
import { directoryMutations, directoryQueries } from "@/lib/directory/queries";
import type { DirectoryChange, DirectoryFieldChange } from "@/lib/directory/schema/history";
import { useFormat } from "@/lib/i18n/format";

/** Who changed what, newest first. */
export function HistoryTab() {
  const t = useTranslations("directory.history");
  const list = useInfiniteQuery(directoryQueries.history());
  const users = useQuery(directoryQueries.users());
  if (!list.data) return <ListPending query={list} />;
  const changes = list.data.pages.flatMap(({ items }) => items);
  if (changes.length === 0) {
    return (
      <EmptyState icon={<History />} title={t("emptyTitle")}>
        {t("emptyText")}
      </EmptyState>
    );
  }
  const names = new Map(users.data?.map(({ id, name }) => [id, name]));
  return (
    <>
      <ul aria-label={t("label")}>
        {changes.map((change) => (
          <ChangeRow key={change.id} change={change} names={names} now={list.dataUpdatedAt} />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="p-5">
          <Button disabled={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {t("showOlder")}
          </Button>
        </div>
      )}
    </>
  );
}

type Names = ReadonlyMap<string, string>;

// Where these were nothing before, that they are new is said by the title.
const areNew = ["invitation", "role", "passwordResetLink"];
const areMoments = ["deactivatedAt", "passwordResetLink"];
// The title of the others names whom they are about.
const areOfMany = ["MAPPED", "UNDONE"];

function FieldChange({ change, isOfMany, names }: { change: DirectoryFieldChange; isOfMany: boolean; names: Names }) {
  const t = useTranslations("directory.history");
  const { valueIn } = useChangeLabels(names);
  const { field, before, after, name, email } = change;
  const isNew = before === null && areNew.includes(field);
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
function ChangeRow({ change, names, now }: ChangeRowProps) {
  const t = useTranslations("directory.history");
  const format = useFormat();
  const { titleOf } = useChangeLabels(names);
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

/** Takes an assignment of ids back and says how much of it was still there to take back. */
function UndoButton({ changeId, label }: { changeId: string; label: string }) {
  const t = useTranslations("directory");
  const undo = useMutation({
    ...directoryMutations.undoChange,
    onSuccess: ({ restored, skipped }) => toast.success(t("history.restored", { restored, skipped })),
    onError: () => toast.error(t("failed")),
  });
  return (
    <Button
      size="sm"
      icon={<Undo2 aria-hidden />}
      aria-label={label}
      disabled={undo.isPending}
      onClick={() => undo.mutate({ changeId })}
    >
      {t("history.undo")}
    </Button>
  );
}

/** What a change was, in words. `names` are those of users, by id. */
function useChangeLabels(names: ReadonlyMap<string, string>) {
  const t = useTranslations("directory.history");
  const roles = useTranslations("shell.roles");
  const format = useFormat();

  const valueIn = (field: DirectoryFieldChange["field"], value: unknown) => {
    if (value === null || value === undefined || value === "") return t("nothing");
    if (field === "role" || field === "invitation") return roles(roleFrom(String(value)));
    if (areMoments.includes(field)) return format.dateTime(String(value));
    if (Array.isArray(value)) return value.map((id) => names.get(String(id)) ?? String(id)).join(", ") || t("nothing");
    return String(value);
  };

  const titleOf = ({ operation, changes, changeCount: count }: DirectoryChange) => {
    const [{ kind, name, email } = { kind: "USER", name: "", email: "" }] = changes;
    if (operation === "MAPPED") return t(`operation.MAPPED_${kind}`, { count });
    return t(`operation.${operation}`, { count, name: name ?? email });
  };

  return { valueIn, titleOf };
}
