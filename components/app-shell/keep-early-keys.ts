declare global {
  interface Window {
    /** Presses again, in their order, the keys that the page did not listen to yet. */
    replayEarlyKeys?: () => void;
  }
}

type Kept = { event: KeyboardEvent; path: string };

/**
 * Keeps the keys that are pressed while the page in `main` is on its way: they mean what they mean on that page, and are
 * forgotten where another one comes, or where it takes too long. Runs as a script of its own, as `keepEarlyInput` does.
 */
export function keepEarlyKeys() {
  const forgottenAfterMs = 15_000;
  const kept: Kept[] = [];
  const isText = (target: unknown) => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

  window.addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, repeat, target } = event;
    const isMeant = key.length === 1 || key === "Enter" || key === "ArrowDown" || key === "ArrowUp";
    if (!isMeant || ctrlKey || metaKey || altKey || repeat) return;
    if (isText(target) || document.querySelector("main [data-listening=yes]")) return;
    kept.push({ event, path: location.pathname });
  });

  const pressAgain = ({ key, code, shiftKey }: KeyboardEvent) => {
    const target = document.activeElement ?? document.body;
    // A way of two keys is heard on every page: after its first, the first again would be a wrong second.
    if (key === "g") target.dispatchEvent(new KeyboardEvent("keydown", { key: "Unidentified", bubbles: true }));
    const again = new KeyboardEvent("keydown", { key, code, shiftKey, bubbles: true, cancelable: true });
    if (!target.dispatchEvent(again)) return;
    // What the browser does by itself with a key it does not do with one that is pressed again.
    if (key === "Enter" && target instanceof HTMLElement && target.matches("a, button")) target.click();
    if (key.length > 1 || !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    target.setRangeText(key, target.selectionStart ?? 0, target.selectionEnd ?? 0, "end");
    target.dispatchEvent(new Event("input", { bubbles: true }));
  };

  window.replayEarlyKeys = () => {
    // Who goes to another place with two keys has done so: the first alone would be half of the next two.
    const hasGone = (at: number) => kept[at]?.event.key === "g" && kept[at + 1]?.event.defaultPrevented === true;
    const isDue = ({ event, path }: Kept, at: number) =>
      !event.defaultPrevented &&
      !hasGone(at) &&
      path === location.pathname &&
      performance.now() - event.timeStamp < forgottenAfterMs;
    const due = kept.filter(isDue);
    kept.length = 0;
    // One at a time: what a key moved has the focus before the next one is pressed.
    const next = () => {
      const pressed = due.shift();
      if (!pressed) return;
      pressAgain(pressed.event);
      setTimeout(next);
    };
    setTimeout(next);
  };
}
