import type { Page } from "@playwright/test";
import { show, violations } from "../axe";
import { demo } from "../demo";
import { newUser, ownPassword } from "../directory/own-users";
import { expect, test } from "../signed-in";
import { customer, ids, links, own, status, syncOwnLoads } from "./own-loads";

test.beforeAll(({ request }) => syncOwnLoads(request));

const views = (page: Page) => page.getByRole("navigation", { name: "Saved views" });
const tab = (page: Page, name: string) => views(page).getByRole("link", { name });

async function choose(page: Page, name: string, item: string | RegExp) {
  await page.getByRole("button", { name: `View ${name}` }).click();
  await page.getByRole(/Opens first/.test(`${item}`) ? "menuitemcheckbox" : "menuitem", { name: item }).click();
}

test("a view is saved, opens by its link, says when it was changed, opens first, and is taken away with a way back", async ({
  page,
  request,
}) => {
  // The view that opens first is that of all who are signed in as this person, in other tests as well.
  const email = await newUser(request, page.request, "Vista");
  await page.request.post("/api/auth/sign-in/email", {
    data: { email, password: ownPassword },
    headers: { origin: demo.baseUrl },
  });
  const name = `On hold ${customer}`;
  await page.goto(own);
  await status(page, "On hold").click();
  await expect(links(page)).toHaveText(ids(2));
  await page.getByRole("button", { name: "Save this view" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.keyboard.press("Enter");
  await expect(tab(page, name)).toHaveAttribute("aria-current", "page");
  await expect(tab(page, name)).toContainText("1");
  for (const look of [
    { theme: "light", width: 1280 },
    { theme: "dark", width: 360 },
  ] as const) {
    await show(page, look);
    expect(await violations(page, "main nav")).toEqual([]);
  }
  await show(page, { theme: "light", width: 1280 });

  // Its link has all of it, so it shows the same to whoever opens it.
  const link = page.url();
  await page.goto("/loads?view=all");
  await expect(tab(page, name)).not.toHaveAttribute("aria-current", "page");
  await page.goto(link);
  await expect(links(page)).toHaveText(ids(2));

  await status(page, "Available").click();
  await expect(tab(page, name).getByRole("img", { name: "Changed, not saved" })).toBeVisible();
  await choose(page, name, "Save the changes");
  await expect(tab(page, name).getByRole("img")).toHaveCount(0);
  await expect(tab(page, name)).toContainText("2");

  await choose(page, name, /Opens first/);
  await page.keyboard.press("Escape");
  await page.goto("/bids");
  await page.keyboard.type("gl");
  await expect(tab(page, name)).toHaveAttribute("aria-current", "page");
  await expect(links(page)).toHaveCount(2);

  await choose(page, name, "Remove");
  await expect(tab(page, name)).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(tab(page, name)).toHaveCount(1);
  await tab(page, name).click();
  await choose(page, name, "Remove");
  await expect(tab(page, name)).toHaveCount(0);
});
