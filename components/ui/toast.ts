import type { ExternalToast, toast as Show } from "sonner";

type Kind = "success" | "error" | "info" | "warning";

let announce = (_show: typeof Show) => {};
const stackIsThere = new Promise<typeof Show>((resolve) => {
  announce = resolve;
});
const wanted = "portal:toast";

/** Calls the listener when the first toast waits for a stack to appear on. */
export function onToastWanted(listener: () => void) {
  window.addEventListener(wanted, listener);
  return () => window.removeEventListener(wanted, listener);
}

/** Called by the stack of toasts once it is on the page. It brings the library, which is so fetched once. */
export const announceToastStack = (show: typeof Show) => announce(show);

const say = (kind?: Kind) => (message: string, options?: ExternalToast) => {
  window.dispatchEvent(new Event(wanted));
  stackIsThere.then((show) => (kind ? show[kind](message, options) : show(message, options)));
};

/** `toast.success("Saved")`. The library comes with the stack. */
export const toast = Object.assign(say(), {
  success: say("success"),
  error: say("error"),
  info: say("info"),
  warning: say("warning"),
  /** Removes the toast of that id, for one that offers what can no longer be done. */
  dismiss: (id: string) => void stackIsThere.then((show) => show.dismiss(id)),
});
