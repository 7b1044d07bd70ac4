import { expect, test } from "../signed-in";
import { carrierApi, carrierRows, ownCarriers, panel } from "./own-carriers";

test.use({ role: "BROKER" });

test("a pasted table is mapped, tried, imported where it can be, and reported row by row", async ({
  page,
  request,
}) => {
  const own = ownCarriers();
  const api = carrierApi(request);
  await api.add(own, 1, { status: "ACTIVE" });
  await page.goto("/carriers");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Import carriers" });
  const table = [
    "Carrier\tUSDOT #\tRFC\tEstatus\tCargo insurance\tInsurance expires",
    `${own.nameOf(1)}\t${own.dotOf(1)}\t\tNeeds review\t\t`,
    `${own.nameOf(2)}\tDOT ${own.dotOf(2)}\t${own.tag}\tActive\tUSD 100,000\t2020-01-31`,
    `\t${own.dotOf(3)}\t\t\t\t`,
    `${own.nameOf(4)}\t${own.dotOf(4)}\t\tperhaps\t$5,000\t`,
  ];
  await dialog.getByRole("textbox", { name: "Paste a table" }).fill(table.join("\n"));
  await expect(dialog.getByLabel("Map “USDOT #” to")).toHaveValue("dotNumber");
  await dialog.getByRole("button", { name: "Review 4 rows" }).click();
  await expect(dialog).toContainText("Nothing is saved yet.");
  for (const warning of [
    "An RFC has 12 or 13 characters",
    "Add a name for the new carrier.",
    "Status: unknown value.",
    "Insurance coverage: which currency?",
  ])
    await expect(dialog).toContainText(warning);
  expect(await api.statuses(own)).toEqual(["ACTIVE"]);

  await dialog.getByRole("button", { name: "Import 2 carriers" }).click();
  await expect(dialog).toContainText("Done.");
  const downloads = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download CSV" }).click();
  const text = (await (await (await downloads).createReadStream()).toArray()).join("");
  expect(
    text
      .trim()
      .split("\r\n")
      .map((line) => line.split(",")[1]),
  ).toEqual(["outcome", "UPDATED", "CREATED", "INVALID", "UNREADABLE"]);
  expect(await api.statuses(own)).toEqual(["NEEDS_REVIEW", "ACTIVE"]);

  await dialog.getByRole("button", { name: "Close" }).last().click();
  await page.goto(`/carriers?search=${own.dotOf(2)}`);
  await expect(panel(page)).toContainText("Cargo insurance expired");
  await expect(panel(page)).toContainText("USD 100,000");
});

test("relationships are updated by number, and one that nobody has is named with what was tried", async ({
  page,
  request,
}) => {
  const own = ownCarriers();
  const api = carrierApi(request);
  await api.add(own, 1);
  await page.goto("/carriers");
  await page.getByRole("button", { name: "More actions" }).first().click();
  await page.getByRole("menuitem", { name: "Update relationships by number" }).click();
  const dialog = page.getByRole("dialog", { name: "Update relationships by number" });
  await dialog
    .getByRole("textbox", { name: "Paste a table" })
    .fill(`DOT;TMS id;Status\n${own.dotOf(1)};${own.tag};Active\n${own.dotOf(2)};;Active`);
  await dialog.getByRole("button", { name: "Review 2 rows" }).click();
  await dialog.getByRole("button", { name: "Update 1 relationship" }).click();
  await expect(dialog).toContainText("Done.");
  await expect(dialog).toContainText(`No carrier found for DOT ${own.dotOf(2)}`);
  const [carrier] = await api.find(own);
  expect(carrier.relationship).toMatchObject({ status: "ACTIVE", carrierExternalId: own.tag });
});

test("identifiers of two carriers are a conflict, listed with both until somebody settles it", async ({
  page,
  request,
}) => {
  const own = ownCarriers();
  const api = carrierApi(request);
  await api.add(own, 1);
  const mcNumber = own.dotOf(50);
  await api.post("/carriers/import", { rows: [{ displayName: own.nameOf(2), mcNumber, status: "ACTIVE" }] });
  await api.post("/carrier-relationships/upsert", {
    carrierRelationships: [{ carrier: { dotNumber: own.dotOf(1), mcNumber } }],
  });
  await page.goto("/carriers?tab=conflicts");
  const conflict = page.getByRole("listitem").filter({ hasText: own.nameOf(1) });
  await expect(conflict).toContainText("These identifiers belong to different carriers");
  await expect(conflict.getByRole("link", { name: own.nameOf(2) })).toBeVisible();
  await expect(conflict.getByRole("paragraph").filter({ hasText: own.nameOf(2) })).toContainText(`MC ${mcNumber}`);
  await conflict.getByRole("textbox", { name: "How you resolved it" }).fill("Typing error in the TMS.");
  await conflict.getByRole("button", { name: "Mark as resolved" }).click();
  await expect(conflict).toBeHidden();
  await page.getByRole("checkbox", { name: "Show resolved" }).check();
  await expect(conflict).toContainText("Typing error in the TMS.");
});

test("a profile is edited, and its history says who changed what", async ({ page, request }) => {
  const own = ownCarriers();
  await carrierApi(request).add(own, 1);
  await page.goto(`/carriers?tab=all&search=${own.tag}`);
  await expect(carrierRows(page)).toHaveCount(1);
  await panel(page).getByRole("button", { name: "Edit profile" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Insurer").fill("Rio Mutual");
  await expect(dialog).toContainText("Enter an amount above zero");
  await dialog.getByLabel("Coverage").fill("250,000");
  const hauling = dialog.getByRole("group", { name: "What it hauls" });
  await hauling.getByLabel("Trailers").selectOption("Reefer");
  await hauling.getByRole("checkbox", { name: "Mexico" }).check();
  await hauling
    .getByRole("group", { name: "Hazmat authority" })
    .getByRole("radio", { name: "No", exact: true })
    .check();
  await dialog.getByRole("button", { name: "Add contact" }).click();
  await dialog.getByLabel("Name").fill("Raúl Cantú");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(panel(page)).toContainText("USD 250,000");
  await expect(panel(page).getByRole("region", { name: "What it hauls" })).toContainText(
    /Trailers\s*Reefer\s*Service in\s*Mexico\s*Hazmat authority\s*No/,
  );
  await expect(panel(page)).toContainText("Raúl Cantú");
  await panel(page).getByRole("tab", { name: "History" }).click();
  const entries = panel(page).getByRole("list", { name: "History" }).getByRole("listitem");
  const edit = entries.filter({ hasText: "Roberto Salinas edited the profile" });
  await expect(edit).toContainText("USD 250,000");
  await expect(edit).toContainText("What it hauls Reefer · Mexico · no hazmat");
  await expect(entries.filter({ hasText: "Key Demo TMS" }).first()).toBeVisible();
});
