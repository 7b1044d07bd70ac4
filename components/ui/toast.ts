import type { ExternalToast } from "sonner";

type Kind = "success" | "error" | "info" | "warning";

let announce = () => {};
const stackIsThere = new Promise<void>((resolve) => {
  announce = resolve;
});

/** Told by the stack of toasts once it is on the page: what was said before waits for it. */
export const announceToastStack = () => announce();

const say = (kind?: Kind) => (message: string, options?: ExternalToast) => {
  Promise.all([import("sonner"), stackIsThere]).then(([{ toast: show }]) =>
    kind ? show[kind](message, options) : show(message, options),
  );
};

/** `toast.success("Saved")`. The library comes after the page, so that no page waits for it. */
export const toast = Object.assign(say(), {
  success: say("success"),
  error: say("error"),
  info: say("info"),
  warning: say("warning"),
});
