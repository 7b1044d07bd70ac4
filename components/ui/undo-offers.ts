/** How long a toast offers to take something back; `Ctrl+Z` does as long. */
export const undoMilliseconds = 15_000;

type ToastId = string | number;
export type UndoOffer = { toastId: ToastId; run: () => void };

let offers: readonly UndoOffer[] = [];

/** A toast offers to take back what it announces. It does so once, whether by its button or by `Ctrl+Z`. */
export function offerUndo(toastId: ToastId, undo: () => void): UndoOffer {
  let isUsed = false;
  const offer = {
    toastId,
    run: () => {
      endUndo(offer);
      if (!isUsed) undo();
      isUsed = true;
    },
  };
  offers = [...offers.filter((known) => known.toastId !== toastId), offer];
  return offer;
}

/** The toast has gone: the key no longer reaches what it offered. */
export function endUndo(offer: UndoOffer) {
  offers = offers.filter((known) => known !== offer);
}

/** Another toast has taken the place of the one with that id. */
export function endUndoOf(toastId: ToastId) {
  offers = offers.filter((known) => known.toastId !== toastId);
}

/** Something new was begun: `Ctrl+Z` no longer reaches what came before it. The buttons of its toasts still do. */
export function endUndos() {
  offers = [];
}

/** What `Ctrl+Z` takes back: the newest that is still offered. */
export const latestUndo = (): UndoOffer | undefined => offers.at(-1);
