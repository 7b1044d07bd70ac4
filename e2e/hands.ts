import type { Page } from "@playwright/test";

/** A broker's hands: presses keys, counts them, and measures how long they are at it. A chord counts as one. */
export function handsOn(page: Page) {
  const { keyboard } = page;
  let [count, milliseconds, since] = [0, 0, 0];
  return {
    start: () => {
      since = Date.now();
    },
    /** While others act. */
    rest: () => {
      milliseconds += Date.now() - since;
    },
    press: async (...keys: string[]) => {
      for (const key of keys) {
        await keyboard.press(key);
        count += 1;
      }
    },
    type: async (text: string) => {
      await keyboard.type(text);
      count += text.length;
    },
    paste: async (paste: (text: string) => void, text: string) => {
      await page.evaluate(paste, text);
      count += 1;
    },
    sum: () => `${count} keys, ${(milliseconds / 1000).toFixed(1)} s`,
  };
}
