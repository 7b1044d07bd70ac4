import type { APIRequestContext, Page } from "@playwright/test";
import { demo } from "../demo";
import { expect, test } from "../signed-in";

test.use({ role: "BROKER" });

const stamp = Date.now();
let tables = 0;
/** Loads of a test's own. */
const ownLoads = () => {
  const tag = `IMP-${stamp}-${++tables}`;
  return (number: number) => `${tag}-${number}`;
};

const source = (page: Page) => page.getByRole("textbox", { name: "Paste a table" });
const counts = (page: Page) => page.getByRole("list", { name: "Loads by result" });
const line = (page: Page, id: string) =>
  page.getByRole("list", { name: "Loads in the table" }).getByRole("listitem").filter({ hasText: id });

async function stored(request: APIRequestContext, externalId: string) {
  const headers = { "api-key": demo.apiKey };
  const response = await request.post("/api/loads/get", { data: { externalId }, headers });
  return { status: response.status(), ...(await response.json()) };
}

async function review(page: Page, rows: readonly string[], button: string) {
  await source(page).fill(rows.join("\n"));
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByRole("heading", { name: "Nothing is saved yet" })).toBeFocused();
}

const header =
  "Load #\tCustomer\tOrigin\tOrigin State\tPickup Date\tDestino\tEstado destino\tEquipment\tMax Buy\tCurrency";

test("a pasted table is tried, imported where it can be, changes nothing again, and is undone", async ({
  page,
  request,
}) => {
  const id = ownLoads();
  const [known, fresh, broken, since] = [id(1), id(2), id(3), id(4)];
  const sync = (load: object) =>
    request.post("/api/loads/sync", { data: { load }, headers: { "api-key": demo.apiKey } });
  await sync({ externalId: known, status: "AVAILABLE", customerName: "Before", metadata: { kept: true } });
  await page.goto("/loads");
  await page.getByRole("link", { name: "Import", exact: true }).click();
  const rows = [
    header,
    `${known}\tFrutas\tMonterrey\tNL\t11/23/2026 8:00 am\tDallas\tTX\tCaja seca 53\t2,100.00\tUSD`,
    `${fresh}\tFrutas\tMonterrey\tNL\t11/24/2026 8:00 am\tHouston\tTX\tReefer\t2,300.00\tUSD`,
    `${broken}\tFrutas\tMonterrey\tNL\tsome day\tDallas\tTX\tSubmarine\t1.500\tUSD`,
    `${since}\tFrutas\tMonterrey\tNL\t11/24/2026\tLaredo\tTX\tReefer\t900\tUSD`,
  ];
  await source(page).fill(rows.join("\n"));
  await expect(page.getByLabel("Map “Destino” to")).toHaveValue("deliveryCity");
  await review(page, rows, "Review 4 rows");
  await expect(line(page, known)).toContainText("Changes: Stops, Customer name, Max buy, Trailer");
  await expect(line(page, broken)).toContainText("Max buy: could mean two amounts");
  await expect(line(page, broken)).toContainText("Pickup from: not a date and time");
  await expect(line(page, broken)).toContainText("Trailer types: unknown value");
  expect((await stored(request, fresh)).status).toBe(404);

  await page.getByRole("button", { name: "Import 3 loads" }).click();
  await expect(page.getByRole("heading", { name: "Imported", exact: true })).toBeFocused();
  await expect(counts(page)).toContainText("Added2");
  await expect(counts(page)).toContainText("Changed1");
  await expect(counts(page)).toContainText("Not valid1");
  expect((await stored(request, known)).load).toMatchObject({ customerName: "Frutas", metadata: { kept: true } });
  expect((await stored(request, broken)).status).toBe(404);

  const downloads = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download rows not imported" }).click();
  const text = (await (await (await downloads).createReadStream()).toArray()).join("");
  expect(text.trim().split("\r\n")).toEqual([
    expect.stringContaining("Load ID,Customer name,Pickup city"),
    expect.stringMatching(`${broken}.*1.500.*two amounts`),
  ]);

  await sync({ externalId: since, status: "BOOKED" });
  await page.getByRole("button", { name: "Undo the import of 3 loads" }).click();
  await expect(page.getByRole("heading", { name: "Import undone" })).toBeFocused();
  await expect(counts(page)).toContainText("Restored2");
  await expect(page.getByRole("list", { name: "Loads not restored" })).toContainText(since);
  const restored = (await stored(request, known)).load;
  expect([restored.customerName, restored.stops, restored.maxBuy]).toEqual(["Before", [], undefined]);
  expect((await stored(request, fresh)).load.status).toBe("CANCELLED");
  expect((await stored(request, since)).load.status).toBe("BOOKED");
});

test("what a reload cut off is taken back too, and an undoing that is cut off goes on", async ({ page, request }) => {
  test.slow();
  const id = ownLoads();
  const total = 260;
  const rows = Array.from({ length: total }, (_, at) => `${id(at)},Frutas,Monterrey,NL,Dallas,TX`);
  const statusOf = async (at: number) => (await stored(request, id(at))).load?.status;
  await page.goto("/loads/import");
  await review(
    page,
    ["Load #,Customer,Origin,Origin State,Destination,Destination State", ...rows],
    `Review ${total} rows`,
  );
  await expect(page.getByRole("button", { name: `Import ${total} loads` })).toBeVisible();
  // The second part is stored, and the page never learns of it.
  const imports = "**/api/loads/import";
  let parts = 0;
  let isStored = false;
  await page.route(imports, async (route) => {
    if (++parts === 1) return route.continue();
    await route.fetch();
    isStored = true;
  });
  await page.getByRole("button", { name: `Import ${total} loads` }).click();
  await expect.poll(() => isStored).toBe(true);
  await page.reload();
  await page.unroute(imports);
  await expect(page.getByText("250 of 260 rows done.")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(counts(page)).toContainText(`Added${total}`);

  const undos = "**/api/loads/undo-import";
  let isCutOff = false;
  let taken = 0;
  await page.route(undos, async (route) => {
    if (++taken <= 1) return route.continue();
    await route.fetch();
    isCutOff = true;
  });
  await page.getByRole("button", { name: `Undo the import of ${total} loads` }).click();
  await expect.poll(() => isCutOff).toBe(true);
  await page.reload();
  await page.unroute(undos);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Import undone" })).toBeFocused();
  await expect(counts(page)).toContainText(`Restored${total}`);
  expect(await Promise.all([0, 45, 249, 250, 259].map(statusOf))).toEqual(Array(5).fill("CANCELLED"));
});

test("rows of one stop each are one load, and importing them again changes nothing", async ({ page, request }) => {
  const id = ownLoads()(1);
  const rows = [
    "Folio,Tipo de parada,Ciudad,Estado parada,Compra máxima",
    `${id},Origen,Monterrey,NL,2100`,
    `${id},Destino,Laredo,TX,`,
    `${id},Destino,Dallas,TX,`,
  ];
  await page.goto("/loads/import");
  await source(page).fill(rows.join("\n"));
  await page.getByLabel("Currency when missing").selectOption("MXN");
  await page.getByRole("button", { name: "Review 3 rows" }).click();
  await expect(line(page, id)).toContainText("Monterrey, NL → Dallas, TX");
  await page.getByRole("button", { name: "Import 1 load" }).click();
  await expect(page.getByRole("heading", { name: "Imported", exact: true })).toBeFocused();
  const { load, version } = await stored(request, id);
  expect(load.maxBuy).toEqual({ amount: 210_000, currencyCode: "MXN" });
  expect(load.stops.map((stop: { type: string }) => stop.type)).toEqual(["PICKUP", "DELIVERY", "DELIVERY"]);

  await page.getByRole("button", { name: "Import another table" }).click();
  await source(page).fill(rows.join("\n"));
  await page.getByLabel("Currency when missing").selectOption("MXN");
  await page.getByRole("button", { name: "Review 3 rows" }).click();
  await expect(counts(page)).toContainText("Already there1");
  await expect(page.getByRole("button", { name: "Nothing to import" })).toBeDisabled();
  expect((await stored(request, id)).version).toBe(version);
});

test.describe("a viewer", () => {
  test.use({ role: "VIEWER" });
  test("is led to the loads, where no link says import", async ({ page }) => {
    await page.goto("/loads/import");
    await expect(page).toHaveURL(/\/loads$/);
    await expect(page.getByRole("link", { name: "Import", exact: true })).toBeHidden();
  });
});
