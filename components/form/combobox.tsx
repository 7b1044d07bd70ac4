"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { type ComboboxOption, matching } from "@/components/form/combobox-filter";
import type { FieldHandle } from "@/components/form/use-field";
import { classNames } from "@/components/ui/class-names";
import { Input } from "@/components/ui/controls";

type ComboboxProps = {
  field: Pick<FieldHandle, "control" | "attach" | "onBlur" | "readOnly">;
  /** What stands in the control as long as nobody types. */
  text: string;
  /** Asked for only when the list opens. */
  options: () => readonly ComboboxOption[];
  onPick: (value: string) => void;
  /** Takes any text as it is typed; without it only options count. */
  onText?: (text: string) => void;
  placeholder?: string;
};

type OptionsProps = { id: string; found: ComboboxOption[]; active: number; onPick: (option: ComboboxOption) => void };

function Options({ id, found, active, onPick }: OptionsProps) {
  const t = useTranslations("form");
  return (
    <div
      id={id}
      role="listbox"
      className="absolute top-full right-0 left-0 z-30 mt-1 max-h-72 min-w-56 overflow-y-auto rounded-lg border border-line bg-surface p-1 shadow-overlay"
    >
      {found.length === 0 && <p className="px-2 py-1 text-ink-3">{t("noMatch")}</p>}
      {found.map((option, index) => (
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          aria-disabled={option.reason !== undefined}
          ref={index === active ? (element) => element?.scrollIntoView({ block: "nearest" }) : undefined}
          // The focus stays in the control, so that its blur does not close the list before the click counts.
          onMouseDown={(event) => {
            event.preventDefault();
            if (!option.reason) onPick(option);
          }}
          className={classNames(
            "cursor-pointer rounded-md px-2 py-1 pointer-coarse:py-2.5",
            index === active && "bg-mute-soft",
            option.reason && "cursor-not-allowed text-ink-3",
          )}
        >
          {option.label}
          {option.detail && <span className="block text-ink-3 text-xs">{option.detail}</span>}
          {option.reason && <span className="block text-warn text-xs">{option.reason}</span>}
        </div>
      ))}
    </div>
  );
}

/** A text control with a list of options that narrows while one types. Arrow keys, Enter and Escape work. */
export function Combobox({ field, text, options, onPick, onText, placeholder }: ComboboxProps) {
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const listId = `${field.control.id}-options`;
  const found = isOpen ? matching(options(), typed ?? "") : [];

  const close = () => {
    setOpen(false);
    setTyped(undefined);
    setActive(-1);
  };
  const pick = (option: ComboboxOption) => {
    onPick(option.value);
    close();
  };
  const step = (by: number) => {
    setOpen(true);
    setActive((from) => Math.min(Math.max(from + by, 0), Math.max(found.length - 1, 0)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = found[active];
    // A save leaves the focus here: what was typed and not picked must not look as if it had been saved.
    if (event.key === "s" && (event.ctrlKey || event.metaKey) && !onText) close();
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowDown") step(1);
    else if (event.key === "ArrowUp") step(-1);
    else if (event.key === "Escape" && isOpen) close();
    else if (event.key !== "Enter") return;
    else if (option && !option.reason) pick(option);
    event.preventDefault();
  };

  return (
    <div className="relative min-w-0 flex-1">
      <Input
        {...field.control}
        ref={field.attach}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={placeholder}
        readOnly={field.readOnly}
        value={typed ?? text}
        onChange={({ target }) => {
          setTyped(target.value);
          setOpen(true);
          setActive(target.value === "" ? -1 : 0);
          onText?.(target.value);
        }}
        onClick={() => !field.readOnly && setOpen(true)}
        onKeyDown={field.readOnly ? undefined : onKeyDown}
        onBlur={() => {
          close();
          field.onBlur();
        }}
      />
      {isOpen && <Options id={listId} found={found} active={active} onPick={pick} />}
    </div>
  );
}
