import type { Page } from "@playwright/test";
import { show, violations } from "../axe";
import { demo } from "../demo";
import { expect, test } from "../signed-in";
import { aSentLoad, formOf, tms } from "../tms";

test.use({ role: "BROKER" });

const fieldOf = (page: Page, end: "start" | "end") => page.locator(`[name="load.stops.0.appointment.${end}"]`);
const save = (page: Page) => page.keyboard.press("Control+s");

/** What it shows depends on the day, so the year is read from the field. */
async function typed(page: Page, end: "start" | "end", text: string) {
  await fieldOf(page, end).fill(text);
  await page.keyboard.press("Tab");
  return fieldOf(page, end);
}

test("times are typed as people write them, in the zone of the stop, and saved as moments", async ({
  page,
  request,
}) => {
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(formOf(load));
  await expect(await typed(page, "start", "Dec 15 8am")).toHaveValue(/^12\/15\/20\d\d 08:00$/);
  // A time alone is of the day on which the window begins.
  await expect(await typed(page, "end", "")).toHaveValue("");
  await expect(await typed(page, "end", "10:30")).toHaveValue(/^12\/15\/20\d\d 10:30$/);
  await expect(page.getByText(/15 Dec, 10:30 CST/)).toBeVisible();
  await save(page);
  await expect(page.getByText("Saved as version 2")).toBeVisible();
  const { load: stored } = await tms(request).get(load.externalId);
  expect(stored.stops[0].appointment.start).toMatch(/^20\d\d-12-15T14:00:00.000Z$/);
  expect(stored.stops[0].appointment.end).toMatch(/^20\d\d-12-15T16:30:00.000Z$/);
});

test("what cannot be read stays as it was typed, is said at once and keeps the load from being saved", async ({
  page,
  request,
}) => {
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(formOf(load));
  const start = await typed(page, "start", "31/02 8");
  await expect(start).toHaveValue("31/02 8");
  await expect(page.getByText("There is no such day.")).toBeVisible();
  await expect(start).toHaveAttribute("aria-invalid", "true");
  await save(page);
  await expect(page.getByRole("link", { name: /From: Not a date and time/ })).toBeVisible();

  await typed(page, "start", "12/15/2062 8");
  await expect(page.getByText("Is the year 2062 meant? Choose the date.", { exact: true })).toBeVisible();
  await show(page, { theme: "dark", width: 360 });
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "12/15/2062 08:00" }).click();
  await expect(start).toHaveValue("12/15/2062 08:00");
  await save(page);
  await expect(page.getByText("Saved as version 2")).toBeVisible();
});

test("a day is chosen from the calendar with the keyboard, and keeps its time", async ({ page, request }) => {
  await page.context().addCookies([{ name: "locale", value: "es-MX", url: demo.baseUrl }]);
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(formOf(load));
  const year = new Date().getFullYear() + 1;
  const start = await typed(page, "start", `3/12/${year} 8`);
  await expect(start).toHaveValue(`03/12/${year} 08:00`);
  await start.press("Alt+ArrowDown");
  const calendar = page.getByRole("dialog", { name: /calendario/ });
  await expect(calendar.getByRole("button", { name: `, 3 de diciembre de ${year}` })).toBeFocused();
  expect(await violations(page, "[role=dialog]")).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(start).toBeFocused();
  await expect(start).toHaveValue(`11/12/${year} 08:00`);
});
