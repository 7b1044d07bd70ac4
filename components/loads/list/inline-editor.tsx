"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { wallTimeOf } from "@/components/form/local-time";
import {
  changeOf,
  draftOf,
  type InlineDraft,
  type InlineField,
  type InlineProblem,
} from "@/components/loads/list/inline-fields";
import { InlineInputs } from "@/components/loads/list/inline-inputs";
import type { useInlineEdit } from "@/components/loads/list/use-inline-edit";
import { classNames } from "@/components/ui/class-names";
import type { LoadSummary } from "@/lib/loads/schema/list";

type InlineEditorProps = {
  load: LoadSummary;
  field: InlineField;
  onSave: ReturnType<typeof useInlineEdit>["save"];
  /** To the next field of the row; without one the editing ends. */
  onNext: (step: 1 | -1) => void;
  onClose: () => void;
};

// At the right edge it opens to the left, so that nothing scrolls sideways.
const opensLeft: readonly InlineField[] = ["maxBuy", "target", "owner"];

/** A field of a row, over its cell: Enter saves it, Escape leaves it as it was. */
export function InlineEditor({ load, field, onSave, onNext, onClose }: InlineEditorProps) {
  const t = useTranslations("loads.inline");
  const element = useRef<HTMLFieldSetElement>(null);
  const [before] = useState(() => draftOf(load, field, wallTimeOf));
  const [draft, setDraft] = useState<InlineDraft>(before);
  const [problem, setProblem] = useState<InlineProblem | null>(null);
  useEffect(() => {
    const first = element.current?.querySelector<HTMLElement>("input, select");
    first?.focus({ preventScroll: true });
    if (first instanceof HTMLInputElement && first.type === "text") first.select();
  }, []);

  /** Whether there is nothing left to say about the draft. */
  const commit = () => {
    if (draft.value === before.value && draft.second === before.second) return true;
    const change = changeOf(load, field, draft);
    if ("problem" in change) {
      setProblem(change.problem);
      return false;
    }
    void onSave({ load, field, ...change });
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of the list belong to the field meanwhile.
    event.stopPropagation();
    if (!isWithin(event)) return;
    if (event.key === "Escape") return onClose();
    if (event.key !== "Enter" && !(event.key === "Tab" && leavesField(event))) return;
    event.preventDefault();
    if (!commit()) return;
    if (event.key === "Enter") onClose();
    else onNext(event.shiftKey ? -1 : 1);
  };
  return (
    <fieldset
      ref={element}
      data-inline-editor
      aria-label={t("editOf", { field: t(field), load: load.externalDisplayId })}
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
      onMouseDown={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onBlur={(event) => {
        const next = event.relatedTarget;
        if (!isWithin(event) || event.currentTarget.contains(next) || next?.closest("[role=dialog]")) return;
        // What cannot be saved stays, with what is wrong with it: it was typed.
        if (commit()) onClose();
      }}
      className={classNames(
        "absolute top-1 z-20 grid w-76 gap-1.5 rounded-md border border-line-strong bg-surface p-2 text-left shadow-overlay",
        opensLeft.includes(field) ? "right-1" : "left-1",
      )}
    >
      <InlineInputs load={load} field={field} draft={draft} onChange={setDraft} hasProblem={problem !== null} />
      {problem && (
        <p role="alert" className="text-bad text-xs">
          {t(problem)}
        </p>
      )}
      <p className="text-ink-3 text-xs">{t("keys")}</p>
    </fieldset>
  );
}

/** Not from the calendar of a field, whose events come through here though it stands elsewhere. */
const isWithin = ({ target, currentTarget }: SyntheticEvent) =>
  target instanceof Node && currentTarget.contains(target);

/** Tab goes from the first input to the second before it leaves the field. */
function leavesField({ target, currentTarget, shiftKey }: KeyboardEvent) {
  const inputs = [...currentTarget.querySelectorAll("input, select")];
  return target === (shiftKey ? inputs[0] : inputs.at(-1));
}
