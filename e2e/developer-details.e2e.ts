import type { Page } from "@playwright/test";
import { demo } from "./demo";
import { expect, test } from "./signed-in";

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test("the key . copies what the page shows as curl, JSON, CSV or API path", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/border-crossings?from=Monterrey%2C+NL&to=Dallas%2C+TX&trailer=DRY_VAN");
  const copy = async (form: string) => {
    await expect(async () => {
      await page.keyboard.press(".");
      await page.getByRole("menuitem", { name: form, exact: true }).click({ timeout: 2000 });
    }).toPass();
    await expect(page.getByText(`Copied as ${form}`)).toBeVisible();
    return copied(page);
  };
  const curl = await copy("curl");
  expect(curl).toContain(`curl '${demo.baseUrl}/api/border-crossings/rank'`);
  expect(curl).toContain('"api-key: $API_KEY"');
  const { results } = JSON.parse(await copy("JSON"));
  const csv = await copy("CSV");
  expect(csv.split("\r\n")[1]).toContain(`"Monterrey, NL","Dallas, TX",DRY_VAN,${results[0].crossings[0].id}`);
  expect(await copy("API path")).toBe("/api/border-crossings/rank");
});

test("request ids are on the page only for who asks for developer details, and that stays so", async ({ page }) => {
  await page.goto("/carriers?tab=conflicts");
  const requestId = page.getByRole("button", { name: "Copy request ID" }).first();
  await expect(page.getByRole("list", { name: "Conflicts" })).toBeVisible();
  await expect(requestId).toBeHidden();
  await page.getByRole("button", { name: /, Account$/ }).click();
  await page.getByRole("menuitemcheckbox", { name: "Show developer details" }).click();
  await page.keyboard.press("Escape");
  await expect(requestId).toBeVisible();
  await page.reload();
  await expect(requestId).toBeVisible();
});
