"use client";

import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Kbd } from "@/components/ui/badge";
import { Input } from "@/components/ui/controls";
import { shortTextMax } from "@/lib/vocabulary/limits.values";

const pauseMilliseconds = 250;

type SearchBoxProps = {
  label: string;
  hint: string;
  /** The words searched for at present. */
  value: string;
  onSearch: (words: string) => void;
  /** The arrow that leads from the search into what it found. */
  onDown?: () => void;
  /** Enter, once the words are searched for. */
  onEnter?: () => void;
  /** Takes what is pasted where it is no words to search for, and answers whether it did. */
  onPasted?: (text: string) => boolean;
};

/** Searches when the typing pauses, or at once with Enter. */
export function SearchBox({ label, hint, value, onSearch, onDown, onEnter, onPasted }: SearchBoxProps) {
  // What is typed stands here, for the words searched for follow a moment later and without the spaces around them.
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // Changed by somebody else: a chip, a step back.
    if (timer.current === undefined) setDraft((text) => (text?.trim() === value ? text : null));
  }, [value]);

  const commit = (text: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    onSearch(text.trim());
  };
  const type = (text: string) => {
    setDraft(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => commit(text), pauseMilliseconds);
  };
  return (
    <search className="relative w-75 max-lg:w-60 max-sm:w-auto max-sm:min-w-0 max-sm:flex-1">
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-3" />
      <Input
        type="search"
        aria-label={label}
        placeholder={hint}
        maxLength={shortTextMax}
        value={draft ?? value}
        onChange={({ target }) => type(target.value)}
        onPaste={(event) => {
          if (onPasted?.(event.clipboardData.getData("text"))) event.preventDefault();
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            commit(event.currentTarget.value);
            onEnter?.();
          }
          if (event.key === "Escape") event.currentTarget.blur();
          if (event.key === "ArrowDown" && onDown) {
            event.preventDefault();
            if (timer.current !== undefined) commit(event.currentTarget.value);
            onDown();
          }
        }}
        className="peer pl-8! [&::-webkit-search-cancel-button]:hidden"
      />
      <span className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2 peer-focus:hidden pointer-coarse:hidden">
        <Kbd>/</Kbd>
      </span>
    </search>
  );
}
