import type { Page } from "@playwright/test";
import { show, violations } from "../axe";
import { loads, syncOwnLoads } from "../loads/own-loads";
import { expect, test } from "../signed-in";
import { aSentLoad, tms } from "../tms";

test.use({ role: "BROKER" });
test.beforeAll(({ request }) => syncOwnLoads(request));

const palette = (page: Page) => page.getByRole("dialog", { name: "Search or command" });
const found = (page: Page, name: string | RegExp) => palette(page).getByRole("option", { name });
const [, second = ""] = loads.map(({ externalId }) => externalId);

async function open(page: Page) {
  await page.keyboard.press("Control+k");
  await expect(palette(page)).toBeVisible();
}

test("a broker goes from load to load and to a page by a few letters, and the focus comes back", async ({
  page,
  request,
}) => {
  const sent = aSentLoad();
  const [first, number] = [sent.externalId, sent.externalId.replace("E2E-", "")];
  await tms(request).sync({ ...sent, referenceNumbers: [{ label: "PO", value: `PO9${number}` }] });
  await page.goto("/bids");
  await page.getByRole("heading", { level: 1, name: "Bids" }).waitFor();
  await open(page);
  await page.keyboard.type(`po9${number}`);
  await expect(found(page, new RegExp(first))).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: first })).toBeVisible();

  // Enter comes before any answer: it opens what was typed, not what stood there.
  await open(page);
  await page.keyboard.type(second);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: second })).toBeVisible();

  // The load before this one is the first of the recent.
  await open(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: first })).toBeVisible();

  await open(page);
  await page.keyboard.type("tarifas");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/rates");

  const field = page.getByRole("main").getByRole("combobox").first();
  await field.focus();
  await open(page);
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();
  await expect(field).toBeFocused();
});

/** Presses the keys the moment a dialog stands there, before it has the focus. */
const pressAtOnce = (page: Page, keys: readonly string[]) =>
  page.evaluate((pressed) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("[role=dialog][data-open]")) return;
      observer.disconnect();
      for (const key of pressed)
        document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, keys);

test("what is pressed before the palette has the focus is the palette's", async ({ page }) => {
  await page.goto(`/loads?search=${second}`);
  await page.getByRole("heading", { level: 1, name: "Loads" }).waitFor();
  await pressAtOnce(page, ["n", "g"]);
  await open(page);
  await page.keyboard.type("x");
  await expect(palette(page).getByRole("combobox")).toHaveValue("ngx");
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();

  await pressAtOnce(page, [..."tarifas", "Enter"]);
  await open(page);
  await expect(page).toHaveURL("/rates");
});

test("what can be done with a load is done by its name, also where single keys are off", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "single-keys", value: "off", url: baseURL ?? "" }]);
  await page.goto("/loads");
  await open(page);
  await page.keyboard.type(second);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: second })).toBeVisible();
  // Neither a letter, a digit nor a sign does anything; the next key that does shows that they were through.
  await page.keyboard.type("e4?c./[gb");
  await open(page);
  await expect(page).not.toHaveURL(/tab=|bids|new/);
  await page.keyboard.type("estatus available");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Status is now Available")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("heading", { level: 1, name: second }).getByText("On hold")).toBeVisible();
  await open(page);
  await page.keyboard.type("historial");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/tab=history/);
});

test.describe("a viewer", () => {
  test.use({ role: "VIEWER" });

  test("is offered what a viewer may do, in a palette without flaws in either theme", async ({ page }) => {
    await page.goto("/loads");
    await page.getByRole("button", { name: "Search", exact: true }).first().click();
    await expect(found(page, "Carriers")).toBeVisible();
    await expect(found(page, /New load|Import|API keys/)).toHaveCount(0);
    for (const look of [
      { theme: "light", width: 1280 },
      { theme: "dark", width: 360 },
    ] as const) {
      await show(page, look);
      expect(await violations(page, "[role=dialog]")).toEqual([]);
    }
  });
});
