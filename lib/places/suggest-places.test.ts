import { describe, expect, test } from "vitest";
import { placeKey } from "@/lib/places/rules/suggest";
import { suggestTowns } from "@/lib/places/suggest-places";

const none: ReadonlyMap<string, number> = new Map();
const namesOf = (query: string, uses = none) =>
  suggestTowns(query, 6, uses).map(({ city, state, countryCode }) => `${city}, ${state}, ${countryCode}`);

describe("the first town", () => {
  test.each([
    ["Mty", "Monterrey, NLE, MX"],
    ["monterr", "Monterrey, NLE, MX"],
    ["CDMX", "Ciudad de México, CMX, MX"],
    ["Mexico Ci", "Ciudad de México, CMX, MX"],
    ["ciudad de mex", "Ciudad de México, CMX, MX"],
    ["Nvo Laredo", "Nuevo Laredo, TAM, MX"],
    ["nvo lar", "Nuevo Laredo, TAM, MX"],
    ["nuevo laredo tam", "Nuevo Laredo, TAM, MX"],
    ["San Antonio TX", "San Antonio, TX, US"],
    ["San Antonio, Te", "San Antonio, TX, US"],
    ["san ant tex", "San Antonio, TX, US"],
    ["Laredo", "Laredo, TX, US"],
    ["laredo, tx", "Laredo, TX, US"],
    ["queretaro", "Querétaro, QUE, MX"],
    ["Cd Juarez", "Ciudad Juárez, CHH, MX"],
    ["juarez", "Ciudad Juárez, CHH, MX"],
    ["SLP", "San Luis Potosí, SLP, MX"],
    ["GDL", "Guadalajara, JAL, MX"],
    ["leon gto", "León, GUA, MX"],
    ["Nueva York", "New York, NY, US"],
    ["new yo", "New York, NY, US"],
    ["ster", "Sterling Heights, MI, US"],
    ["St Louis", "St. Louis, MO, US"],
    ["Toronto can", "Toronto, ON, CA"],
    ["Monterey", "Monterey, CA, US"],
    ["Monterrrey", "Monterrey, NLE, MX"],
    ["Guadalajra", "Guadalajara, JAL, MX"],
  ])("for %j is %s", (query, town) => {
    expect(namesOf(query)[0]).toBe(town);
  });
});

test("a town is found by its postal code, which is kept with it", () => {
  expect(suggestTowns("78041", 6, none)[0]).toEqual({
    city: "Laredo",
    state: "TX",
    countryCode: "US",
    postalCode: "78041",
    timezone: "America/Chicago",
  });
  expect(suggestTowns("64000", 6, none)).toContainEqual(
    expect.objectContaining({ city: "Monterrey", postalCode: "64000", timezone: "America/Monterrey" }),
  );
  expect(suggestTowns("M5V 2T6", 6, none)[0]).toMatchObject({ city: "Toronto", postalCode: "M5V 2T6" });
});

test("what was used most comes first, however small", () => {
  const uses = new Map([
    [placeKey({ countryCode: "MX", state: "NLE", city: "Salinas Victoria" }), 3],
    [placeKey({ countryCode: "US", state: "KS", city: "Salina" }), 1],
  ]);
  expect(namesOf("sali", uses).slice(0, 3)).toEqual(["Salinas Victoria, NLE, MX", "Salina, KS, US", "Salinas, CA, US"]);
});

test.each(["", " ", "x", "zzzzqq", ",,,", "¿?", "12", "!".repeat(500)])("%j finds none", (query) => {
  expect(suggestTowns(query, 6, none)).toEqual([]);
});

test("no town is named twice, and each has its zone", () => {
  const towns = suggestTowns("san", 8, new Map([[placeKey({ countryCode: "US", state: "CA", city: "San Diego" }), 1]]));
  expect(towns).toHaveLength(8);
  expect(new Set(towns.map(placeKey)).size).toBe(8);
  expect(towns.every(({ timezone }) => timezone.includes("/"))).toBe(true);
});
