import { expect, test } from "./signed-in";

for (const [role, places] of [
  [
    "ADMIN",
    [
      "Users and teams",
      "Instant response",
      "Exchange rates",
      "Load policy",
      "Rate confirmations",
      "Usage",
      "API keys",
      "Webhooks",
      "API reference",
    ],
  ],
  [
    "VIEWER",
    [
      "Users and teams",
      "Instant response",
      "Exchange rates",
      "Load policy",
      "Rate confirmations",
      "Usage",
      "API reference",
    ],
  ],
] as const) {
  test.describe(() => {
    test.use({ role });

    test(`the first page of the settings says what is there for the role ${role}, and leads to it`, async ({
      page,
    }) => {
      await page.goto("/");
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Settings" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
      const main = page.getByRole("main");
      await expect(main.getByRole("link")).toHaveText([...places, "Profile", "Notifications", "Sessions"]);
      await expect(main.getByText("Where you are signed in, and how to sign out there.")).toBeVisible();
      await expect(page.locator("nav [aria-current=page]")).toHaveText("Settings");
      await main.getByRole("link", { name: "Sessions" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Sessions" })).toBeVisible();
      await expect(page.locator("nav [aria-current=page]")).toHaveText("Sessions");
    });
  });
}
