import type { Page } from "@playwright/test";
import { expect, test } from "./signed-in";

test.use({ role: "BROKER" });

const rows = ["one", "two", "three"].map(
  (name) => `<li id="${name}"><a href="/loads">${name}</a> <button>Answer ${name}</button></li>`,
);

/** A list with an answer in each row, in a part of a page that has its own program. */
async function aList(page: Page) {
  await page.goto("/settings/sessions");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.getByRole("main").evaluate(
    (main, html) => {
      main.insertAdjacentHTML("beforeend", html);
    },
    `<section aria-label="Part"><ul>${rows.join("")}</ul><button>Beside</button></section>`,
  );
}

const remove = (page: Page, selector: string) => page.locator(selector).evaluate((element) => element.remove());
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const part = (page: Page) => page.getByRole("region", { name: "Part" });

test("what goes leaves the focus to its row, a row to the one after it, and the last to the part they were in", async ({
  page,
}) => {
  await aList(page);
  await page.getByRole("button", { name: "Answer two" }).focus();
  await remove(page, "#two button");
  await expect(link(page, "two")).toBeFocused();
  await remove(page, "#two");
  await expect(link(page, "three")).toBeFocused();
  await remove(page, "#three");
  await expect(link(page, "one")).toBeFocused();
  await remove(page, "#one");
  await expect(part(page)).toBeFocused();
  // From there the Tab key goes on as if the rows still stood there.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Beside" })).toBeFocused();
});

test("a button that is switched off leaves the focus to its part", async ({ page }) => {
  await aList(page);
  const beside = page.getByRole("button", { name: "Beside" });
  await beside.focus();
  await beside.evaluate((button: HTMLButtonElement) => {
    button.disabled = true;
  });
  await expect(part(page)).toBeFocused();
});

test("a page that is left leaves the focus to the content of the next one", async ({ page }) => {
  await page.goto("/settings/sessions");
  await page.getByRole("main").getByRole("button").first().focus();
  await page.keyboard.type("gl");
  await expect(page.getByRole("heading", { level: 1, name: "Loads" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
});

test("who clicks beside everything has the focus nowhere, also when what had it goes later", async ({ page }) => {
  await aList(page);
  await link(page, "one").focus();
  await page.mouse.click(2, 2);
  await remove(page, "#one");
  await page
    .getByRole("button", { name: "Answer two" })
    .evaluate(
      (button) =>
        new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(button.remove())))),
    );
  await expect(page.locator(":focus")).toHaveCount(0);
});

test("a menu's button keeps the focus until the code of the menu has come, and without a connection may be pressed again", async ({
  page,
}) => {
  await page.goto("/settings/sessions");
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  await page.route("**/*.js*", async (route) => {
    asked();
    await arrived;
    await route.abort();
  });
  const button = page.getByRole("button", { name: /, Account$/ });
  await button.click();
  await isAsked;
  await expect(button).toBeFocused();
  arrive();
  await page.unrouteAll({ behavior: "wait" });
  await expect(button).toBeFocused();
  await expect(async () => {
    await button.click();
    await expect(page.getByRole("menu")).toBeVisible();
  }).toPass();
});
