import { demo } from "../demo";
import { newUser, ownPassword } from "../directory/own-users";
import { expect, personOf, test } from "../signed-in";

test.use({ storageState: { cookies: [], origins: [] } });

const { email, password } = personOf("BROKER");

test("who is not signed in is asked to, and then sees the page that was asked for", async ({ page }) => {
  await page.goto("/settings/sessions?from=mail");
  await expect(page).toHaveURL("/sign-in?next=%2Fsettings%2Fsessions%3Ffrom%3Dmail");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/settings/sessions?from=mail");
  await expect(page.getByRole("heading", { name: "Sessions" })).toBeVisible();
});

test("a wrong password and an unknown e-mail are refused in the same words", async ({ page }) => {
  await page.goto("/sign-in");
  for (const address of [email, "nobody@example.com"]) {
    await page.getByLabel("Email").fill(address);
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText("Wrong email or password.")).toBeVisible();
  }
  await expect(page).toHaveURL("/sign-in");
});

test("sign-in leads to no other site", async ({ page }) => {
  await page.goto("/sign-in?next=//evil.example/loads");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/");
});

test("language and theme are chosen before sign-in and stay chosen after it", async ({ page }) => {
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "Language and theme" }).click();
  await page.getByRole("menuitemradio", { name: "Español" }).click();
  await page.getByRole("menuitemradio", { name: "Oscuro" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Iniciar sesión" })).toBeVisible();
  await page.getByLabel("Correo").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(page.getByRole("heading", { name: "Hoy" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es-MX");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: /, Cuenta$/ }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
});

test("signing out ends the session, and another device can be signed out from here", async ({
  page,
  browser,
  playwright,
  request,
  stateOf,
}) => {
  // Somebody of the test's own: other tests go on with the sessions of everybody else.
  const admin = await playwright.request.newContext({ baseURL: demo.baseUrl, storageState: await stateOf("ADMIN") });
  const own = await newUser(admin, request, "Paloma");
  const other = await (await browser.newContext()).newPage();
  for (const device of [other, page]) {
    await device.goto("/sign-in");
    await device.getByLabel("Email").fill(own);
    await device.getByLabel("Password", { exact: true }).fill(ownPassword);
    await device.getByRole("button", { name: "Sign in" }).click();
    await expect(device).toHaveURL("/");
  }
  await page.goto("/settings/sessions");
  await expect(page.getByText("This device")).toHaveCount(1);
  await page.getByRole("button", { name: "Sign out all other devices" }).click();
  await expect(page.getByText("All other devices were signed out.")).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL("/sign-in");

  await page.getByRole("button", { name: /, Account$/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/sign-in");
  await page.goto("/loads");
  await expect(page).toHaveURL("/sign-in?next=%2Floads");
});
