import { expect, test } from "vitest";
import { matchPlaces } from "@/lib/places/match-places";

const stored = [
  "Laredo, TX, US",
  "LAREDO, TEXAS, USA",
  "Nuevo Laredo, TAM, MX",
  "San Antonio, TX, US",
  "Monterrey, NLE, MX",
  "Mty, NL, MX",
  "Apodaca, N.L., MX",
  "Rancho El Sauz, NL, MX",
  "Puebla, PUE, MX",
  "Tehuacán, PUE, MX",
  "St. John's, NL, CA",
  "Toronto, ON, CA",
  "Los Angeles, CA, US",
  "Springfield, MO, US",
  "Springfield, IL, US",
  "TX, US",
  "MX",
  "Nowhere",
];

test.each([
  ["a town, however it is written", "Laredo, TX", ["Laredo, TX, US", "LAREDO, TEXAS, USA"]],
  ["a town by its name alone", "laredo", ["Laredo, TX, US", "LAREDO, TEXAS, USA"]],
  ["a town by its abbreviation", "Monterrey, NL", ["Monterrey, NLE, MX", "Mty, NL, MX"]],
  ["a state by its code", "TX", ["Laredo, TX, US", "LAREDO, TEXAS, USA", "San Antonio, TX, US", "TX, US"]],
  ["a state by its name", "Texas", ["Laredo, TX, US", "LAREDO, TEXAS, USA", "San Antonio, TX, US", "TX, US"]],
  [
    "a state with a town that no table knows",
    "Nuevo León",
    ["Monterrey, NLE, MX", "Mty, NL, MX", "Apodaca, N.L., MX", "Rancho El Sauz, NL, MX"],
  ],
  ["a code of two states, with its country", "NL, CA", ["St. John's, NL, CA"]],
  ["a state rather than its town of that name", "Puebla", ["Puebla, PUE, MX", "Tehuacán, PUE, MX"]],
  ["a town rather than its state, with the state", "Puebla, Pue.", ["Puebla, PUE, MX"]],
  ["California rather than Canada", "CA", ["Los Angeles, CA, US"]],
  ["a country", "Canadá", ["St. John's, NL, CA", "Toronto, ON, CA"]],
  ["a town of which there are several, by its words", "springfield", ["Springfield, MO, US", "Springfield, IL, US"]],
  ["what is not known, by its words", "el sauz", ["Rancho El Sauz, NL, MX"]],
  ["nothing", "Atlantis", []],
])("places are found by %s: %s", async (_, place, found) => {
  expect(await matchPlaces(stored, { place })).toEqual(found);
});

test("a country is all places in it, those without a town too", async () => {
  const mexican = stored.filter((place) => /MX$/.test(place));
  for (const place of ["MX", "México", "mexico"]) expect(await matchPlaces(stored, { place })).toEqual(mexican);
});

test("places within so many miles of a town lie on either side of the border", async () => {
  expect(await matchPlaces(stored, { place: "Laredo, TX", withinMiles: 10 })).toEqual([
    "Laredo, TX, US",
    "LAREDO, TEXAS, USA",
    "Nuevo Laredo, TAM, MX",
  ]);
  expect(await matchPlaces(stored, { place: "Nuevo Laredo", withinMiles: 160 })).toEqual([
    "Laredo, TX, US",
    "LAREDO, TEXAS, USA",
    "Nuevo Laredo, TAM, MX",
    "San Antonio, TX, US",
    "Monterrey, NLE, MX",
    "Mty, NL, MX",
    "Apodaca, N.L., MX",
  ]);
});

test.each(["Texas", "springfield", "Atlantis"])(
  "no distance is measured from %s, which is no one town",
  async (place) => {
    expect(await matchPlaces(stored, { place, withinMiles: 50 })).toBeUndefined();
  },
);
