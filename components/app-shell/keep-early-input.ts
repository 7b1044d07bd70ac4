declare global {
  interface Window {
    /** Repeats what was done in a part of the page before its program listened. */
    replayEarlyInput?: (part: Element) => void;
    /** Fulfilled once somebody uses the page: a pointer that moves, a key, a text that is typed. */
    firstUse?: Promise<void>;
  }
}

/**
 * Keeps what is clicked, typed and chosen before the page listens, part by part: a part has `data-listening` among its
 * children, and listens once all of them say "yes". Runs as a script of its own before all others, so it may use nothing
 * from outside.
 */
export function keepEarlyInput() {
  window.firstUse = new Promise((resolve) => {
    for (const sign of ["pointermove", "pointerdown", "keydown", "input"])
      window.addEventListener(sign, () => resolve(), { once: true, capture: true, passive: true });
  });

  const listening = new WeakSet<Element>();
  const kept = new Map<Element, () => void>();
  const partOf = (control: Element) => control.closest(":has(> [data-listening])");

  // React compares with the last value it knows: it is given the old one first, and only the new one with an event.
  const typeAgain = (field: HTMLInputElement | HTMLTextAreaElement, typed: string) => {
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, typed);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const chooseAgain = (field: HTMLSelectElement, chosen: string) => {
    field.value = chosen;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };

  const keep = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest("button, input, select, textarea") : null;
    const part = control && partOf(control);
    if (!control || !part || listening.has(part)) return;
    const isBox = control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);
    if (control instanceof HTMLButtonElement || isBox) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === "click") kept.set(control, () => control.click());
    } else if (control instanceof HTMLSelectElement) {
      const { value } = control;
      if (event.type === "change") kept.set(control, () => chooseAgain(control, value));
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      const { value } = control;
      if (event.type === "input") kept.set(control, () => typeAgain(control, value));
    }
  };
  for (const type of ["click", "input", "change"]) window.addEventListener(type, keep, true);

  window.replayEarlyInput = (part) => {
    if (part.querySelector(":scope > [data-listening=no]")) return;
    listening.add(part);
    for (const [control, again] of kept) {
      if (control.isConnected && partOf(control) !== part) continue;
      kept.delete(control);
      if (control.isConnected) again();
    }
  };
}
