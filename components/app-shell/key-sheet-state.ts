const opened = "portal:key-sheet";

/** Opens the sheet of keys from anywhere in the portal. */
export const openKeySheet = () => window.dispatchEvent(new Event(opened));

export function onOpenKeySheet(listener: () => void) {
  window.addEventListener(opened, listener);
  return () => window.removeEventListener(opened, listener);
}
