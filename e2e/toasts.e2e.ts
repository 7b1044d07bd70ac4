import type { Page } from "@playwright/test";
import { expect, test } from "./signed-in";
import { aSentLoad, tms } from "./tms";

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

/** Buttons all over the page, behind whatever stands above it. */
const fillThePage = (page: Page) =>
  page.evaluateHandle(() => {
    const behind = document.createElement("div");
    behind.style.cssText = "position: fixed; inset: 0; z-index: 0; display: grid";
    for (let nth = 0; nth < 40; nth += 1) behind.append(document.createElement("button"));
    document.querySelector("main")?.prepend(behind);
    return behind;
  });

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

test("over the preview of a load on a phone it stands where it would without what is behind the preview", async ({
  page,
  request,
}) => {
  const { load } = await tms(request).sync(aSentLoad());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/loads?peek=${load.id}`);
  const preview = page.getByRole("complementary", { name: "Load preview" });
  const placeOfToast = async () => {
    await preview.getByRole("button", { name: "Copy as…" }).click();
    await page.getByRole("menuitem", { name: "API path" }).click();
    const toast = await restingToast(page);
    const { bottom } = await toast.evaluate((element) => element.getBoundingClientRect());
    await toast.getByRole("button").click();
    await expect(toast).toBeHidden();
    return bottom;
  };
  // The preview grows while its bids and its market come: then the two are measured once more.
  await expect(async () => {
    const alone = await placeOfToast();
    const behind = await fillThePage(page);
    const above = await placeOfToast();
    await behind.evaluate((element) => element.remove());
    expect(above).toBe(alone);
  }).toPass();
});
