"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActorName } from "@/components/app-shell/actor-name";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { useSession } from "@/components/app-shell/session-provider";
import { ChangeList } from "@/components/loads/editor/change-list";
import { type FormVersions, mergeFormValues } from "@/components/loads/editor/merge-form-values";
import { useHistory } from "@/components/loads/editor/use-history";
import { usePathTitle } from "@/components/loads/editor/use-path-title";
import { useValueText } from "@/components/loads/editor/use-value-text";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Dialog } from "@/components/ui/dialog";
import { jsonText } from "@/lib/browser/request-as-curl";
import type { FieldConflict, Side } from "@/lib/loads/rules/resolve-conflict";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

const sides = ["mine", "theirs"] as const;

type ConflictChoiceProps = {
  conflict: FieldConflict;
  /** Where the decision begins: the focus goes there. */
  isFirst: boolean;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
};

/** One field that both changed: what it was, and the two values to choose from. */
function ConflictChoice({ conflict, isFirst, chosen, onChoose }: ConflictChoiceProps) {
  const t = useTranslations("loadEditor.conflict");
  const title = usePathTitle();
  const text = useValueText();
  const { path } = conflict;
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium" title={path}>
        {title(path)}
      </legend>
      <p className="wrap-anywhere pb-1.5 text-ink-2 text-xs">
        {t("was")} {text(path, conflict.base)}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        {sides.map((side) => (
          <label
            key={side}
            className="flex min-h-11 items-start gap-2 rounded-md border border-field bg-surface px-3 py-2 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={`conflict ${path}`}
              checked={chosen === side}
              onChange={() => onChoose(side)}
              data-initial-focus={(isFirst && side === "mine") || undefined}
              className="mt-0.75 accent-accent outline-none"
            />
            <span className="min-w-0">
              <span className="block text-ink-2 text-xs">{t(side)}</span>
              <span className="wrap-anywhere block font-medium">{text(path, conflict[side])}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Choices = Record<string, Side>;
type ConflictDialogProps = {
  versions: FormVersions;
  theirs: GetLoadResponse;
  isSaving: boolean;
  onResolve: (choices: Choices) => void;
  onPostpone: () => void;
};

/** Field by field: what it was, what is on the screen, what is stored now. The broker chooses; nothing is lost. */
export function ConflictDialog({ versions, theirs, isSaving, onResolve, onPostpone }: ConflictDialogProps) {
  const t = useTranslations("loadEditor.conflict");
  const [choices, setChoices] = useState<Choices>({});
  const { conflicts, taken, kept } = mergeFormValues(versions);
  const open = conflicts.filter(({ path }) => choices[path] === undefined).length;
  const bothAsJson = () => jsonText({ mine: versions.mine.load, theirs: versions.theirs.load });
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(conflicts.map(({ path }) => [path, side])));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onPostpone()}
      title={t("title", { count: conflicts.length })}
      description={<WhoChanged id={theirs.load.id} version={theirs.version} />}
      footer={
        <>
          <Button onClick={onPostpone}>{t("postpone")}</Button>
          <Button
            variant="primary"
            disabled={open > 0 || isSaving}
            title={open > 0 ? t("open", { count: open }) : undefined}
            onClick={() => onResolve(choices)}
          >
            {t("apply")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          {conflicts.length > 1 && (
            <>
              <Button size="sm" onClick={() => chooseAll("mine")}>
                {t("allMine")}
              </Button>
              <Button size="sm" onClick={() => chooseAll("theirs")}>
                {t("allTheirs")}
              </Button>
            </>
          )}
          <CopyButton text={bothAsJson} label={t("copyBoth")} size="sm" variant="ghost" />
        </div>
        {conflicts.map((conflict, position) => (
          <ConflictChoice
            key={conflict.path}
            isFirst={position === 0}
            conflict={conflict}
            chosen={choices[conflict.path]}
            onChoose={(side) => setChoices({ ...choices, [conflict.path]: side })}
          />
        ))}
        {open > 0 && <p className="text-ink-2 text-xs">{t("open", { count: open })}</p>}
        <MergedChanges title={t("taken", { count: taken.length })} changes={taken} />
        <MergedChanges title={t("kept", { count: kept.length })} changes={kept} />
      </div>
    </Dialog>
  );
}

function WhoChanged({ id, version }: { id: string; version: number }) {
  const t = useTranslations("loadEditor.conflict");
  const { userId } = useSession();
  const change = useHistory(id).changes.find((candidate) => candidate.version === version);
  if (!change) return t("meanwhile");
  if (change.actor.id === userId) return t.rich("own", { time: () => <RelativeTime at={change.at} /> });
  return t.rich("by", {
    actor: () => <ActorName actor={change.actor} />,
    time: () => <RelativeTime at={change.at} />,
  });
}

type MergedChangesProps = { title: string; changes: Parameters<typeof ChangeList>[0]["changes"] };

const MergedChanges = ({ title, changes }: MergedChangesProps) =>
  changes.length > 0 && (
    <details className="rounded-lg border border-line px-3 py-2">
      <summary className="text-ink-2">{title}</summary>
      <div className="pt-2">
        <ChangeList changes={changes} />
      </div>
    </details>
  );
