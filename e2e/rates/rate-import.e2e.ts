import type { Page } from "@playwright/test";
import { expect, test } from "../signed-in";

test.use({ role: "ADMIN" });

const header = "Load #,Origen,Destino,Equipo,Fecha de carga,Costo,Moneda,Transportista";

/** Load numbers no other test has. */
const ownKeys = () => {
  const tag = `E2E-${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6)}`;
  return (number: number) => `${tag}-${number}`;
};

const source = (page: Page) => page.getByRole("textbox", { name: "Paste a table or choose a file" });
const file = (name: string, rows: readonly string[]) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from([header, ...rows].join("\n")),
});
const fileInput = (page: Page) => page.locator("input[type=file]");
const counts = (page: Page) => page.getByRole("list", { name: "Rows by result" });

async function saved(page: Page, button: string) {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const download = await downloading;
  expect(await takenBack(page)).not.toContain(download.url());
  return (await (await download.createReadStream()).toArray()).join("");
}

declare global {
  interface Window {
    takenBack: string[];
  }
}

/** Addresses of files that the page no longer answers: a browser that had not fetched one yet has lost it. */
const takenBack = (page: Page) => page.evaluate(() => window.takenBack);

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.takenBack = [];
    const revoke = URL.revokeObjectURL.bind(URL);
    URL.revokeObjectURL = (address) => {
      window.takenBack.push(address);
      revoke(address);
    };
  }),
);

test("a pasted table is mapped, reviewed row by row, imported where it can be, and sent again changes nothing", async ({
  page,
}) => {
  const key = ownKeys();
  const rows = [
    `${key(1)},"Apodaca, NL","Dallas, TX",Caja seca 53,13/10/2026,"2,050.00",USD,Norteña Freight`,
    `${key(2)},"Apodaca, NL",Springfield,Reefer,13/10/2026,3100,USD,Norteña Freight`,
    `${key(3)},"Laredo, TX","Chicago, IL",Submarine,13/10/2026,2900,USD,`,
    `${key(4)},"Laredo, TX","Chicago, IL",Plataforma,14/10/2026,290,USD,`,
  ];
  await page.goto("/rates/import");
  await source(page).fill([header, ...rows].join("\n"));
  await expect(page.getByLabel("Map “Fecha de carga” to")).toHaveValue("pickupDate");
  await page.getByRole("button", { name: "Review 4 rows" }).click();
  await expect(page.getByRole("heading", { name: "Nothing is saved yet" })).toBeFocused();
  for (const warning of ["“Springfield” could be several places", "“Submarine” is not known", "“290” is far from what"])
    await expect(page.getByRole("main")).toContainText(warning);
  const text = await saved(page, "Download rows not imported");
  expect(text).toContain(`${header},reason`);
  expect(text.trim().split("\r\n")).toHaveLength(3);

  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(page.getByRole("heading", { name: "Imported", exact: true })).toBeVisible();
  await expect(counts(page)).toContainText("Added2");

  await page.getByRole("button", { name: "Import another table" }).click();
  await source(page).fill([header, ...rows].join("\n"));
  await page.getByRole("button", { name: "Review 4 rows" }).click();
  await expect(page.getByRole("status").filter({ hasText: "2 already there" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Nothing to import" })).toBeDisabled();
});

test("an import that a reload cut off goes on where it stopped, and every row is there once", async ({ page }) => {
  test.slow();
  const key = ownKeys();
  const total = 5100;
  const rows = Array.from(
    { length: total },
    (_, at) =>
      `${key(at)},"Monterrey, NL","Dallas, TX",Van,2026-10-${String((at % 28) + 1).padStart(2, "0")},${1900 + (at % 100)},USD,C${at % 9}`,
  );
  await page.goto("/rates/import");
  await fileInput(page).setInputFiles(file("history.csv", rows));
  await page.getByRole("button", { name: "Review 5,100 rows" }).click();
  await expect(page.getByRole("button", { name: "Import 5,100 rows" })).toBeVisible();
  // The second part of the import never gets an answer: the page is reloaded meanwhile.
  const imports = "**/api/rate-observations/import";
  let parts = 0;
  await page.route(imports, (route) => (++parts > 1 ? undefined : route.continue()));
  await page.getByRole("button", { name: "Import 5,100 rows" }).click();
  await expect(page.getByText("2,500 of 5,100 rows")).toBeVisible();
  await page.reload();
  await page.unroute(imports);
  await expect(page.getByText("history.csv: 2,500 of 5,100 rows done.")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Imported", exact: true })).toBeVisible();
  await page.reload();
  await expect(source(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue" })).toBeHidden();
  await fileInput(page).setInputFiles(file("history.csv", rows));
  await page.getByRole("button", { name: "Review 5,100 rows" }).click();
  await expect(page.getByRole("status").filter({ hasText: "5,100 already there" })).toBeVisible();
});

test("a file without load numbers, carriers and trailers says what that means, and takes a trailer for all", async ({
  page,
}) => {
  await page.goto("/rates/import");
  await source(page).fill("from,to,date,paid\nMTY,DAL,2026-10-02,2050\n");
  const main = page.getByRole("main");
  for (const warning of ["Still needed: Trailer", "No column has the load number", "No column has the carrier"])
    await expect(main).toContainText(warning);
  await expect(page.getByRole("button", { name: "Review 1 row" })).toBeDisabled();
  await page.getByLabel("Trailer when missing").selectOption("Dry van");
  await page.getByLabel("Currency when missing").selectOption("USD");
  await page.getByRole("button", { name: "Review 1 row" }).click();
  await expect(page.getByRole("heading", { name: "Nothing is saved yet" })).toBeVisible();
});

test.describe("a broker", () => {
  test.use({ role: "BROKER" });
  test("reads who can import", async ({ page }) => {
    await page.goto("/rates/import");
    await expect(page.getByRole("heading", { name: "Only admins can import rate history" })).toBeVisible();
    await expect(page.getByRole("link", { name: "admin@example.com" })).toBeVisible();
  });
});
