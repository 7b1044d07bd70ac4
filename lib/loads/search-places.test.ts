import { expect, test } from "vitest";
import { listCustomers } from "@/lib/loads/list-customers";
import { searchPlaces } from "@/lib/loads/search-places";
import type { Context } from "@/lib/server/context";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";

const cityIn = (city: string, state: string, countryCode: string) =>
  ({ type: "CITY", city, state, countryCode }) as const;
const plant = {
  facilityName: "Planta Apodaca",
  place: { ...cityIn("Apodaca", "NLE", "MX"), street: "Carr. Miguel Alemán km 22" },
  timezone: "America/Monterrey",
};
const pickupAt = (location: object, contacts?: { name: string }[]) => ({
  type: "PICKUP" as const,
  location,
  ...(contacts && { contacts }),
});

async function syncStops(tms: Context, ...stops: ReturnType<typeof pickupAt>[]) {
  for (const [at, stop] of stops.entries()) {
    await sync({ ...tms, now: new Date(tms.now.getTime() + at) }, { ...aNewKey(), stops: [stop] });
  }
}

test("towns of an organization's own loads come before larger ones, with how often they were used", async () => {
  const { tms, broker } = await aBrokerage();
  await syncStops(
    tms,
    pickupAt({ place: cityIn("Salinas Victoria", "NL", "MX") }),
    pickupAt({ place: cityIn("SALINAS VICTORIA", "NLE", "MX") }),
  );
  const { towns } = await searchPlaces(broker, { query: "sali" });
  expect(towns.slice(0, 2).map(({ city, uses }) => [city, uses])).toEqual([
    ["Salinas Victoria", 2],
    ["Salinas", 0],
  ]);
  expect((await searchPlaces(broker, { query: "" })).towns).toEqual([
    { city: "Salinas Victoria", state: "NLE", countryCode: "MX", timezone: "America/Monterrey", uses: 2 },
  ]);
});

test("a state is found by its code", async () => {
  const { broker } = await aBrokerage();
  expect((await searchPlaces(broker, { query: "nle" })).areas).toEqual([
    { name: "Nuevo León", state: "NLE", countryCode: "MX", isWhole: true },
  ]);
});

test("a facility is found by any of its words, as its newest stop has it, with its contacts", async () => {
  const { tms, broker } = await aBrokerage();
  await syncStops(
    tms,
    pickupAt({ facilityName: "PLANTA APODACA", place: cityIn("Apodaca", "NLE", "MX") }),
    pickupAt(plant, [{ name: "Ana Lucía Treviño" }]),
    pickupAt({ facilityName: "Cedis Laredo", place: cityIn("Laredo", "TX", "US") }),
  );
  const { facilities } = await searchPlaces(broker, { query: "apod aleman" });
  expect(facilities).toEqual([{ location: plant, contacts: [{ name: "Ana Lucía Treviño" }], uses: 2 }]);
  const { facilities: all } = await searchPlaces(broker, { query: "", limit: 1 });
  expect(all.map(({ location }) => location.facilityName)).toEqual(["Planta Apodaca"]);
});

test("no organization sees where others' loads go, nor their customers", async () => {
  const { tms } = await aBrokerage();
  await syncStops(tms, pickupAt(plant));
  await sync(tms, { ...aNewKey(), customerName: "Frutas Sonora" });
  const { broker: other } = await aBrokerage();
  expect(await searchPlaces(other, { query: "" })).toEqual({ towns: [], areas: [], facilities: [] });
  expect((await listCustomers(other, {})).items).toEqual([]);
});

test("a customer is listed once, with what its newest load asked for", async () => {
  const { tms, broker } = await aBrokerage();
  const later = { ...tms, now: new Date(tms.now.getTime() + 1000) };
  const fruits = { externalCustomerId: "FRUTAS", customerName: "Frutas Sonora" };
  await sync(later, {
    ...aNewKey(),
    ...fruits,
    paymentTerms: "Net 30",
    trailerRequirements: { allowedTypes: ["REEFER"] },
    carrierRequirements: { ctpatCertified: true },
  });
  await sync(tms, { ...aNewKey(), ...fruits, paymentTerms: "Prepaid" });
  await sync(tms, { ...aNewKey(), customerName: "Aceros" });
  await sync(tms, aNewKey());
  const { items } = await listCustomers(broker, {});
  expect(items).toEqual([
    {
      ...fruits,
      loads: 2,
      last: expect.objectContaining({
        paymentTerms: "Net 30",
        trailerRequirements: { allowedTypes: ["REEFER"] },
        carrierRequirements: { ctpatCertified: true },
      }),
    },
    { customerName: "Aceros", loads: 1, last: expect.anything() },
  ]);
});
