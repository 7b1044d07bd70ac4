import { expect, test } from "../signed-in";
import { customer, ids, links, own, sync, syncOwnLoads } from "./own-loads";

test.use({ role: "VIEWER" });
test.beforeAll(({ request }) => syncOwnLoads(request));

test("loads are found by where they start: a town by its abbreviation, how far around it, and a state", async ({
  page,
}) => {
  await page.goto(own);
  await expect(links(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Filter" });
  const origin = panel.getByRole("combobox", { name: "Origin", exact: true });
  const around = panel.getByRole("combobox", { name: "Distance around the origin" });
  await expect(around).toBeDisabled();
  await origin.fill("qro");
  await panel.getByRole("option", { name: "Querétaro, QRO, MX" }).click();
  await expect(links(page)).toHaveText(ids(1));
  await expect(page).toHaveURL(/origin=Quer%C3%A9taro/);
  await around.selectOption("50 mi");
  await expect(page.getByRole("button", { name: "Remove filter Origin: Querétaro, QRO, MX (50 mi)" })).toBeAttached();
  await expect(links(page)).toHaveText(ids(1));
  await expect(origin).toHaveValue("Querétaro, QRO, MX");

  await origin.fill("sonora");
  await origin.press("Enter");
  await expect(origin).toHaveValue("Sonora, MX");
  await expect(around).toBeDisabled();
  await expect(links(page)).toHaveText(ids(2));
  await origin.fill("");
  await panel.getByRole("combobox", { name: "Destination", exact: true }).fill("texas");
  await page.keyboard.press("Enter");
  await expect(links(page)).toHaveText(ids(1));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Remove filter Destination: Texas, US" }).click();
  await expect(links(page)).toHaveCount(3);
});

test("one Escape closes the filters after a place was chosen, and gives the focus back to their button", async ({
  page,
}) => {
  await page.goto(own);
  const button = page.getByRole("button", { name: "Filter", exact: true });
  await button.click();
  const origin = page.getByRole("combobox", { name: "Origin", exact: true });
  await origin.fill("qro");
  await page.getByRole("option", { name: "Querétaro, MX", exact: true }).waitFor();
  await origin.press("Enter");
  await expect(origin).toHaveValue("Querétaro, MX");
  await origin.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(button).toBeFocused();
});

test("what was typed counts, although it was not chosen, once the field is left", async ({ page }) => {
  await page.goto(own);
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("combobox", { name: "Destination", exact: true }).fill("phoe");
  await page.keyboard.press("Tab");
  await expect(links(page)).toHaveText(ids(2));
  await expect(page.getByRole("button", { name: "Remove filter Destination: phoe" })).toBeAttached();
});

test("loads without an appointment are found, and those of a customer by a part of its id or name", async ({
  page,
}) => {
  await page.goto(`${own}&pickup=none`);
  await expect(links(page)).toHaveCount(2);
  await page.goto(`/loads?customer=${customer.toLowerCase()}`);
  await expect(links(page)).toHaveCount(3);
  await page.goto(`/loads?customer=not-${customer}`);
  await expect(page.getByText("No loads match this filter")).toBeVisible();
});

test("loads that are posted and on which nobody has bid are found, and others that are not posted yet", async ({
  page,
}) => {
  await page.goto(own);
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const posting = page.getByRole("dialog", { name: "Filter" }).getByLabel("Posting", { exact: true });
  await posting.selectOption("Not posted");
  await expect(links(page)).toHaveText(ids(2, 1));
  await posting.selectOption("Posted without bids");
  await expect(page.getByText("No loads match these 2 filters")).toBeVisible();
});

test("a distance around what is no town is said to be that, with the way out", async ({ page }) => {
  await page.goto(`${own}&origin=Texas+(50+mi)`);
  await expect(page.getByRole("heading", { name: "These filters cannot be used" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Remove filter Origin: Texas (50 mi)" }).last().click();
  await expect(links(page)).toHaveCount(3);
});

test.describe("a broker", () => {
  test.use({ role: "BROKER" });

  test("finds the loads that lose money, and those that ask something of their carrier", async ({ page, request }) => {
    const usd = (amount: number) => ({ currencyCode: "USD", amount });
    // Not under the customer of the others: whoever searches for that finds three loads, in whatever order tests run.
    const loads = customer.replace("LIST", "MARGIN");
    const load = { externalCustomerId: loads, status: "AVAILABLE", stops: [], customerRate: usd(200_000) };
    await sync(request, { ...load, externalId: `${loads}1`, maxBuy: usd(210_000) });
    await sync(request, { ...load, externalId: `${loads}2`, maxBuy: usd(170_000) });
    await sync(request, { ...load, externalId: `${loads}3`, carrierRequirements: { ctpatCertified: true } });
    await page.goto(`/loads?customer=${loads}&sort=displayId`);
    await expect(links(page)).toHaveCount(3);
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    const panel = page.getByRole("dialog", { name: "Filter" });
    await panel.getByLabel("Margin", { exact: true }).selectOption("Loss");
    await expect(links(page)).toHaveText([`${loads}1`]);
    await panel.getByLabel("Margin", { exact: true }).selectOption("Below 20%");
    await expect(links(page)).toHaveText([`${loads}1`, `${loads}2`]);
    await panel.getByLabel("Margin", { exact: true }).selectOption("");
    await panel.getByRole("group", { name: "Requires" }).getByLabel("CTPAT", { exact: true }).check();
    await expect(links(page)).toHaveText([`${loads}3`]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Remove filter Requires: CTPAT" }).click();
    await expect(links(page)).toHaveCount(3);
  });
});
