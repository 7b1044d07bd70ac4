"use client";

import { useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { Input } from "@/components/ui/input";

type CellInputProps = {
  id?: string;
  label: string;
  value: string;
  isWrong: boolean;
  isMono?: boolean;
  onCommit: (value: string) => void;
};

/** A cell that can be corrected. It counts when the field is left or with Enter; Escape keeps what was there. */
export function CellInput({ id, label, value, isWrong, isMono, onCommit }: CellInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    setDraft(null);
    if (draft !== null && draft.trim() !== value) onCommit(draft.trim());
  };
  return (
    <Input
      id={id}
      aria-label={label}
      aria-invalid={isWrong ? true : undefined}
      value={draft ?? value}
      maxLength={255}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === "Enter") commit();
        if (key === "Escape") setDraft(null);
      }}
      className={classNames(
        // What stands in the cell lines up with the name of its column.
        "-ml-2.75 w-[calc(100%+0.6875rem)]! scroll-mb-20 max-sm:scroll-mb-44",
        isMono && "font-mono text-xs!",
        !isWrong && "border-transparent! bg-transparent! hover:border-field! focus:border-accent! focus:bg-surface!",
      )}
    />
  );
}
