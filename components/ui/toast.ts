import type { ExternalToast, toast as Show } from "sonner";
import { endUndo, endUndoOf, latestUndo, offerUndo, undoMilliseconds } from "@/components/ui/undo-offers";

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

export type ToastOptions = ExternalToast & {
  /** A way back, by a button of that name or by `Ctrl+Z`, for as long as the toast is there. */
  undo?: { label: string; run: () => void } | undefined;
};

function withUndo({ undo, ...options }: ToastOptions): ExternalToast {
  if (options.id !== undefined) endUndoOf(options.id);
  if (!undo) return options;
  const id = options.id ?? crypto.randomUUID();
  const offer = offerUndo(id, undo.run);
  const end = () => endUndo(offer);
  const action = { label: undo.label, onClick: offer.run };
  return { duration: undoMilliseconds, ...options, id, action, onDismiss: end, onAutoClose: end };
}

const say =
  (kind?: Kind) =>
  (message: string, wish: ToastOptions = {}) => {
    const options = withUndo(wish);
    window.dispatchEvent(new Event(wanted));
    stackIsThere.then((show) => (kind ? show[kind](message, options) : show(message, options)));
  };

let lastHint: string | number | undefined;

/**
 * Says why a key or a button does nothing now. A new hint takes the place of the one before: with the same id it would be
 * lost where that one is fading away.
 */
function hint(message: string) {
  window.dispatchEvent(new Event(wanted));
  void stackIsThere.then((show) => {
    if (lastHint !== undefined) show.dismiss(lastHint);
    lastHint = show.info(message);
  });
}

/** `toast.success("Saved")`. The library comes with the stack. */
export const toast = Object.assign(say(), {
  success: say("success"),
  error: say("error"),
  info: say("info"),
  warning: say("warning"),
  hint,
  /** Removes the toast of that id, for one that offers what can no longer be done. */
  dismiss: (id: string) => void stackIsThere.then((show) => show.dismiss(id)),
});

/** Takes back what the newest toast with a way back announced. */
export function undoLatest() {
  const offer = latestUndo();
  if (!offer) return;
  // Before anything is said instead: that may take the place of this toast.
  void stackIsThere.then((show) => show.dismiss(offer.toastId));
  offer.run();
}
