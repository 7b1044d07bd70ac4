import { expect, test } from "../signed-in";
import { aSentLoad, tms } from "../tms";

test.use({ role: "BROKER" });

test("a load is made like another one, for another day and with an id of its own", async ({ page, request }) => {
  const sent = aSentLoad();
  const { load } = await tms(request).sync(sent);
  await page.goto(`/loads/${load.id}`);
  await page.getByRole("link", { name: "Duplicate as a new load" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "New load" })).toBeVisible();
  await expect(page.getByLabel("Load ID")).toHaveValue("");
  await page
    .getByRole("button", { name: /^Create load/ })
    .first()
    .click();
  const madeId = /L\d{6}-[A-Z2-9]{5}/;
  const made = page.getByRole("heading", { level: 1, name: madeId });
  await expect(made).toBeVisible();
  const [id = ""] = madeId.exec((await made.textContent()) ?? "") ?? [];
  const { load: copy } = await tms(request).get(id);
  expect(copy.commodities).toEqual(load.commodities);
  expect(copy.stops.map((stop: { location: unknown }) => stop.location)).toEqual(
    load.stops.map((stop: { location: unknown }) => stop.location),
  );
  expect(copy.id).not.toBe(load.id);
});
