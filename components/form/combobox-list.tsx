"use client";

import { Autocomplete as Base } from "@base-ui/react/autocomplete";
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { ComboboxOption } from "@/components/form/combobox-filter";
import { ListNote, listFrame } from "@/components/form/list-note";
import type { FieldHandle } from "@/components/form/use-field";
import { type SearchOptions, useOptions } from "@/components/form/use-options";
import { classNames } from "@/components/ui/class-names";
import { Input } from "@/components/ui/controls";

export type ComboboxListProps = {
  field: Pick<FieldHandle, "control" | "attach" | "onBlur" | "readOnly">;
  /** What stands in the control as long as nobody types. */
  text: string;
  /** Asked for only when the list opens. */
  options: () => readonly ComboboxOption[];
  /** Finds the options for what was typed, in the place of `options`. */
  search?: SearchOptions;
  onPick: (value: string) => void;
  /** Takes any text as it is typed; without it only options count. */
  onText?: (text: string) => void;
  placeholder?: string;
  typed: string | undefined;
  onTyped: (typed: string | undefined) => void;
  /**
   * As the control stood that this one replaces; `selection` is null when the focus was elsewhere, and `isEntered` says
   * that Enter was pressed on its text.
   */
  start: { text: string; selection: [from: number, to: number] | null; isOpen: boolean; isEntered: boolean };
};

const Option = ({ option, onPick }: { option: ComboboxOption; onPick: () => void }) => (
  <Base.Item
    value={option}
    disabled={option.reason !== undefined}
    onClick={onPick}
    className="cursor-pointer rounded-md px-2 py-1 data-disabled:cursor-not-allowed data-highlighted:bg-mute-soft data-disabled:text-ink-3 pointer-coarse:py-2.5"
  >
    {option.label}
    {option.detail && <span className="block text-ink-3 text-xs">{option.detail}</span>}
    {option.reason && <span className="block text-warn text-xs">{option.reason}</span>}
  </Base.Item>
);

const popup = "max-h-72 w-(--anchor-width) overflow-y-auto";

/** The control of `Combobox` with its list. Arrow keys, Enter and Escape work. */
export function ComboboxList(props: ComboboxListProps) {
  const { field, text, options, search, onText, placeholder, typed, onTyped, start } = props;
  // What was typed before the list was there is answered by it, wherever the focus has gone; a text of one's own needs none.
  const isAsked = Boolean(typed) && (start.selection !== null || !onText);
  const [isOpen, setIsOpen] = useState(start.isOpen || isAsked);
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // In the same step as the exchange: a key pressed between the two would be lost.
  useLayoutEffect(() => {
    if (start.selection === null) return;
    input.current?.focus();
    // A letter that was typed meanwhile stands before the cursor.
    const end = input.current?.value.length ?? 0;
    const selection = input.current?.value === start.text ? start.selection : ([end, end] as const);
    input.current?.setSelectionRange(...selection);
  }, [start]);

  const close = () => {
    setIsOpen(false);
    onTyped(undefined);
  };
  const onPick = (value: string) => {
    props.onPick(value);
    close();
  };
  const found = useOptions({ isOpen, typed: typed ?? "", options, search, onPick });
  // Before anything is typed a search has nothing to say but what it proposes.
  const isSilent = search !== undefined && !typed && found.state !== "options";
  const takeFirst = () => void found.takeFirst(() => input.current?.value === (typed ?? text));
  const takeEntered = useEffectEvent(() => {
    if (start.isEntered) takeFirst();
  });
  useEffect(() => takeEntered(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter picks, it does not save the form.
    if (event.key === "Enter") event.preventDefault();
    const isChosen = place.current?.querySelector("[data-highlighted]");
    if (event.key === "Enter" && search && !isChosen) takeFirst();
    // A save leaves the focus here: what was typed and not picked must not look as if it had been saved.
    if (event.key === "s" && (event.ctrlKey || event.metaKey) && !onText) close();
  };
  return (
    <div ref={place} className="relative min-w-0 flex-1">
      <Base.Root
        items={found.shown}
        filteredItems={found.shown}
        value={typed ?? text}
        onValueChange={(next, { reason, allowPropagation }) => {
          // With the list closed, Escape is meant for what lies around it.
          if (reason === "escape-key") allowPropagation();
          if (reason !== "input-change" && reason !== "input-clear") return;
          onTyped(next);
          onText?.(next);
        }}
        open={isOpen}
        onOpenChange={(open) => (open ? setIsOpen(true) : close())}
        openOnInputClick
        autoHighlight
        readOnly={field.readOnly}
      >
        <Base.Input
          {...field.control}
          ref={(element) => {
            input.current = element;
            field.attach(element);
          }}
          render={<Input />}
          autoComplete="off"
          placeholder={placeholder}
          onKeyDown={onKeyDown}
          onBlur={() => {
            close();
            field.onBlur();
          }}
        />
        <Base.Portal container={place}>
          <Base.Positioner sideOffset={4} align="start" className="z-30">
            <Base.Popup className={classNames(listFrame(found.state), popup, isSilent && "hidden")}>
              <Base.Status>
                <ListNote state={found.state} onTryAgain={found.tryAgain} />
              </Base.Status>
              <Base.List>
                {found.shown.map((option) => (
                  <Option key={option.value} option={option} onPick={() => onPick(option.value)} />
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </div>
  );
}
