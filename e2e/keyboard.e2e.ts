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
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await sheet.getByRole("checkbox", { name: "Use single-key shortcuts on this device" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.keyboard.press("?");
  await page.keyboard.type("gl");
  await expect(page).toHaveURL("/settings/sessions");
  await expect(sheet).toBeHidden();
  await page.getByRole("button", { name: /, Account$/ }).click();
  await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
  await expect(sheet.getByRole("checkbox")).not.toBeChecked();
});

test("the first stop of the Tab key skips the navigation", async ({ page }) => {
  await page.goto("/settings/sessions");
  await expect(page.getByText("This device")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
