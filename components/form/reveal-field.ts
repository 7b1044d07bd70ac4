const revealed = "reveal-field";

/** Everything folded around a field hears of it and opens. */
export function onReveal(listen: (name: string) => void) {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) listen(String(event.detail));
  };
  window.addEventListener(revealed, hear);
  return () => window.removeEventListener(revealed, hear);
}

const elementOf = (name: string) =>
  document.getElementById(name) ?? document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);

function focusOn(name: string) {
  const element = elementOf(name);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "center" });
}

/** Opens what is folded around a field, brings it into view and puts the cursor into it. */
export function revealField(name: string) {
  window.dispatchEvent(new CustomEvent(revealed, { detail: name }));
  // The folds open with the next render; only then can the field be focused.
  requestAnimationFrame(() => requestAnimationFrame(() => focusOn(name)));
}
