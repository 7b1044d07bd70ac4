"use client";

import { useEffect, useRef } from "react";

const prototypeOf = (field: HTMLInputElement | HTMLTextAreaElement) =>
  field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;

/** React compares with the last value it knows, so it is first told the old one and then not told of the new one. */
function hear(field: HTMLInputElement | HTMLTextAreaElement) {
  if (field.value === field.defaultValue || field.readOnly || field.type === "hidden" || field.type === "radio") return;
  const typed = field.value;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototypeOf(field), "value")?.set?.call(field, typed);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * What was typed around it while the page had not come to life yet: the browser shows it, but nobody heard it.
 * Stands last in the part of the page that comes to life as a whole.
 */
export function EarlyInput() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const fields = marker.current?.parentElement?.querySelectorAll("input, textarea") ?? [];
    for (const field of fields)
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) hear(field);
  }, []);
  return <span ref={marker} hidden />;
}
