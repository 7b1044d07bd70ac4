import { demo } from "../demo";
import { newUser, ownPassword } from "../directory/own-users";
import { expect, test } from "../signed-in";

test("a password is changed in the profile: the present one is asked for, and other devices are signed out", async ({
  browser,
  page,
  playwright,
  request,
  stateOf,
}) => {
  // Somebody of the test's own: other tests go on with the passwords of everybody else.
  const admin = await playwright.request.newContext({ baseURL: demo.baseUrl, storageState: await stateOf("ADMIN") });
  const email = await newUser(admin, request, "Ximena");
  const other = await (await browser.newContext()).newPage();
  const headers = { origin: demo.baseUrl };
  for (const device of [other, page])
    await device.request.post("/api/auth/sign-in/email", { data: { email, password: ownPassword }, headers });

  await page.goto("/settings/profile");
  await expect(page.getByText(email)).toBeVisible();
  const form = page.getByRole("form", { name: "Password" });
  const [current, next] = [form.getByLabel("Current password"), form.getByLabel("New password")];
  const submit = form.getByRole("button", { name: "Change password" });
  await current.fill("wrong horse");
  await next.fill("short");
  await submit.click();
  await expect(form.getByText("At least 12 characters.")).toBeVisible();
  await next.fill("a different staple");
  await submit.click();
  await expect(form.getByText("This is not your current password.")).toBeVisible();
  await current.fill(ownPassword);
  await current.press("Enter");
  await expect(page.getByText("Password changed. You are signed out everywhere else.")).toBeVisible();
  await expect(current).toHaveValue("");

  await page.reload();
  await expect(page).toHaveURL("/settings/profile");
  await other.goto("/loads");
  await expect(other).toHaveURL(/\/sign-in/);
  const answers = [ownPassword, "a different staple"].map((password) =>
    other.request.post("/api/auth/sign-in/email", { data: { email, password }, headers }),
  );
  expect((await Promise.all(answers)).map((answer) => answer.status())).toEqual([401, 200]);
});

test("a name is changed in the profile, and stands in the account's button at once", async ({
  page,
  request,
  playwright,
  stateOf,
}) => {
  const admin = await playwright.request.newContext({ baseURL: demo.baseUrl, storageState: await stateOf("ADMIN") });
  const email = await newUser(admin, request, "Yolanda");
  const headers = { origin: demo.baseUrl };
  await page.request.post("/api/auth/sign-in/email", { data: { email, password: ownPassword }, headers });
  await page.goto("/settings/profile");
  const form = page.getByRole("form", { name: "Name" });
  const field = form.getByLabel("Name");
  await expect(field).toHaveValue("Yolanda");
  await field.fill("   ");
  await field.press("Enter");
  await expect(form.getByText("Enter a name of up to 255 characters.")).toBeVisible();
  await field.fill("  Yolanda Güereca ");
  await field.press("Enter");
  await expect(page.getByText("You are now called Yolanda Güereca.")).toBeVisible();
  await expect(field).toHaveValue("Yolanda Güereca");
  await expect(page.getByRole("button", { name: /^Yolanda Güereca.*Account$/ })).toBeVisible();
});

test("how the portal looks on this device is chosen in the profile, and stays", async ({ page }) => {
  await page.goto("/settings/profile");
  await page.getByLabel("Theme").selectOption("Dark");
  await page.getByLabel("Row height").selectOption("Compact, 28 px");
  await page.getByLabel("Language").selectOption("Español");
  await expect(page.getByRole("heading", { level: 1, name: "Perfil" })).toBeVisible();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByLabel("Alto de las filas")).toHaveValue("short");
  await page.goto("/loads");
  await expect(page.getByRole("heading", { level: 1, name: "Cargas" })).toBeVisible();
  await expect(page.locator("table[data-short]")).toBeVisible();
});

test.describe("on a device in Monterrey", () => {
  test.use({ timezoneId: "America/Monterrey" });

  test("times are read in the zone of the device, or in the one chosen in the profile", async ({ page }) => {
    const times = page.getByText(/· signed in /);
    await page.goto("/settings/sessions");
    await expect(times.first()).toContainText(/, \d\d:\d\d (CST|GMT-6)$/);
    await page.goto("/settings/profile");
    await page.getByLabel("Time zone").selectOption("New York, Atlanta, Miami");
    await page.goto("/settings/sessions");
    await expect(times.first()).toContainText(/, \d\d:\d\d E[SD]T$/);
    // Nothing sets it back: the page reports the zone of the device only while none is chosen.
    await page.reload();
    await expect(times.first()).toContainText(/, \d\d:\d\d E[SD]T$/);
    await page.goto("/settings/profile");
    await expect(page.getByLabel("Time zone")).toHaveValue("America/New_York");
    await page.getByLabel("Time zone").selectOption("Same as device");
    await page.goto("/settings/sessions");
    await expect(times.first()).toContainText(/, \d\d:\d\d (CST|GMT-6)$/);
  });
});
