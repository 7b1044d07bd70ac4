import type { Page } from "@playwright/test";
import { violations } from "../axe";
import { expect, test } from "../signed-in";
import { aSentLoad, formOf, type SentLoad, tms } from "../tms";

test.use({ role: "BROKER" });

const save = (page: Page) => page.getByRole("button", { name: /^Save/ }).first().click();
const weight = (page: Page) => page.getByLabel("Weight", { exact: true });
const takenFromTms = "key Demo TMS changed 1 field in the meantime; it was updated here";
const withWeight = (load: SentLoad, value: number) => ({
  ...load,
  commodities: [{ name: "Glassware", weight: { value, unit: "POUNDS" } }],
});

test("what the TMS and the broker changed differently is shown with what it was, and the broker chooses", async ({
  page,
  request,
}) => {
  const sent = aSentLoad();
  const { load } = await tms(request).sync(sent);
  await page.goto(formOf(load));
  await weight(page).fill("22000");
  await page.getByLabel("Linear feet").fill("48");
  await tms(request).sync({ ...withWeight(sent, 25_000), status: "BOOKED" });
  await save(page);

  const dialog = page.getByRole("dialog", { name: "The same field was changed here and elsewhere" });
  await expect(dialog).toContainText("Changed by key Demo TMS");
  const conflict = dialog.getByRole("group", { name: "Commodity 1 · Weight" });
  await expect(conflict).toContainText("It was: 24,000 lb");
  await expect(conflict.getByRole("radio", { name: "Yours 22,000 lb" })).toBeVisible();
  await expect(conflict.getByRole("radio", { name: "Saved now 25,000 lb" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Apply and save" })).toBeDisabled();

  await conflict.getByRole("radio", { name: "Yours" }).check();
  await dialog.getByRole("button", { name: "Apply and save" }).click();
  await expect(page.getByText("Saved as version 3")).toBeVisible();
  await expect(page.getByText(takenFromTms)).toBeVisible();
  const { load: stored, version } = await tms(request).get(sent.externalId);
  expect(version).toBe(3);
  expect(stored.status).toBe("BOOKED");
  expect(stored.linearFeet).toBe(48);
  expect(stored.commodities[0].weight).toEqual({ value: 22_000, unit: "POUNDS" });
});

test("the TMS's value can be taken, and the broker's other edits are saved with it", async ({ page, request }) => {
  const sent = aSentLoad();
  const { load } = await tms(request).sync(sent);
  await page.goto(formOf(load));
  await weight(page).fill("22000");
  await page.getByLabel("Linear feet").fill("48");
  await tms(request).sync(withWeight(sent, 25_000));
  await save(page);
  await page.getByRole("dialog").getByRole("radio", { name: "Saved now" }).check();
  await page.getByRole("dialog").getByRole("button", { name: "Apply and save" }).click();
  await expect(page.getByText("Saved as version 3")).toBeVisible();
  await expect(weight(page)).toHaveValue("25,000");
  const { load: stored } = await tms(request).get(sent.externalId);
  expect(stored.commodities[0].weight.value).toBe(25_000);
  expect(stored.linearFeet).toBe(48);
});

test("changes of different fields are merged without a question and listed afterwards", async ({ page, request }) => {
  const sent = aSentLoad();
  const { load } = await tms(request).sync(sent);
  await page.goto(formOf(load));
  await page.getByLabel("Linear feet").fill("48");
  await tms(request).sync(withWeight(sent, 25_000));
  await save(page);
  await expect(page.getByText("Saved as version 3")).toBeVisible();
  await expect(weight(page)).toHaveValue("25,000");
  await expect(page.getByText(takenFromTms)).toBeVisible();
  expect((await tms(request).get(sent.externalId)).load.linearFeet).toBe(48);
});

test("deciding later keeps what was typed, and the decision can be taken up again", async ({ page, request }) => {
  const sent = aSentLoad();
  const { load } = await tms(request).sync(sent);
  await page.goto(formOf(load));
  await weight(page).fill("22000");
  await tms(request).sync(withWeight(sent, 25_000));
  await save(page);
  await page.getByRole("dialog").getByRole("button", { name: "Decide later" }).click();
  await expect(weight(page)).toHaveValue(/22,?000/);
  await page.getByRole("button", { name: "Merge the changes" }).click();
  await expect(page.getByRole("dialog").getByRole("group", { name: "Commodity 1 · Weight" })).toBeVisible();
});

test("a save that fails on the way keeps everything typed and can be sent again", async ({ page, request }) => {
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(formOf(load));
  await page.getByLabel("Linear feet").fill("48");
  await page.route("**/api/loads/save", (route) => route.abort());
  await save(page);
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "Not saved. Everything you typed is still here.",
  );
  await expect(page.getByLabel("Linear feet")).toHaveValue("48");
  await page.unroute("**/api/loads/save");
  await save(page);
  await expect(page.getByText("Saved as version 2")).toBeVisible();
});

test("a new load under an id that exists leads to the one that exists", async ({ page, request }) => {
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto("/loads/new");
  await page.getByLabel("Load ID").fill(load.externalId);
  await page
    .getByRole("button", { name: /^Create load/ })
    .first()
    .click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(`A load ${load.externalId} already exists`);
  await expect(page.getByRole("link", { name: "Open the existing load" })).toHaveAttribute("href", `/loads/${load.id}`);
  await expect(page.getByLabel("Load ID")).toHaveValue(load.externalId);
});

test("a pinned field is kept against the TMS", async ({ page, request }) => {
  const sent = aSentLoad();
  const { load } = await tms(request).sync(sent);
  await page.goto(formOf(load));
  await page.getByLabel("Customer ID").fill("ACEROS-DEL-NORTE");
  await save(page);
  await expect(page.getByText("Saved as version 2")).toBeVisible();
  await page.getByRole("button", { name: "Pin Customer ID against the TMS" }).click();
  await expect(page.getByText("the TMS can no longer change this field")).toBeVisible();
  const { load: synced, warnings } = await tms(request).sync({ ...sent, externalCustomerId: "MAQUILA-JUAREZ" });
  expect(synced.externalCustomerId).toBe("ACEROS-DEL-NORTE");
  expect(warnings.map(({ code }: { code: string }) => code)).toEqual(["pinned_field"]);
  await page.reload();
  await expect(page.getByText("TMS sent: MAQUILA-JUAREZ")).toBeVisible();

  const customer = page.getByRole("textbox", { name: "Customer ID" });
  await expect(async () => {
    await page.getByRole("button", { name: "Restore the TMS value of Customer ID" }).click();
    await expect(customer).toHaveValue("MAQUILA-JUAREZ", { timeout: 1000 });
  }).toPass();
});

test("a load that others change is followed", async ({ page, request }) => {
  const sent = aSentLoad();
  const { load } = await tms(request).sync(sent);
  await page.goto(formOf(load));
  await expect(page.getByText("Everything is saved")).toBeVisible();
  await tms(request).sync(withWeight(sent, 25_000));
  await expect(weight(page)).toHaveValue("25,000");
  await expect(page.getByText(takenFromTms)).toBeVisible();
  await expect(page.getByText("Everything is saved")).toBeVisible();
});

/** An edit of a load's weight that the TMS replaced, as the load's page shows it when it has read it. */
async function anOverwrittenEdit(page: Page, api: ReturnType<typeof tms>) {
  const sent = aSentLoad();
  const { load } = await api.sync(sent);
  await page.goto(formOf(load));
  await weight(page).fill("22000");
  await save(page);
  await expect(page.getByText("Saved as version 2")).toBeVisible();
  await api.sync(withWeight(sent, 25_000));
  await page.goto(`/loads/${load.id}`);
  const notice = page.getByRole("status").filter({ hasText: "was replaced by key Demo TMS" });
  await expect(notice).toContainText(/Commodity 1 · Weight.*22,000 lb.*25,000 lb/);
  const stored = async () => (await api.get(sent.externalId)).load;
  return { sent, notice, stored };
}

test("the page of a load says which edit the TMS replaced, and brings it back at a press", async ({
  page,
  request,
}) => {
  const { notice, stored } = await anOverwrittenEdit(page, tms(request));
  await expect(violations(page)).resolves.toEqual([]);
  await notice.getByRole("button", { name: "Restore it" }).click();
  await expect(page.getByText("Value restored")).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect((await stored()).commodities[0].weight.value).toBe(22_000);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/was restored\.$/)).toBeVisible();
  expect((await stored()).commodities[0].weight.value).toBe(25_000);
});

test("bringing an edit back, or undoing that, loses nothing that the page has not heard of", async ({
  page,
  request,
}) => {
  await page.route("**/api/bid-events/stream", (route) => route.abort());
  const api = tms(request);
  const { sent, notice, stored } = await anOverwrittenEdit(page, api);
  const { commodities } = withWeight(sent, 25_000);
  const goods = [...commodities, { name: "Crates" }];
  await api.sync({ ...sent, commodities: goods });
  await notice.getByRole("button", { name: "Restore it" }).click();
  await expect(page.getByText("Value restored")).toBeVisible();
  expect((await stored()).commodities).toMatchObject([{ weight: { value: 22_000 } }, { name: "Crates" }]);

  await api.sync({ ...sent, commodities: [...goods, { name: "Lids" }] });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/was not changed: someone else has just changed it\.$/)).toBeVisible();
  expect((await stored()).commodities).toHaveLength(3);
});
