import { describe, expect, test } from "vitest";
import { findPlace } from "@/lib/places/find-place";
import { confidenceMin } from "@/lib/places/rules/locate";
import type { PlaceQuery } from "@/lib/places/schema";

/** What is believed of a place, in short. */
const summaryOf = (query: PlaceQuery | string) => {
  const found = findPlace(typeof query === "string" ? { address: query } : query);
  return found && found.confidence >= confidenceMin ? `${found.city}, ${found.state}` : undefined;
};

describe("the abbreviations of the trade", () => {
  test.each([
    ["Nvo. Ldo., Tamps.", "Nuevo Laredo, TAM"],
    ["N. Laredo, Tamps", "Nuevo Laredo, TAM"],
    ["Mty, N.L.", "Monterrey, NLE"],
    ["Mty", "Monterrey, NLE"],
    ["Qro", "Querétaro, QUE"],
    ["Qro., Qro.", "Querétaro, QUE"],
    ["Gpe, NL", "Guadalupe, NLE"],
    ["Ags", "Aguascalientes, AGU"],
    ["SLP, SLP", "San Luis Potosí, SLP"],
    ["S.L.P.", "San Luis Potosí, SLP"],
    ["Cd. Juárez, Chih", "Ciudad Juárez, CHH"],
    ["Cd Acuña COAH", "Ciudad Acuña, COA"],
    ["Toluca, Edo. de Méx.", "Toluca, MEX"],
    ["Pto. Vallarta, Jal.", "Puerto Vallarta, JAL"],
    ["Sn Luis Rio Colorado, Son", "San Luis Río Colorado, SON"],
    ["H. Matamoros, Tamps.", "Matamoros, TAM"],
    ["Monterrey, N.L., NL", "Monterrey, NLE"],
    ["Ramos Arizpe COAH COAH MX", "Ramos Arizpe, COA"],
    ["W PALM BCH, FL", "West Palm Beach, FL"],
    ["West Palm Bch FL", "West Palm Beach, FL"],
    ["ROCK HL, SC", "Rock Hill, SC"],
    ["E Chicago, IN", "East Chicago, IN"],
    ["Elk Grove Vlg, IL", "Elk Grove Village, IL"],
  ])("%s is %s", (address, place) => {
    expect(summaryOf(address)).toBe(place);
  });

  test("resolve in a field of their own, and a state said twice is said once", () => {
    expect(summaryOf({ city: "Monterrey, NL", state: "NLE", countryCode: "MX" })).toBe("Monterrey, NLE");
    expect(summaryOf({ city: "Laredo, TX", state: "TX" })).toBe("Laredo, TX");
  });
});

test.each([
  ["Vernon", "CA"],
  ["Industry", "CA"],
  ["Rancho Dominguez", "CA"],
  ["Etiwanda", "CA"],
  ["San Ysidro", "CA"],
  ["Otay Mesa", "CA"],
  ["Medley", "FL"],
  ["McCook", "IL"],
  ["Sauget", "IL"],
  ["McCarran", "NV"],
  ["DFW Airport", "TX"],
  ["Santa Teresa", "NM"],
])("freight goes to %s, %s", (city, state) => {
  expect(findPlace({ city, state })?.state).toBe(state);
  expect(summaryOf({ city, state })).toContain(city);
});

describe("a Mexican place", () => {
  test.each([
    ["municipality", "El Marqués, Qro.", "El Marqués, QUE"],
    ["municipality", "Tlajomulco de Zúñiga, Jalisco", "Tlajomulco de Zúñiga, JAL"],
    ["small locality", "San Jerónimo Chicahualco, Méx", "San Jerónimo, MEX"],
    ["small locality", "Valtierrilla, Gto.", "Valtierrilla, GUA"],
    ["border crossing", "San Jerónimo, Chih.", "San Jerónimo, CHH"],
  ])("is found as a %s: %s", (_, address, place) => {
    expect(summaryOf(address)).toBe(place);
  });

  test.each([
    [{ city: "012", state: "DIF", countryCode: "MEX" }, "Tlalpan, CMX"],
    [{ city: "004", state: "COA", countryCode: "MEX" }, "Arteaga, COA"],
    [{ city: "039", state: "NLE", countryCode: "MEX" }, "Monterrey, NLE"],
    [{ city: "08", state: "COA", countryCode: "MEX" }, "Saltillo, COA"],
  ])("is found by its code of SAT: %j", (query, place) => {
    expect(summaryOf(query)).toBe(place);
  });
});
