"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { useShortcuts } from "@/components/app-shell/use-shortcuts";
import { type Choice, choices, DecisionChoices, DecisionConfirm } from "@/components/carriers/decision-choices";
import type { Decision } from "@/components/carriers/use-decisions";
import { Textarea } from "@/components/ui/controls";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier";
import type { RelationshipStatus } from "@/lib/carriers/schema/relationship";
import { noteTextMax } from "@/lib/vocabulary/limits.values";

type DecisionBarProps = {
  carrier: CarrierRecord;
  /** How many carriers wait for a review beside this one; absent outside the queue. */
  left?: number;
  /** What was typed about the carrier and not sent yet, where somebody keeps it. */
  typed?: { note: string; onType: (note: string) => void };
  /** What the keys decide where several carriers are chosen: it is about those. */
  onMany?: ((choice: Choice) => void) | undefined;
  /** What is chosen already, and asks for its confirmation alone. */
  initial?: RelationshipStatus;
  onDecide: (decision: Decision) => void;
  /** Leaves it as it is and goes on. */
  onKeep: () => void;
};

function NoteField(field: ComponentProps<typeof Textarea>) {
  const t = useTranslations("carriers.decision");
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {t("note")}
      </label>
      <Textarea
        {...field}
        id={id}
        rows={1}
        maxLength={noteTextMax}
        placeholder={t("notePlaceholder")}
        className="field-sizing-content max-h-32 resize-none! pointer-coarse:min-h-11 pointer-coarse:py-2.5!"
      />
    </>
  );
}

type DecisionKeys = { onChoose: (choice: Choice) => void; onNote: () => void; onBack: (() => void) | undefined };

/** A digit for each choice, n for the note, and Esc before the list, which closes the carrier with the same key. */
function useDecisionKeys({ onChoose, onNote, onBack }: DecisionKeys) {
  // The note takes the focus at once, and would take the key with it.
  const keyOf = (act: (() => void) | undefined) => (event: globalThis.KeyboardEvent) => {
    if (!act) return;
    event.preventDefault();
    act();
  };
  useShortcuts({
    ...Object.fromEntries(choices.map((choice) => [choice.key, keyOf(() => onChoose(choice))])),
    n: keyOf(onNote),
    Escape: keyOf(onBack),
  });
}

/** Approve, block or keep, with a note: one key to choose, Enter to confirm. */
export function DecisionBar({ carrier, left, typed, onMany, initial, onDecide, onKeep }: DecisionBarProps) {
  const t = useTranslations("carriers.decision");
  const { role } = useSession();
  const problemId = useId();
  const noteField = useRef<HTMLTextAreaElement>(null);
  const [own, setOwn] = useState("");
  const { note, onType } = typed ?? { note: own, onType: setOwn };
  const [armed, setArmed] = useState<Choice | null>(() => choices.find(({ status }) => status === initial) ?? null);
  const [isRefused, setIsRefused] = useState(false);
  const [cancelled, setCancelled] = useState<Choice | null>(null);
  const isReader = role === "VIEWER";
  const present = carrier.relationship?.status;
  const isKept = (choice: Choice) => choice.status === present;
  const lacksNote = armed?.needsNote === true && note.trim() === "";
  useEffect(() => {
    if (armed?.needsNote) noteField.current?.focus();
  }, [armed]);

  const arm = (choice: Choice) => {
    if (isReader || (isKept(choice) && !choice.mayRepeat)) return;
    setIsRefused(false);
    setArmed(choice);
  };
  const disarm = () => {
    if (initial) return onKeep();
    setCancelled(armed);
    setArmed(null);
  };
  const confirm = () => {
    if (!armed) return;
    if (lacksNote) {
      setIsRefused(true);
      return noteField.current?.focus();
    }
    setArmed(null);
    if (isKept(armed) && note.trim() === "") onKeep();
    else onDecide({ status: armed.status, ...(note.trim() && { note: note.trim() }) });
  };
  useDecisionKeys({
    onChoose: onMany ?? arm,
    onNote: () => noteField.current?.focus(),
    onBack: armed ? disarm : undefined,
  });
  const onNoteKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Enter" && !event.shiftKey && armed) {
      event.preventDefault();
      confirm();
    }
    if (event.key === "Escape") {
      disarm();
      event.currentTarget.blur();
    }
  };
  return (
    <section
      aria-label={t("title")}
      className="grid shrink-0 gap-2 border-line border-y bg-sunken px-5 py-3 max-sm:order-last max-sm:border-b-0 max-sm:px-4 print:hidden"
    >
      {!isReader && (
        <NoteField
          ref={noteField}
          value={note}
          aria-invalid={(lacksNote && isRefused) || undefined}
          aria-describedby={lacksNote ? problemId : undefined}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onNoteKey}
        />
      )}
      {armed ? (
        <DecisionConfirm
          carrier={carrier}
          choice={armed}
          note={lacksNote ? { id: problemId, text: t("noteNeeded"), isProblem: isRefused } : undefined}
          onConfirm={confirm}
          onCancel={disarm}
        />
      ) : (
        <DecisionChoices
          present={present}
          left={left}
          isReader={isReader}
          cancelled={cancelled}
          hasKeys={!onMany}
          onChoose={arm}
        />
      )}
    </section>
  );
}
