import type { Page } from "@playwright/test";
import { expect, test } from "./signed-in";

test.use({ role: "ADMIN" });

/** Headings, buttons, fields and the navigation of a phone that the toast lies over; ticks of rows fill a phone's page. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector("[data-sonner-toast][data-front=true]")?.getBoundingClientRect();
    if (!toast) return ["no toast"];
    const overlaps = ({ left, right, top, bottom }: DOMRect) =>
      left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
    return [
      ...document.querySelectorAll(
        "h1, h2, h3, nav, button, input:not([type=checkbox]), select, textarea, a.bg-accent",
      ),
    ]
      .filter((element) => element.checkVisibility() && !element.closest("[data-sonner-toaster]"))
      .filter((element) => overlaps(element.getBoundingClientRect()))
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  });

/** So high that what is pressed last on the page stands at its lower edge. */
async function endAtLastButton(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  const lowest = await page.locator("#main").evaluate((main) => {
    const edges = [...main.querySelectorAll("button")].map((button) => button.getBoundingClientRect().bottom);
    return Math.max(...edges.filter((edge) => edge <= window.innerHeight));
  });
  await page.setViewportSize({ width, height: Math.max(500, Math.round(lowest) + 8) });
}

/** The toast, where it comes to rest: it slides in. */
async function restingToast(page: Page) {
  const toast = page.locator("[data-sonner-toast][data-mounted=true][data-front=true]");
  await expect(toast).toBeVisible();
  await expect.poll(() => toast.evaluate((element) => element.getAnimations().length)).toBe(0);
  return toast;
}

for (const path of ["/directory", "/carriers", "/usage", "/settings/api-keys"]) {
  test(`a toast on ${path} covers no heading, no button, no field and no navigation`, async ({ page }) => {
    await page.goto(path);
    for (const width of [1280, 360]) {
      await endAtLastButton(page, width);
      await expect(async () => {
        await page.getByRole("button", { name: "Copy as…" }).click();
        await page.getByRole("menuitem", { name: "API path" }).click({ timeout: 2000 });
      }).toPass();
      await restingToast(page);
      expect(await covered(page)).toEqual([]);
    }
  });
}

test("over the preview of a load on a phone it stands low, whatever the list behind the preview has there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/loads");
  const first = await page.locator("tbody a").first().getAttribute("href");
  await page.goto(`/loads?peek=${first?.split("/").at(-1)}`);
  const preview = page.getByRole("complementary", { name: "Load preview" });
  await preview.getByRole("button", { name: "Copy as…" }).click();
  await page.getByRole("menuitem", { name: "API path" }).click();
  const toast = await restingToast(page);
  const stands = await toast.evaluate((element) => element.getBoundingClientRect().bottom / window.innerHeight);
  expect(stands).toBeGreaterThan(0.9);
});
