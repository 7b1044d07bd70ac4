import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    noteLostFocus?: (element: string) => void;
  }
}

/** For as many frames nothing may have the focus: what takes it next is drawn first. */
const frames = 3;

/** Runs in the page: notes what had the focus when it went or was switched off, and nothing has had it since. */
function watchForLostFocus(most: number) {
  let last: Element | null = null;
  let isLooking = false;
  const isLost = () =>
    last && (!last.isConnected || last.matches(":disabled")) && document.activeElement === document.body;
  const look = (left: number) => {
    isLooking = isLost() === true && left > 0;
    if (isLooking) return void requestAnimationFrame(() => look(left - 1));
    if (!isLost()) return;
    window.noteLostFocus?.(last?.outerHTML.slice(0, 200) ?? "");
    last = null;
  };
  document.addEventListener("focusin", ({ target }) => {
    last = target instanceof Element ? target : null;
  });
  // Who clicks beside everything wants to have the focus nowhere; what is taken away leaves it as well, but is gone.
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    queueMicrotask(() => {
      if (!relatedTarget && target === last && !isLost()) last = null;
    });
  });
  new MutationObserver(() => !isLooking && look(most)).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ["disabled"],
  });
}

/** Whatever is done on the page, the focus never falls to nothing; the answer is to be called when all is done. */
export async function watchFocus(page: Page) {
  const lost: string[] = [];
  await page.exposeFunction("noteLostFocus", (element: string) => lost.push(element));
  await page.addInitScript(watchForLostFocus, frames);
  return () => expect(lost, "nothing had the focus after what had it went").toEqual([]);
}
