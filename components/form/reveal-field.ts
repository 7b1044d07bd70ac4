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

/** Folds open with the next render, one within the other; the field is there a few frames later. */
function focusOn(name: string, framesLeft = 30) {
  const element = elementOf(name);
  if (!element && framesLeft > 0) requestAnimationFrame(() => focusOn(name, framesLeft - 1));
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "center" });
}

/** Opens what is folded around a field, brings it into view and puts the cursor into it. */
export function revealField(name: string) {
  window.dispatchEvent(new CustomEvent(revealed, { detail: name }));
  requestAnimationFrame(() => focusOn(name));
}
