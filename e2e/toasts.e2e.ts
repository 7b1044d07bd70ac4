import type { Page } from "@playwright/test";
import { expect, test } from "./signed-in";

test.use({ role: "ADMIN" });

/** Headings, primary buttons and the navigation of a phone that the toast lies over. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector("[data-sonner-toast][data-front=true]")?.getBoundingClientRect();
    if (!toast) return ["no toast"];
    const overlaps = ({ left, right, top, bottom }: DOMRect) =>
      left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
    return [...document.querySelectorAll("h1, h2, nav, button.bg-accent, a.bg-accent")]
      .filter((element) => element.checkVisibility() && !element.closest("[data-sonner-toaster]"))
      .filter((element) => overlaps(element.getBoundingClientRect()))
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  });

for (const path of ["/directory", "/carriers", "/usage", "/settings/api-keys"]) {
  test(`a toast on ${path} covers no heading, no primary button and no navigation`, async ({ page }) => {
    await page.goto(path);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(async () => {
        await page.getByRole("button", { name: "Copy as…" }).click();
        await page.getByRole("menuitem", { name: "API path" }).click({ timeout: 2000 });
      }).toPass();
      const toast = page.locator("[data-sonner-toast][data-mounted=true][data-front=true]");
      await expect(toast).toBeVisible();
      // Where it comes to rest: it slides in.
      await expect.poll(() => toast.evaluate((element) => element.getAnimations().length)).toBe(0);
      expect(await covered(page)).toEqual([]);
    }
  });
}
