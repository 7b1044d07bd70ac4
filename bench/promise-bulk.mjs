// Many loads changed together from the list, as a broker does it.
import { call, livePage, stopAt } from "./promise-portal.mjs";

const loads = 717;
const atOnce = 8;
const rounds = 12;
const warmUps = 2;

async function syncMany() {
  const externalCustomerId = `BULK-${Date.now()}`;
  const stops = [stopAt("PICKUP", "Monterrey", "NL", "MX"), stopAt("DELIVERY", "Dallas", "TX", "US")];
  const load = (number) => ({
    externalId: `${externalCustomerId}-${number}`,
    externalCustomerId,
    status: "AVAILABLE",
    stops,
  });
  for (let first = 0; first < loads; first += atOnce) {
    const few = Array.from({ length: Math.min(atOnce, loads - first) }, (_, at) => load(first + at));
    await Promise.all(few.map((load) => call("/loads/sync", { load })));
  }
  return externalCustomerId;
}

/** Milliseconds from the press on the button to the closed dialog. */
async function changeAll(page, status) {
  await page.getByRole("region", { name: "List of loads" }).focus();
  await page.keyboard.press("Control+a");
  const bar = page.getByRole("region", { name: "Selected loads" });
  await bar.getByText(`${loads} selected`).waitFor();
  await bar.getByRole("button", { name: "Status…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("New status").selectOption(status);
  const button = dialog.getByRole("button", { name: `Change ${loads} loads` });
  await button.waitFor();
  const pressedAt = performance.now();
  await button.click();
  await dialog.waitFor({ state: "hidden" });
  return Math.round(performance.now() - pressedAt);
}

/** Loads that carriers are offered are put on hold: of all changes of a status the one from which most follows. */
export async function heldTogether() {
  const page = await livePage(`/loads?customer=${await syncMany()}`);
  const took = [];
  for (let round = 0; round < rounds; round++) {
    took.push(await changeAll(page, "ON_HOLD"));
    await changeAll(page, "AVAILABLE");
  }
  return took.slice(warmUps);
}
