import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../signed-in";

const listLoads = (request: APIRequestContext, apiKey: string) =>
  request.post("/api/loads/list", { data: { limit: 1 }, headers: { "api-key": apiKey } });

/** Makes a key in the browser and answers its secret, as a person would copy it. */
async function createKey(page: Page, name: string) {
  await page.getByRole("button", { name: "Create key" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByRole("button", { name: "Create key" }).click();
  return readSecret(page);
}

/** The secret of the open dialog, which is then closed. */
async function readSecret(page: Page) {
  const dialog = page.getByRole("dialog");
  const secret = await dialog.getByRole("region", { name: "API key" }).textContent();
  await expect(dialog.getByRole("button", { name: "Done" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await dialog.getByLabel("I saved the key").check();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
  return secret ?? "";
}

test("a key is shown once, works, is rotated with an overlap, and is refused once revoked", async ({
  page,
  request,
}) => {
  const name = `Yard system ${Date.now()}`;
  await page.goto("/settings/api-keys");
  const secret = await createKey(page, name);
  expect(secret).toMatch(/^fbk_live_[0-9A-Za-z]{38}$/);
  await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText(`…${secret.slice(-4)}`);
  await expect(page.getByRole("button", { name: "Create key" })).toBeFocused();
  expect(await page.content()).not.toContain(secret);
  expect((await listLoads(request, secret)).status()).toBe(200);

  await page.getByRole("button", { name: `Rotate ${name}` }).click();
  await page.getByRole("radio", { name: "1 hour" }).check();
  await page.getByRole("button", { name: "Create the new key" }).click();
  const newSecret = await readSecret(page);
  expect(newSecret).not.toBe(secret);
  expect((await listLoads(request, newSecret)).status()).toBe(200);
  expect((await listLoads(request, secret)).status()).toBe(200);
  await expect(page.getByRole("listitem").filter({ hasText: `…${secret.slice(-4)}` })).toContainText(
    "Replaced by a newer key",
  );

  const newRow = page.getByRole("listitem").filter({ hasText: `…${newSecret.slice(-4)}` });
  await newRow.getByRole("button", { name: `Revoke ${name}` }).click();
  await page.getByRole("button", { name: "Revoke key" }).click();
  await expect(page.getByText(`${name} was revoked.`)).toBeVisible();
  await expect(newRow).toBeHidden();
  await expect.poll(async () => (await listLoads(request, newSecret)).status()).toBe(401);
  expect(await (await listLoads(request, newSecret)).json()).toEqual({ message: "Unauthorized" });
});

test("a key does only what it was made for", async ({ page, request }) => {
  await page.goto("/settings/api-keys");
  await page.getByRole("button", { name: "Create key" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Write only");
  await dialog.getByRole("checkbox", { name: "loads:read" }).uncheck();
  await dialog.getByRole("button", { name: "Create key" }).click();
  const answer = await listLoads(request, await readSecret(page));
  expect(answer.status()).toBe(403);
});

test.describe("a broker", () => {
  test.use({ role: "BROKER" });

  test("sees who manages keys, and cannot make one by calling the API", async ({ page }) => {
    await page.goto("/settings/api-keys");
    await expect(page.getByRole("heading", { name: "Only admins manage API keys" })).toBeVisible();
    await expect(page.getByRole("link", { name: "API keys" })).toBeHidden();
    const status = await page.evaluate(async () => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ name: "Mine" });
      return (await fetch("/api/api-keys/create", { method: "POST", headers, body })).status;
    });
    expect(status).toBe(403);
  });
});

test("what is missing in a form is led to, and no more said once it is there", async ({ page }) => {
  await page.goto("/settings/api-keys");
  await page.getByRole("button", { name: "Create key" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create key" }).click();
  await expect(dialog.getByText("Required.")).toBeVisible();
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await page.keyboard.type("Yard");
  await expect(dialog.getByText("Required.")).toBeHidden();
});
