"use client";

import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ComboboxListProps } from "@/components/form/combobox-list";
import { ListNote, listFrame } from "@/components/form/list-note";
import { classNames } from "@/components/ui/class-names";
import { Input } from "@/components/ui/controls";
import { whenFetched } from "@/components/ui/when-fetched";

const ComboboxList = whenFetched(() =>
  import("@/components/form/combobox-list").then(({ ComboboxList }) => ComboboxList),
);

type ComboboxProps = Omit<ComboboxListProps, "typed" | "onTyped" | "start">;

/**
 * A text control with a list of options that narrows while one types. Few visits need the list, and its code is large:
 * it comes when the control is used for the first time, and takes the control over with what was typed meanwhile.
 */
export function Combobox(props: ComboboxProps) {
  const { field, text, search, onText, placeholder } = props;
  const [typed, setTyped] = useState<string>();
  const [start, setStart] = useState<ComboboxListProps["start"]>();
  const isPressed = useRef(false);
  const entered = useRef<string>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const [codeState, setCodeState] = useState<"waiting" | "failed">("waiting");
  if (start) return <ComboboxList {...props} typed={typed} onTyped={setTyped} start={start} />;

  // Without a connection it stays a text control, and the next use tries again.
  const fetchList = async () => {
    setCodeState("waiting");
    try {
      await ComboboxList.fetch();
      return true;
    } catch {
      setCodeState("failed");
      return false;
    }
  };
  const replace = async (input: HTMLInputElement, isOpen: boolean) => {
    const before = input.value;
    // An earlier use may have replaced the control meanwhile.
    if (field.readOnly || !(await fetchList()) || !input.isConnected) return;
    const isFocused = document.activeElement === input;
    // At once: whoever leaves the control before it is replaced must not be called back to it.
    flushSync(() =>
      setStart({
        text: input.value,
        isEntered: entered.current === input.value,
        selection: isFocused ? [input.selectionStart ?? 0, input.selectionEnd ?? 0] : null,
        isOpen: isFocused && (isOpen || input.value !== before),
      }),
    );
  };
  return (
    <div className="relative min-w-0 flex-1">
      <Input
        {...field.control}
        ref={(element) => {
          input.current = element;
          field.attach(element);
        }}
        role="combobox"
        aria-expanded={false}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={placeholder}
        readOnly={field.readOnly}
        value={typed ?? text}
        onKeyDown={(event) => {
          if (!search || event.key !== "Enter") return;
          // What the list will find first is meant.
          event.preventDefault();
          entered.current = event.currentTarget.value;
        }}
        onPointerDown={() => {
          isPressed.current = true;
        }}
        // Between press and release the control must stay, or the click would have no target.
        onFocus={({ currentTarget }) => void (isPressed.current ? fetchList() : replace(currentTarget, false))}
        onClick={({ currentTarget }) => void replace(currentTarget, true)}
        onChange={({ target }) => {
          setTyped(target.value);
          onText?.(target.value);
          // What was typed before the page listened is repeated here, and the control had its focus before that.
          void replace(target, true);
        }}
        onBlur={() => {
          isPressed.current = false;
          setTyped(undefined);
          field.onBlur();
        }}
      />
      {typed !== undefined && (
        <div role="status" className={classNames(listFrame(codeState), "absolute inset-x-0 top-full z-30 mt-1")}>
          <ListNote state={codeState} onTryAgain={() => input.current && void replace(input.current, true)} />
        </div>
      )}
    </div>
  );
}
