import { expect, test } from "../signed-in";
import { carrierApi, carrierRows, ownCarriers, panel, queueOf } from "./own-carriers";

test.use({ role: "BROKER" });

test("a profile stays open and what was typed stays when another carrier comes to stand before it", async ({
  page,
  request,
}) => {
  const own = ownCarriers();
  const { post } = carrierApi(request);
  const add = (position: number) =>
    post("/carriers/import", { rows: [{ displayName: own.nameOf(position), dotNumber: own.dotOf(position) }] });
  await add(2);
  await page.goto(`/carriers?tab=all&search=${own.tag}`);
  await panel(page).getByRole("button", { name: "Edit profile" }).click();
  const insurer = page.getByRole("dialog").getByLabel("Insurer");
  await insurer.fill("Qualitas");
  await add(1);
  // Behind the dialog the list is hidden from roles.
  await expect(page.locator("[data-carriers-list] ul").getByText(own.nameOf(1), { exact: true })).toBeVisible();
  await expect(insurer).toHaveValue("Qualitas");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alert")).toHaveText("Your changes are not saved. Close once more to discard them.");
  await expect(insurer).toHaveValue("Qualitas");
  await page.keyboard.press("Escape");
  await expect(panel(page).getByRole("heading", { name: own.nameOf(2) })).toBeVisible();
});

test("a note that is not sent yet is there again after a look at another carrier", async ({ page, request }) => {
  const own = ownCarriers();
  await carrierApi(request).add(own, 2);
  await page.goto(queueOf(own));
  await expect(carrierRows(page)).toHaveCount(2);
  const heading = panel(page).getByRole("heading", { level: 2 });
  const first = (await heading.textContent()) ?? "";
  const note = page.getByRole("textbox", { name: "Note" });
  await note.fill("Called them twice.");
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(heading).not.toHaveText(first);
  await expect(note).toHaveValue("");
  await page.keyboard.press("k");
  await expect(heading).toHaveText(first);
  await expect(note).toHaveValue("Called them twice.");
});

test("a note on a carrier stays when somebody else decides on it, and keys go on with the queue", async ({
  page,
  request,
}) => {
  const own = ownCarriers();
  const api = carrierApi(request);
  await api.add(own, 2);
  await page.goto(queueOf(own));
  await expect(carrierRows(page)).toHaveCount(2);
  const [firstRow = ""] = await carrierRows(page).allInnerTexts();
  const [first = ""] = firstRow.split("\n");
  const decided = (await api.find(own)).find(({ displayName }: { displayName: string }) => displayName === first);
  const note = page.getByRole("textbox", { name: "Note" });
  await note.fill("Called them twice.");
  await api.post("/carrier-relationships/review", {
    id: decided.relationship.id,
    status: "DO_NOT_DISPATCH",
    note: "Stolen load.",
  });
  await expect(carrierRows(page)).toHaveCount(1);
  await expect(panel(page).getByRole("heading", { name: first })).toContainText("Do not dispatch");
  await expect(note).toHaveValue("Called them twice.");
  await note.blur();
  await page.keyboard.press("j");
  await expect(panel(page).getByRole("heading", { level: 2 })).not.toContainText(first);
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await expect(page.locator(":focus")).toContainText("No carrier matches");
  await expect(panel(page)).toBeHidden();
});

test("a link to a carrier far down the list opens with its row in sight", async ({ page, request }) => {
  const own = ownCarriers();
  await carrierApi(request).add(own, 30);
  await page.goto(`/carriers?tab=all&search=${own.tag}`);
  await expect(carrierRows(page)).toHaveCount(30);
  await page.goto(String(await carrierRows(page).last().getAttribute("href")));
  await expect(carrierRows(page).last()).toHaveAttribute("aria-current", "true");
  await expect(carrierRows(page).last()).toBeInViewport();
});

test("carriers are filtered by the registration behind their US DOT number, which is changed in the profile", async ({
  page,
  request,
}) => {
  const own = ownCarriers();
  const rows = ["X", "Z"].map((letter, at) => ({
    displayName: own.nameOf(at + 1),
    dotNumber: `${own.dotOf(at + 1)}-${letter}`,
  }));
  await carrierApi(request).post("/carriers/import", { rows });
  await page.goto(`/carriers?search=${own.tag}`);
  await expect(carrierRows(page)).toHaveCount(2);
  await page.getByLabel("Registered as").selectOption("Z · MX commercial zone");
  await expect(carrierRows(page)).toHaveCount(1);
  await expect(carrierRows(page)).toContainText(`DOT ${own.dotOf(2)}-Z`);
  await expect(panel(page)).toContainText("Z · MX commercial zone");
  await page.reload();
  await expect(carrierRows(page)).toHaveCount(1);

  await panel(page).getByRole("button", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Registered as").selectOption("Property carrier");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(panel(page)).toContainText("Z · MX commercial zone, C · Property carrier");
  await page.getByLabel("Registered as").selectOption("B · Broker");
  await expect(page.getByRole("heading", { name: `No carrier matches “${own.tag}”` })).toBeVisible();
});
