/** How long a toast offers to take something back; `Ctrl+Z` does as long. */
export const undoMilliseconds = 15_000;

let last: (() => void) | undefined;

/** Makes what was done last the one thing that `Ctrl+Z` takes back. What is answered does it, once. */
export function offerUndo(undo: () => void) {
  const once = () => {
    if (last === once) last = undefined;
    if (!isUsed) undo();
    isUsed = true;
  };
  let isUsed = false;
  last = once;
  setTimeout(() => {
    if (last === once) last = undefined;
  }, undoMilliseconds);
  return once;
}

export const undoLast = () => last?.();
