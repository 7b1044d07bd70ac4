import { expect, test } from "../signed-in";
import { pasteOnPage } from "./paste-on-page";

test.use({ role: "BROKER" });

const tender = `Good morning,

Please cover the below.

Pickup: Blue Mesa Foods Plant 3, 1400 Airport Rd, Santa Teresa, NM 88008 on Wed 12/30/26 between 8:00 and 14:00
Deliver: Desert Grocers, 900 Roosevelt St, Tolleson, AZ 85353 on 12/31/26 at 0900
Equipment: 53' reefer, 34F
Prepared meals, 22 pallets, 36,288 lbs
PO 771200
Rate: $1,450

Thanks,
Ana Ruelas
Blue Mesa Foods Inc.`;

test("a realistic load is made from a pasted tender with fifteen key presses and clicks at most", async ({ page }) => {
  let presses = 0;
  const press = async (key: string) => {
    presses++;
    await page.keyboard.press(key);
  };
  await page.goto("/loads/new");
  await expect(page.getByRole("button", { name: "Paste a tender" })).toBeVisible();

  presses++;
  await page.evaluate(pasteOnPage, tender);
  const panel = page.getByRole("region", { name: "Paste a tender" });
  await expect(panel.getByText("One load was found")).toBeVisible();
  const city = page.getByLabel("City", { exact: true });
  await expect(city.nth(0)).toHaveValue("Santa Teresa");
  await expect(city.nth(1)).toHaveValue("Tolleson");
  await expect(page.getByLabel("Customer name", { exact: true })).toHaveValue("Blue Mesa Foods Inc.");
  await expect(page.getByLabel("Load ID")).toHaveValue(/^L\d{6}-[A-Z2-9]{5}$/);

  const mark = panel.getByRole("button", { name: "Tolleson" });
  await expect(mark).toBeVisible();
  await page.getByRole("button", { name: "From the text: “Tolleson”" }).click();
  await expect(mark).toBeFocused();

  await press("Control+s");
  await expect(page.getByText("The load was created")).toBeVisible();
  await expect(page).toHaveURL(/\/loads\/load_/);
  await expect(page.getByText(/values were filled in/)).toHaveCount(0);
  console.log(`A load from a pasted tender: ${presses} key presses and clicks`);
  expect(presses).toBeLessThanOrEqual(15);
});

test("a text with several loads lists them, and what is not certain is asked", async ({ page }) => {
  await page.goto("/loads/new");
  await page.getByRole("button", { name: "Paste a tender" }).click();
  const panel = page.getByRole("region", { name: "Paste a tender" });
  await panel
    .getByRole("textbox", { name: "Text of the tender" })
    .fill("11/24\n- Pharr TX - Forest Park GA, reefer 36F, 40k, $3,800\n- McAllen TX - Chicago IL, reefer 34F, 41k");
  await panel.getByRole("button", { name: "Read the text" }).click();
  await expect(panel.getByText("2 loads were found")).toBeVisible();
  await panel.getByRole("listitem").filter({ hasText: "Pharr" }).getByRole("button").click();
  await expect(page.getByLabel("City", { exact: true }).nth(1)).toHaveValue("Forest Park");
  await panel.getByRole("button", { name: /^Target/ }).click();
  await expect(page.getByLabel("Target", { exact: true })).toHaveValue(/^3,?800/);
});

test("a truck on offer is no load", async ({ page }) => {
  await page.goto("/loads/new");
  await page.getByRole("button", { name: "Paste a tender" }).click();
  const panel = page.getByRole("region", { name: "Paste a tender" });
  await panel
    .getByRole("textbox", { name: "Text of the tender" })
    .fill("Truck empty in Houston TX tomorrow, 53 reefer, what you got going to Laredo?");
  await page.keyboard.press("Control+Enter");
  await expect(panel.getByText("No load was found in this text.")).toBeVisible();
});
