import type { ExternalToast } from "sonner";

type Kind = "success" | "error" | "info" | "warning";

let announce = () => {};
const stackIsThere = new Promise<void>((resolve) => {
  announce = resolve;
});
const wanted = "portal:toast";

/** Calls the listener when the first toast waits for a stack to appear on. */
export function onToastWanted(listener: () => void) {
  window.addEventListener(wanted, listener);
  return () => window.removeEventListener(wanted, listener);
}

/** Called by the stack of toasts once it is on the page. */
export const announceToastStack = () => announce();

const say = (kind?: Kind) => (message: string, options?: ExternalToast) => {
  window.dispatchEvent(new Event(wanted));
  stackIsThere
    .then(() => import("sonner"))
    .then(({ toast: show }) => (kind ? show[kind](message, options) : show(message, options)));
};

/** `toast.success("Saved")`. The library comes with the stack. */
export const toast = Object.assign(say(), {
  success: say("success"),
  error: say("error"),
  info: say("info"),
  warning: say("warning"),
});
