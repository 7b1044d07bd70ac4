import { anOffer } from "../bidding/own-offer";
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

test("distances, weights and temperatures are read in the units chosen in the profile, on papers as they were sent", async ({
  page,
  request,
}) => {
  const temperatureRequirements = { minimum: 34, maximum: 38, unit: "FAHRENHEIT" };
  const goods = { name: "Avocados", weight: { value: 41_000, unit: "POUNDS" }, temperatureRequirements };
  const offer = await anOffer(request, { load: { commodities: [goods] } });
  const { bid } = await offer.place(194_000);
  await offer.post("/bids/accept", { bidId: bid.id });

  await page.goto(`/loads/${offer.loadId}`);
  await expect(page.getByText(/^\d+\smi\b/).first()).toBeVisible();
  await expect(page.getByText("41,000 lb").first()).toBeVisible();
  await page.goto("/settings/profile");
  await page.getByLabel("Units").selectOption("Kilometers, kilograms, °C");
  await page.reload();
  await expect(page.getByLabel("Units")).toHaveValue("metric");

  await page.goto(`/loads/${offer.loadId}`);
  const main = page.getByRole("main");
  await expect(main.getByText(/^\d+\skm\b/).first()).toBeVisible();
  await expect(main.getByText(/USD \d\.\d\d\/km/).first()).toBeVisible();
  await expect(main.getByText(/18,597\skg \(41,000\slb\)/).first()).toBeVisible();
  await expect(main.getByText(/1\.1–3\.3\s°C \(34–38\s°F\)/)).toBeVisible();
  await expect(main).not.toContainText(/\d\smi\b|\/mi\b/);
  await page.goto(`/loads/${offer.loadId}/rate-confirmation`);
  const sheet = page.getByRole("article", { name: /^Rate confirmation/ });
  await expect(sheet).toContainText("41,000 lb");
  await expect(sheet).not.toContainText("kg");
  await page.goto(offer.path);
  await expect(page.getByText("41,000 lb").first()).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(/\d\s(km|kg)\b/);
});

test.describe("on a device in Monterrey", () => {
  test.use({ timezoneId: "America/Monterrey" });

  test("times are read in the zone of the device, or in the one chosen in the profile", async ({ page }) => {
    const times = page.getByText(/· signed in /);
    await page.goto("/settings/sessions");
    await expect(times.first()).toContainText(/, \d\d:\d\d CST$/);
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
    await expect(times.first()).toContainText(/, \d\d:\d\d CST$/);
  });
});
