const revealed = "reveal-field";

/** Calls the listener with each field that is to be shown, so that what is folded around it opens. */
export function onReveal(listen: (name: string) => void) {
  const receive = (event: Event) => {
    if (event instanceof CustomEvent) listen(String(event.detail));
  };
  window.addEventListener(revealed, receive);
  return () => window.removeEventListener(revealed, receive);
}

const elementOf = (name: string, id: string) =>
  document.getElementById(id) ?? document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);

/** Folds open with the next render, one within the other; the field is there a few frames later. */
function focusOn(name: string, id: string, framesLeft = 30) {
  const element = elementOf(name, id);
  if (!element && framesLeft > 0) requestAnimationFrame(() => focusOn(name, id, framesLeft - 1));
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "center" });
}

/** Opens what is folded around a field, brings it into view and puts the cursor into it. */
export function revealField(name: string, id = name) {
  window.dispatchEvent(new CustomEvent(revealed, { detail: name }));
  requestAnimationFrame(() => focusOn(name, id));
}
