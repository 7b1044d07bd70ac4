import type { BrowserContext, Page } from "@playwright/test";
import { demo } from "./demo";
import { watchFocus } from "./lost-focus";
import { test as base } from "./signed-in";

type Phones = {
  /** The page on a phone of somebody who reads Spanish and has no account; another phone each time. */
  aPhone: (path: string) => Promise<Page>;
};

/** Tests of what a carrier does on a phone, and of what a broker then sees. */
export const test = base.extend<Phones>({
  role: "BROKER",
  aPhone: async ({ browser }, use) => {
    const phones: { context: BrowserContext; expectFocus: () => void }[] = [];
    await use(async (path) => {
      const context = await browser.newContext({
        baseURL: demo.baseUrl,
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
        locale: "es-MX",
        storageState: { cookies: [], origins: [] },
      });
      const page = await context.newPage();
      phones.push({ context, expectFocus: await watchFocus(page) });
      await page.goto(path);
      return page;
    });
    for (const { context, expectFocus } of phones) {
      await context.close();
      expectFocus();
    }
  },
});

export { expect } from "./signed-in";
