import { violations } from "./axe";
import { expect, test } from "./signed-in";

test.use({ role: "BROKER" });

test("keys lead through the portal, and rest while someone types", async ({ page }) => {
  await page.goto("/settings/sessions");
  await expect(page.getByText("This device")).toBeVisible();
  await page.keyboard.type("gl");
  await expect(page).toHaveURL("/loads");
  await expect(page.getByRole("heading", { name: "Loads" })).toBeVisible();
  const search = page.getByRole("searchbox");
  await expect(search).toBeVisible();
  await page.keyboard.press("/");
  await expect(search).toBeFocused();
  await page.keyboard.type("c?");
  await expect(search).toHaveValue("c?");
  await expect(page.getByRole("dialog")).toBeHidden();
  await search.fill("");
  await expect(page).toHaveURL("/loads");
  await search.blur();
  await page.keyboard.press("c");
  await expect(page).toHaveURL("/loads/new");
});

test("each place has its keys, and the c of g c begins no load", async ({ page }) => {
  await page.goto("/loads");
  await expect(page.getByRole("heading", { level: 1, name: "Loads" })).toBeVisible();
  for (const [keys, path, name] of [
    ["gt", "/", "Today"],
    ["gc", "/carriers", "Carriers"],
    ["gx", "/border-crossings", "Border crossings"],
    ["gr", "/rates", "Rates"],
  ] as const) {
    await page.keyboard.type(keys);
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test("single keys can be switched off", async ({ page }) => {
  await page.goto("/settings/sessions");
  await expect(page.getByText("This device")).toBeVisible();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Shortcuts and glossary" });
  await sheet.getByRole("checkbox", { name: "Use single-key shortcuts on this device" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.keyboard.press("?");
  await page.keyboard.type("gl");
  await expect(page).toHaveURL("/settings/sessions");
  await expect(sheet).toBeHidden();
  await page.getByRole("button", { name: /, Account$/ }).click();
  await page.getByRole("menuitem", { name: "Shortcuts and glossary" }).click();
  await expect(sheet.getByRole("checkbox")).not.toBeChecked();
});

test("the glossary is one key away and names each term in the other language, and in the API for developers", async ({
  page,
}) => {
  await page.goto("/settings/sessions");
  await expect(page.getByText("This device")).toBeVisible();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Shortcuts and glossary" });
  await sheet.getByRole("tab", { name: "Glossary" }).click();
  await expect(sheet.getByText("Compra máxima", { exact: true })).toBeVisible();
  await expect(sheet.getByText("maxBuy", { exact: true })).toBeHidden();
  await page.keyboard.press("Escape");
  await page.keyboard.press("~");
  await page.keyboard.press("?");
  await sheet.getByRole("tab", { name: "Glossary" }).click();
  const maxBuy = sheet.getByRole("term").filter({ hasText: "maxBuy" });
  await expect(maxBuy).toHaveText(/Max buy.*Compra máxima/);
  await expect(maxBuy.locator("[lang=es-MX]")).toHaveText("Compra máxima");
  await expect(sheet.getByRole("definition").filter({ hasText: "The most you want to pay a carrier" })).toBeVisible();
  expect(await violations(page, "[role=dialog]")).toEqual([]);
});

test("the copy menu opens by its key on a load's page as on the list", async ({ page }) => {
  await page.goto("/loads");
  await page.locator("main table a").first().click();
  await expect(page.getByRole("tab", { name: /^Overview/ })).toBeVisible();
  const menu = page.getByRole("menu", { name: "Copy as…" });
  await expect(async () => {
    await page.keyboard.press(".");
    await expect(menu).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  // Back to where it was: on the content of the page that the link led to.
  await expect(page.getByRole("main")).toBeFocused();
});

test("a question that a key opened before anything had the focus leaves it on the page's content", async ({ page }) => {
  await page.goto("/loads");
  await page.goto((await page.locator("main table a").first().getAttribute("href")) ?? "");
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Shortcuts and glossary" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the account menu leaves the page under it where it is", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/");
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
  const account = page.getByRole("button", { name: /, Account$/ }).filter({ visible: true });
  await account.evaluate((button: HTMLElement) => button.click());
  const menu = page.getByRole("menu", { name: "Account" });
  await expect(menu).toBeFocused();
  for (const _ of await menu.locator("[role^=menuitem]").all()) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await expect(menu.getByRole("menuitem").last()).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
});

test("the first stop of the Tab key skips the navigation", async ({ page }) => {
  await page.goto("/settings/sessions");
  await expect(page.getByText("This device")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
