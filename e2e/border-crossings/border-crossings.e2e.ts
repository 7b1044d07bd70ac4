import type { Page } from "@playwright/test";
import { expect, test } from "../signed-in";
import { aSentLoad, tms } from "../tms";

const laneOf = (from: string, to: string, trailer = "DRY_VAN") =>
  `/border-crossings?${new URLSearchParams({ from, to, trailer })}`;
const monterreyDallas = laneOf("Monterrey, NL", "Dallas, TX");
const ranking = (page: Page) => page.getByRole("region", { name: "Crossings by likelihood" });
const crossingRow = (page: Page, name: string) => ranking(page).getByRole("listitem").filter({ hasText: name });

test("a lane is typed, found by keyboard, and its link opens the same view", async ({ page }) => {
  await page.goto("/border-crossings");
  await expect(page.getByRole("heading", { name: "Where does it cross?" })).toBeVisible();
  await expect(async () => {
    await page.getByRole("textbox", { name: "From" }).fill("Monterrey, NL");
    await page.getByRole("textbox", { name: "To", exact: true }).fill("Dallas, TX");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByRole("heading", { name: "Monterrey → Dallas" })).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(page.getByRole("textbox", { name: "To", exact: true })).toBeFocused();
  await expect(page.getByRole("status").first()).toHaveText(
    /Monterrey → Dallas: Laredo – World Trade Bridge, \d+% of trucks/,
  );
  await expect(page.getByText("Found Monterrey, NL, MX")).toBeVisible();
  const first = ranking(page).getByRole("listitem").first();
  await expect(first).toContainText("Laredo – World Trade Bridge");
  await expect(first).toContainText("Recommended");
  await expect(first).toContainText(/\d+\smi by road: \d+\smi in the US and Canada, \d+\smi in Mexico/);
  await expect(first).toContainText(/trucks in \d{4}/);
  await expect(page.getByRole("heading", { name: "Less common crossings" })).toBeVisible();
  await expect(page.getByRole("img", { name: /Map from Monterrey, NL, MX to Dallas, TX, US/ })).toBeVisible();
  await page.goto(new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(page.getByRole("textbox", { name: "From" })).toHaveValue("Monterrey, NL");
  await expect(ranking(page).getByRole("listitem").first()).toContainText("Laredo – World Trade Bridge");
});

test("the keys that find the crossings do so wherever the focus is", async ({ page }) => {
  await page.goto(monterreyDallas);
  await expect(ranking(page)).toBeVisible();
  await page.getByRole("textbox", { name: "To", exact: true }).fill("Houston, TX");
  await page.getByRole("link", { name: "Border", exact: true }).focus();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("heading", { name: "Monterrey → Houston" })).toBeVisible();
});

test("hazardous freight is kept from the bridge reported to bar it, with date and source", async ({ page }) => {
  await page.goto(`${monterreyDallas}&hazmat=1`);
  await expect(page.getByText("does not accept hazardous materials (reported 1 Sep 2022)")).toBeVisible();
  await expect(ranking(page).getByRole("listitem").first()).toContainText("Colombia Solidarity");
  await expect(crossingRow(page, "World Trade")).toHaveCount(0);
});

test("pasted lanes are answered one to one; what does not cross is explained, and a doubtful place is put right in one click", async ({
  page,
}) => {
  await page.goto("/border-crossings");
  await expect(async () => {
    await page.getByRole("button", { name: "Paste table…" }).click();
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 2000 });
  }).toPass();
  const rows = [
    "From\tTo\tTrailer",
    "Monterrey, NL\tDallas, TX\t",
    "Dallas, TX\tChicago, IL\t",
    "Springfield\tPuebla\treefer",
  ];
  await page.getByRole("textbox", { name: "Table" }).fill(rows.join("\n"));
  await page.getByRole("button", { name: "Use 3 lanes" }).click();
  const lanes = page.getByRole("region", { name: "3 lanes" });
  await expect(lanes.getByRole("row")).toHaveCount(4);
  await expect(lanes.getByRole("row").nth(2)).toContainText("This lane does not cross the US–Mexico border");
  await lanes.getByRole("link", { name: "Show lane 2" }).click();
  await expect(page.getByRole("heading", { name: "This lane does not cross the US–Mexico border" })).toBeVisible();
  await expect(page.getByText("Pickup and delivery are on the same side of the border")).toBeVisible();
  await lanes.getByRole("link", { name: "Show lane 3" }).click();
  await page.getByRole("link", { name: /^Use Springfield, MA, US/ }).click();
  await expect(page.getByRole("heading", { name: "Springfield → Puebla" })).toBeVisible();
  await expect(lanes.getByRole("row").nth(3)).toContainText("Springfield, MA, US");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "“Springfield” could be several places" })).toBeVisible();
});

test("a crossing is used on a load, and undone", async ({ page, request }) => {
  const load = aSentLoad();
  await tms(request).sync({ ...load, borderCrossings: [{ usMxBorderCrossing: "DEL_RIO_INTL_BRIDGE" }] });
  const crossingsOf = async () => {
    const { requestOnly } = await tms(request).get(load.externalId);
    return requestOnly.borderCrossings?.map(
      ({ usMxBorderCrossing }: { usMxBorderCrossing: string }) => usMxBorderCrossing,
    );
  };
  await page.goto(monterreyDallas);
  await expect(async () => {
    await page.getByRole("button", { name: "Use Laredo – World Trade Bridge on a load…" }).click();
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 2000 });
  }).toPass();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("searchbox", { name: "Load" }).fill(load.externalId);
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await expect(dialog.getByRole("listitem")).toContainText("currently Del Rio – Ciudad Acuña Bridge");
  await dialog.getByRole("button", { name: `Use on ${load.externalId}` }).click();
  await expect(page.getByText(`${load.externalId} now crosses at Laredo – World Trade Bridge.`)).toBeVisible();
  expect(await crossingsOf()).toEqual(["LAREDO_INTL_BRIDGE"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(`${load.externalId} was restored.`)).toBeVisible();
  expect(await crossingsOf()).toEqual(["DEL_RIO_INTL_BRIDGE"]);
});

test("a crossing that no truck of the lane drives so far around for is not listed", async ({ page }) => {
  await page.goto(monterreyDallas);
  const rest = page.getByRole("region", { name: "Crossings by likelihood" }).getByRole("group");
  await rest.getByText(/^\d+ more crossings? under 1%$/).click();
  await expect(rest.getByRole("listitem").first()).toBeVisible();
  await expect(rest.getByText(/Otay|Tijuana|[1-9],\d{3}\smi longer/)).toHaveCount(0);
});

test("of a likely place the next likely one is offered", async ({ page }) => {
  await page.goto(laneOf("Guadalupe", "Dallas, TX"));
  await expect(page.getByText(/Found Guadalupe, NL, MX · \d+% match · You typed “Guadalupe”/)).toBeVisible();
  await page.getByRole("link", { name: "Use Guadalupe, ZAC, MX instead" }).click();
  await expect(page.getByText(/Found Guadalupe, ZAC, MX/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "From" })).toHaveValue("Guadalupe, ZAC, MX");
});

test("the map shows the lane, the border or all three countries, and the address keeps which", async ({ page }) => {
  await page.goto(monterreyDallas);
  const map = page.getByRole("img", { name: /Map from Monterrey/ });
  const lane = await map.getAttribute("viewBox");
  await page.getByRole("link", { name: "Whole map" }).click();
  await expect(page).toHaveURL(/map=all/);
  await expect(map).not.toHaveAttribute("viewBox", lane ?? "");
});

test("the method shows computed figures and says what is circular", async ({ page }) => {
  await page.goto(monterreyDallas);
  await page.getByRole("link", { name: "How it works" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "How crossings are recommended" })).toBeVisible();
  await expect(page.getByRole("row", { name: /Known while building \d+ of \d+/ })).toBeVisible();
  await expect(page.getByRole("img", { name: /Reliability diagram\. predicted/ })).toHaveCount(2);
  await expect(page.getByRole("heading", { name: "What is circular here" })).toBeVisible();
});

test.describe("a viewer", () => {
  test.use({ role: "VIEWER" });

  test("sees the ranking and reads who changes loads", async ({ page }) => {
    await page.goto(monterreyDallas);
    const use = page.getByRole("button", { name: "Use Laredo – World Trade Bridge on a load…" });
    await expect(use).toBeDisabled();
    await expect(use).toHaveAttribute("title", "Only brokers and admins can change loads.");
  });
});

test("on a phone nothing is wider than the screen", async ({ browser, stateOf }) => {
  const context = await browser.newContext({
    storageState: await stateOf("BROKER"),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  for (const path of ["/border-crossings", monterreyDallas, "/border-crossings/method"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
  await context.close();
});
