const leaving = "portal:leave";

/** Asks the page whether it may be left for `href`. A page with something unsaved says no and asks the reader. */
export const mayLeaveFor = (href: string) =>
  window.dispatchEvent(new CustomEvent(leaving, { cancelable: true, detail: href }));

/** Listens for the moment before the page is left; `event.preventDefault()` keeps the reader here. */
export function onLeaving(listener: (href: string, event: Event) => void) {
  const onLeave = (event: Event) => {
    if (event instanceof CustomEvent) listener(String(event.detail), event);
  };
  window.addEventListener(leaving, onLeave);
  return () => window.removeEventListener(leaving, onLeave);
}
