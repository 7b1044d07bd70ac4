import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { demo } from "../demo";
import { expect, test } from "../signed-in";
import { aSentLoad, formOf, tms } from "../tms";

test.use({ role: "BROKER" });

const requirements = { carrierRequirements: { ctpatCertified: true } };
const named = (dotNumber: string) => ({ assignedCarrier: { carrier: { dotNumber } } });

async function post(request: APIRequestContext, path: string, data: object) {
  const response = await request.post(`/api${path}`, { data, headers: { "api-key": demo.apiKey } });
  if (!response.ok()) throw new Error(`${path} was answered with ${response.status()}: ${await response.text()}`);
  return response.json();
}

/** A carrier of the test's own, without any certificate. */
async function aCarrier(request: APIRequestContext, status: "ACTIVE" | "NEEDS_REVIEW" = "ACTIVE") {
  const name = `Fletes Prueba ${randomUUID().slice(0, 6)}`;
  const dotNumber = String(10_000_000 + Math.floor(Math.random() * 89_000_000));
  const rows = [{ displayName: name, dotNumber, status, onboardingStatus: "ONBOARDED" }];
  const { results } = await post(request, "/carriers/import", { rows });
  return { name, dotNumber, id: results[0].carrierId };
}

const panel = (page: Page) => page.getByRole("complementary", { name: "About this load" });
const picker = (page: Page) => page.getByRole("combobox", { name: "Carrier" });
/** The carrier was chosen by hand: the load stays as it is. */
const leaveOpen = (page: Page) =>
  page
    .getByRole("dialog", { name: /^Book with/ })
    .getByRole("button", { name: /^Leave as/ })
    .click();
const save = (page: Page) => page.getByRole("button", { name: /^Save/ }).first().click();

test("a carrier blocked for a load cannot be picked, says why, and the block can be taken back", async ({
  page,
  request,
}) => {
  const { name } = await aCarrier(request);
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(formOf(load));
  await page.getByLabel("Linear feet").fill("48");
  const dialog = page.getByRole("dialog", { name: "Block a carrier for this load" });
  await panel(page).getByRole("button", { name: "Block a carrier for this load…" }).click();
  const option = await dialog.getByRole("option", { name: new RegExp(`^${name}`) }).textContent();
  await dialog.getByLabel("Carrier").selectOption(option);
  await dialog.getByLabel("Reason (for your team)").fill("Late twice");
  await dialog.getByRole("button", { name: "Block for this load" }).click();
  await expect(panel(page)).toContainText("Late twice");
  await expect(page.getByText("1 unsaved change")).toBeVisible();

  await picker(page).fill(name);
  const refused = page.getByRole("option", { name: new RegExp(name) });
  await expect(refused).toContainText("Blocked for this load by a broker");
  await expect(refused).toHaveAttribute("aria-disabled", "true");

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(`${name} is no longer blocked for this load`)).toBeVisible();
  await expect(panel(page).getByRole("button", { name: `Unblock ${name}` })).toBeHidden();
  await picker(page).fill(name);
  await page.getByRole("option", { name: new RegExp(name) }).click();
  await expect(panel(page)).toContainText("May be assigned to freight");
  await save(page);
  await expect(page.getByText("Saved as version 4")).toBeVisible();
  const booking = page.getByRole("dialog", { name: `Book with ${name}?` });
  await booking.getByLabel("Agreed price (USD)").fill("1,900");
  await booking.getByRole("button", { name: /^Book at USD 1,900/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Booked");
  const booked = (await tms(request).get(load.externalId)).load;
  expect(booked.assignedCarrier.price.lineItems[0].value).toEqual({ currencyCode: "USD", amount: 190_000 });
});

/** Puts a text into the carrier's field as typing does, step by step with what the page does meanwhile. */
const typeAround = (page: Page, typed: string, meanwhile: "focus gone" | "list taking over") =>
  picker(page).evaluate(
    async (input, { typed, meanwhile }) => {
      if (!(input instanceof HTMLInputElement)) throw new Error("The carrier's field is no input.");
      input.focus();
      // As a dialog that is closing does: it takes the focus back.
      if (meanwhile === "focus gone") input.blur();
      // As long as what was begun with the focus has not been drawn.
      else for (let step = 0; step < 50; step++) await Promise.resolve();
      // Letters go to what has the focus: the field, or the one that has taken its place.
      const target = meanwhile === "focus gone" ? input : document.activeElement;
      if (!(target instanceof HTMLInputElement)) throw new Error("No field has the focus.");
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(target, typed);
      target.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
    },
    { typed, meanwhile },
  );

test("a name that is typed while the list is on its way is answered, wherever the focus has gone", async ({
  page,
  request,
}) => {
  const { name } = await aCarrier(request);
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(formOf(load));
  await expect(panel(page).getByRole("button", { name: "Block a carrier for this load…" })).toBeVisible();
  let letThrough = () => {};
  const list = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route("**/_next/static/**/*.js", (route) => list.then(() => route.continue()));
  await typeAround(page, name, "focus gone");
  letThrough();
  await expect(page.getByRole("option", { name: new RegExp(name) })).toBeVisible();
});

test("a name that is typed in the moment in which the list takes over is answered", async ({ page, request }) => {
  const { name } = await aCarrier(request);
  const { load } = await tms(request).sync(aSentLoad());
  await page.goto(formOf(load));
  // Another field has brought the code of the list.
  await page.getByRole("combobox", { name: "Coverage owner" }).click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await typeAround(page, name, "list taking over");
  await expect(page.getByRole("option", { name: new RegExp(name) })).toBeVisible();
});

test("why the load has its carrier is on its page, on a page to print, and in a file", async ({ page, request }) => {
  const [{ name, dotNumber }, other] = [await aCarrier(request), await aCarrier(request)];
  const { load } = await tms(request).sync({ ...aSentLoad(), ...requirements, ...named(dotNumber) });
  await page.goto(formOf(load));
  await expect(panel(page)).toContainText("Not known, ask the carrier: CTPAT certified");
  await expect(panel(page)).toContainText("Decided by key Demo TMS");

  await picker(page).fill(other.name);
  await page.getByRole("option", { name: new RegExp(other.name) }).click();
  await save(page);
  await expect(page.getByText("Saved as version 2")).toBeVisible();
  await leaveOpen(page);
  await expect(page.getByText("Not all requirements of the load are met or known")).toBeVisible();
  await expect(panel(page)).toContainText("Decided by Roberto Salinas");

  await panel(page).getByRole("link", { name: "Selection record" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(load.externalId);
  const records = page.getByRole("article");
  await expect(records).toHaveCount(2);
  await expect(records.first()).toContainText(other.name);
  await expect(records.first()).toContainText("Record unaltered");
  await expect(records.last()).toContainText(name);
  await expect(records.last()).toContainText("Not known for all of them");

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download JSON" }).click();
  const file = JSON.parse(await readFile(await (await downloading).path(), "utf8"));
  const { items } = await post(request, "/carrier-selections/list", { loadId: load.id });
  expect(file).toEqual(items);

  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("navigation")).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    "rgb(255, 255, 255)",
  );
});

test("a proposed carrier says what stands against it, and is assigned once nothing does", async ({ page, request }) => {
  const { name, dotNumber } = await aCarrier(request, "NEEDS_REVIEW");
  const { load } = await tms(request).sync({ ...aSentLoad(), ...named(dotNumber) });
  await page.goto(formOf(load));
  await expect(panel(page).getByText("Proposed by the TMS")).toBeVisible();
  await expect(panel(page).getByRole("button", { name: "Assign this carrier" })).toBeDisabled();
  const relationships = [{ carrier: { dotNumber }, status: "ACTIVE" }];
  await post(request, "/carrier-relationships/upsert", { carrierRelationships: relationships });
  await page.reload();
  const inTheForm = panel(page).getByText("In the form, not saved yet");
  await panel(page).getByRole("button", { name: "Assign this carrier" }).click();
  await expect(inTheForm).toBeVisible();
  await save(page);
  await expect(page.getByText("Saved as version 2")).toBeVisible();
  await leaveOpen(page);
  await expect(panel(page)).toContainText(name);
  await expect(panel(page)).toContainText("in the portal");
});

test.describe("as a viewer", () => {
  test.use({ role: "VIEWER" });

  test("blocks are read, not changed", async ({ page, request }) => {
    const { name, id: carrierId } = await aCarrier(request);
    const { load } = await tms(request).sync(aSentLoad());
    await post(request, "/loads/block-carrier", { id: load.id, carrierId, note: "Late twice" });
    await page.goto(formOf(load));
    await expect(panel(page)).toContainText(name);
    await expect(panel(page).getByRole("button", { name: "Block a carrier for this load…" })).toBeDisabled();
  });
});
