import type { Page } from "@playwright/test";
import { expect, personOf, test } from "./signed-in";
import { aSentLoad, formOf, tms } from "./tms";

test.use({ role: "BROKER" });

/** The page as the server drew it, on a line so slow that its program comes only when it is let through. */
async function beforeLife(page: Page, path: string) {
  let comeToLife = () => {};
  const scripts = new Promise<void>((resolve) => {
    comeToLife = resolve;
  });
  await page.route("**/_next/static/**/*.js", (route) => scripts.then(() => route.continue()));
  await page.goto(path, { waitUntil: "commit" });
  return comeToLife;
}

test("what is typed and chosen before the page has come to life is not lost", async ({ page, request }) => {
  const { load } = await tms(request).sync(aSentLoad());
  const comeToLife = await beforeLife(page, formOf(load));
  await page.getByLabel("Customer ID").fill("ACEROS-DEL-NORTE");
  await page.getByLabel("Status").selectOption({ label: "On hold" });
  await page.getByLabel("Weight", { exact: true }).fill("22000");
  comeToLife();
  await expect(page.getByText("3 unsaved changes")).toBeVisible();
  await page.getByRole("button", { name: /^Save/ }).first().click();
  await expect(page.getByText("Saved as version 2")).toBeVisible();
  const { load: stored } = await tms(request).get(load.externalId);
  expect([stored.externalCustomerId, stored.status]).toEqual(["ACEROS-DEL-NORTE", "ON_HOLD"]);
  expect(stored.commodities[0].weight.value).toBe(22_000);
});

test("what is typed while the form is on its way stays, whatever a sync changes meanwhile", async ({
  page,
  request,
}) => {
  const { sync } = tms(request);
  const sent = aSentLoad();
  const { load } = await sync(sent);
  let letFormThrough = () => {};
  const form = new Promise<void>((resolve) => {
    letFormThrough = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    const response = await route.fetch();
    // Only the form listens to this key.
    if ((await response.text()).includes("Shift+F8")) await form;
    await route.fulfill({ response });
  });
  await page.goto(formOf(load), { waitUntil: "commit" });
  await page.getByLabel("Customer ID").fill("ACEROS-DEL-NORTE");
  await expect(page.locator("[data-live=live]")).toHaveCount(1);
  const externalDisplayId = `SYNC-${sent.externalId}`;
  await sync({ externalId: sent.externalId, externalDisplayId });
  await expect(page.getByRole("heading", { level: 1 })).toContainText(externalDisplayId);
  letFormThrough();
  await expect(page.getByText("1 unsaved change", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Customer ID")).toHaveValue("ACEROS-DEL-NORTE");
  await expect(page.getByLabel("Display ID")).toHaveValue(externalDisplayId);
  // Programs that nobody has waited for may still be on their way.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a button that is pressed too early does its work once the page has come to life, and once only", async ({
  page,
  request,
}) => {
  const { load } = await tms(request).sync(aSentLoad());
  const comeToLife = await beforeLife(page, formOf(load));
  const addStop = page.getByRole("button", { name: "Add stop" });
  await addStop.click();
  await addStop.click();
  comeToLife();
  await expect(page.getByText("1 unsaved change", { exact: true })).toBeVisible();
});

test("a carrier that is searched too early is offered once the page has come to life", async ({ page, request }) => {
  const { load } = await tms(request).sync(aSentLoad());
  const comeToLife = await beforeLife(page, formOf(load));
  await page.getByRole("combobox", { name: "Carrier" }).fill("a");
  comeToLife();
  await expect(page.getByRole("option").first()).toBeVisible();
});

test("what is selected in a control stays selected when its list comes, so that typing replaces it", async ({
  page,
  request,
}) => {
  const { load } = await tms(request).sync({ ...aSentLoad(), externalOwnerCoverageUserId: "U-NOBODY" });
  await page.goto(formOf(load));
  const owner = page.getByRole("combobox", { name: "Coverage owner" });
  await expect(page.getByRole("button", { name: "Block a carrier for this load" })).toBeVisible();
  let letThrough = () => {};
  const list = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route("**/_next/static/**/*.js", (route) => list.then(() => route.continue()));
  await owner.evaluate((input) => input.setAttribute("data-first", ""));
  await owner.focus();
  await page.keyboard.press("ControlOrMeta+a");
  letThrough();
  await expect(owner).not.toHaveAttribute("data-first");
  await page.keyboard.insertText("U-ELSE");
  await expect(owner).toHaveValue("U-ELSE");
});

test("a control that is left in the moment its list comes does not take the focus back", async ({ page, request }) => {
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(formOf(load));
  const owner = page.getByRole("combobox", { name: "Coverage owner" });
  const terms = page.getByLabel("Payment terms");
  await expect(page.getByRole("button", { name: "Block a carrier for this load" })).toBeVisible();
  let letThrough = () => {};
  const list = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route("**/_next/static/**/*.js", (route) => list.then(() => route.continue()));
  await owner.evaluate((input) => input.setAttribute("data-first", ""));
  await owner.focus();
  // By a message to itself React puts off what no key or click waits for: here it comes only after the focus has moved.
  const messages = await page.evaluateHandle(() => {
    const send = MessagePort.prototype.postMessage;
    const held: (() => void)[] = [];
    MessagePort.prototype.postMessage = function (message: unknown) {
      held.push(() => send.call(this, message));
    };
    const release = () => {
      MessagePort.prototype.postMessage = send;
      for (const sendNow of held) sendNow();
    };
    return { held, release };
  });
  letThrough();
  await page.waitForFunction(({ held }) => held.length > 0 || !document.querySelector("[data-first]"), messages);
  await terms.focus();
  await messages.evaluate(({ release }) => release());
  await expect(owner).not.toHaveAttribute("data-first");
  await expect(terms).toBeFocused();
});

test("filters that are opened too early open", async ({ page }) => {
  const comeToLife = await beforeLife(page, "/loads");
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  comeToLife();
  await expect(page.getByRole("dialog").getByRole("checkbox", { name: "Reefer" })).toBeVisible();
});

test("keys that are pressed too early are done in their order once the page has come to life", async ({
  page,
  request,
}) => {
  const { load } = await tms(request).sync(aSentLoad());
  const comeToLife = await beforeLife(page, "/loads");
  await expect(page.getByRole("searchbox", { name: "Search loads" })).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type(load.externalId);
  await page.keyboard.press("Enter");
  comeToLife();
  await expect(page).toHaveURL(`/loads/${load.id}`);
});

test("a way of two keys leads on when the page comes to life between them", async ({ page }) => {
  await page.goto("/settings/profile");
  let comeToLife = () => {};
  const scripts = new Promise<void>((resolve) => (comeToLife = resolve));
  await page.route("**/_next/static/**/*.js", (route) => scripts.then(() => route.continue()));
  await page.keyboard.type("gt");
  await expect(page).toHaveURL("/");
  await expect(page.locator("main [data-listening=yes]")).toHaveCount(0);
  await page.keyboard.press("g");
  comeToLife();
  await expect(page.locator("main [data-listening=yes]").first()).toBeAttached();
  // What was pressed too early is pressed again in tasks of its own.
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => setTimeout(resolve))));
  await page.keyboard.press("c");
  await expect(page).toHaveURL("/carriers");
});

test("who signs in before the page has come to life is signed in, and the password stays out of the address", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  const { email, password } = personOf("BROKER");
  const comeToLife = await beforeLife(page, "/sign-in?next=/loads");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/sign-in?next=/loads");
  comeToLife();
  await expect(page).toHaveURL("/loads");
  await context.close();
});
