import { readFileSync } from "node:fs";
import { demo } from "../demo";
import { expect, test } from "../signed-in";
import { aSentLoad, tms } from "../tms";
import { newUser, ownPassword } from "./own-users";

const run = Date.now();
const rowOf = (email: string) => ({ hasText: email });

test("ids pasted from a spreadsheet are checked, corrected, applied and undone", async ({ page, request }) => {
  const admin = page.request;
  const ana = await newUser(admin, request, "Analia");
  const lee = await newUser(admin, request, "Leandro");
  const raj = await newUser(admin, request, "Rajesh");
  const present = `${run}-1`;
  await tms(request).sync({ ...aSentLoad(), externalOwnerCoverageUserId: present });

  await page.goto(`/directory?search=${ana}`);
  await page.getByRole("button", { name: "Change the TMS ID of Analia" }).click();
  await page.getByLabel("TMS ID of Analia").fill(present);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("listitem").filter(rowOf(ana))).toContainText(present);
  await expect(page.getByRole("button", { name: "Change the TMS ID of Analia" })).toBeFocused();

  await page.getByRole("link", { name: "Match TMS IDs" }).click();
  const table = [
    ["Correo", "Clave"],
    [ana, `${run}-2`],
    [raj.replace(".com", ".con"), `${run}-3`],
    [lee, `${run}-4`],
    [lee, `${run}-5`],
  ];
  await page.getByLabel("Email and TMS ID").fill(table.map((row) => row.join("\t")).join("\n"));
  await expect(page.getByRole("checkbox", { name: "The first row is a header: Correo, Clave" })).toBeChecked();
  await page.getByRole("button", { name: "Check 4 rows" }).click();

  const rows = page.getByRole("list", { name: "Review changes" }).getByRole("listitem");
  await expect(rows.nth(0)).toContainText(`Analia: ${present} → ${run}-2`);
  await expect(rows.nth(0)).toContainText(`1 load of ${present} loses its owner`);
  await expect(rows.nth(1)).toContainText("No user has this email.");
  await expect(rows.nth(2)).toContainText("This email has two IDs.");
  await expect(rows.nth(3)).toContainText("This email has two IDs.");
  await expect(page.getByRole("button", { name: "Need attention 3" })).toBeVisible();

  await page.getByRole("button", { name: `Use ${raj}` }).click();
  await expect(page.getByLabel("Email in row 2")).toHaveValue(raj);
  await expect(page.getByLabel("Email in row 2")).toBeFocused();
  await expect(rows.nth(1)).toContainText("Rajesh gets this ID");
  await page.getByRole("button", { name: "Apply 2 changes" }).click();

  await expect(page.getByRole("heading", { name: "2 TMS IDs matched" })).toBeFocused();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download results (CSV)" }).click();
  const lines = readFileSync(await (await download).path(), "utf8").split("\r\n");
  expect(lines.slice(1, 4).map((line) => line.split(",").slice(0, 3))).toEqual([
    [ana, `${run}-2`, "MATCHED"],
    [raj, `${run}-3`, "MATCHED"],
    [lee, `${run}-4`, "DUPLICATE"],
  ]);

  await page.getByRole("main").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("2 TMS IDs restored.")).toBeVisible();
  await page.getByRole("button", { name: "Continue with the 2 rows left" }).click();
  await expect(rows).toHaveCount(2);

  await page.goto(`/directory?search=${ana}`);
  await expect(page.getByRole("main").getByRole("listitem").filter(rowOf(ana))).toContainText(present);
  await page.getByRole("tab", { name: "History" }).click();
  const changes = page.getByRole("list", { name: "Changes, newest first" }).getByRole("listitem");
  await expect(changes.filter({ hasText: "Undid an earlier change to 2 TMS IDs" }).first()).toContainText("Rajesh");
  await expect(changes.filter({ hasText: "Matched the TMS IDs of 2 users" }).first()).toContainText("Undone");
});

test("who is invited by a link joins with a password of their own, until an admin deactivates them", async ({
  page,
  browser,
}) => {
  const email = `ramona-${run}@example.com`;
  await page.goto("/directory?tab=invitations");
  await page.getByRole("button", { name: "Invite user" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("radio", { name: "Viewer" }).check();
  await dialog.getByRole("button", { name: "Create link" }).click();
  const link = (await dialog.getByRole("region", { name: "Invitation link" }).textContent()) ?? "";
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("main").getByRole("listitem").filter(rowOf(email))).toContainText("Open");

  const context = await browser.newContext({ baseURL: demo.baseUrl, storageState: { cookies: [], origins: [] } });
  const guest = await context.newPage();
  await guest.goto(new URL(link).pathname);
  await guest.getByLabel("Your name").fill("Ramona Ibarra");
  await guest.getByLabel("Password", { exact: true }).fill(ownPassword);
  await guest.getByRole("button", { name: "Join" }).click();
  await expect(guest).toHaveURL("/");
  await expect(guest.getByRole("banner").getByRole("button", { name: /^Ramona Ibarra.*Account$/ })).toBeVisible();
  await guest.goto(new URL(link).pathname);
  await expect(guest.getByRole("heading", { name: "This invitation has already been used" })).toBeVisible();

  await page.getByRole("tab", { name: "Users" }).click();
  await page.reload();
  await page.getByRole("searchbox").fill(email);
  // The list moves when the search takes effect; a click in between would miss its button.
  await expect(page).toHaveURL(/search=ramona/);
  const row = page.getByRole("main").getByRole("listitem").filter(rowOf(email));
  await row.getByRole("button", { name: "Deactivate Ramona Ibarra" }).click();
  await expect(page.getByRole("dialog")).toContainText(`All sessions of ${email} end right away`);
  await page.getByRole("button", { name: "Deactivate user" }).click();
  await expect(page.getByText("Ramona Ibarra was deactivated and signed out everywhere.")).toBeVisible();

  await guest.goto("/loads");
  await expect(guest).toHaveURL(/\/sign-in/);
  await guest.getByLabel("Email").fill(email);
  await guest.getByLabel("Password", { exact: true }).fill(ownPassword);
  await guest.getByRole("button", { name: "Sign in" }).click();
  await expect(guest.getByText("Wrong email or password.")).toBeVisible();
  await expect(guest).toHaveURL(/\/sign-in/);
  await context.close();
});

test("a withdrawn invitation lets nobody in", async ({ page, browser }) => {
  const email = `withdrawn-${run}@example.com`;
  const response = await page.request.post("/api/users/invite", {
    data: { email, role: "VIEWER" },
    headers: { origin: demo.baseUrl },
  });
  const { url } = await response.json();
  await page.goto("/directory?tab=invitations");
  await page.getByRole("button", { name: `Revoke the invitation for ${email}` }).click();
  await page.getByRole("button", { name: "Revoke invitation" }).click();
  await expect(page.getByText(`Invitation for ${email} revoked.`)).toBeVisible();
  const context = await browser.newContext({ baseURL: demo.baseUrl, storageState: { cookies: [], origins: [] } });
  const guest = await context.newPage();
  await guest.goto(new URL(url).pathname);
  await expect(guest.getByRole("heading", { name: "This invitation was withdrawn" })).toBeVisible();
  await context.close();
});

test("a team is made, given members, and renamed", async ({ page }) => {
  const name = `Night desk ${run}`;
  await page.goto("/directory?tab=teams");
  await page.getByRole("button", { name: "New team" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Email").fill("laredo@example.com");
  await dialog.getByRole("button", { name: "Create team" }).click();
  await expect(dialog.getByText("Another team has this email.")).toBeVisible();
  await dialog.getByLabel("Email").fill(`night-${run}@example.com`);
  await dialog.getByRole("button", { name: "Create team" }).click();
  await expect(dialog).toBeHidden();
  const row = page
    .getByRole("main")
    .getByRole("listitem")
    .filter(rowOf(`night-${run}@example.com`));
  await expect(row).toContainText("No members");
  await row.getByRole("button", { name: `Edit ${name}` }).click();
  const users = dialog.getByRole("searchbox", { name: "Find a user" });
  if (await users.isVisible()) await users.fill("Salinas");
  await dialog.getByRole("checkbox", { name: "Roberto Salinas" }).check();
  await dialog.getByLabel("Name").fill(`Evening desk ${run}`);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("Roberto Salinas");
  await expect(page.getByRole("main").getByText(`Evening desk ${run}`)).toBeVisible();
});

test("a changed role can be taken back, and the only admin cannot give up the role", async ({ page, request }) => {
  const email = await newUser(page.request, request, "Octavio");
  await page.goto(`/directory?search=${email}`);
  const role = page.getByRole("combobox", { name: "Role of Octavio" });
  await role.selectOption("Viewer");
  await expect(page.getByText("Octavio is now Viewer.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(role).toHaveValue("BROKER");
  await page.getByRole("searchbox").fill("Treviño");
  const own = page.getByRole("combobox", { name: "Role of Ana Lucía Treviño" });
  await expect(own).toBeDisabled();
  await expect(page.getByText("The only active admin", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Deactivate Ana Lucía Treviño" })).toBeDisabled();
});

test.describe("a viewer", () => {
  test.use({ role: "VIEWER" });

  test("finds users and teams by key, and reads only", async ({ page }) => {
    await page.goto("/settings/sessions");
    await expect(page.getByText("This device")).toBeVisible();
    await page.keyboard.type("gu");
    await expect(page).toHaveURL("/directory");
    await expect(page.getByText("Only admins can change users, teams and TMS IDs.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "broker@example.com" })).toContainText(
      "Broker",
    );
    await expect(page.getByRole("main").getByRole("combobox")).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("button", { name: /Deactivate|Change|Invite/ })).toHaveCount(0);
    await page.getByRole("tab", { name: "Teams" }).click();
    await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Laredo desk" })).toContainText(
      "T-LRD",
    );
    await page.goto("/directory/match");
    await expect(page).toHaveURL("/directory");
  });
});
