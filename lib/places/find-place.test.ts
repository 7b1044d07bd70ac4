import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { milesBetween } from "@/lib/core/great-circle";
import { findPlace, placeAt } from "@/lib/places/find-place";
import type { PlaceQuery } from "@/lib/places/schema";

const file = path.join(import.meta.dirname, "examples/addresses.json");
type Example = { text: string; latitude: number; longitude: number; countryCode: string };
const { addresses }: { addresses: Example[] } = JSON.parse(readFileSync(file, "utf8"));

/** What is believed of a place, in short. */
const summaryOf = (query: PlaceQuery | string) => {
  const found = findPlace(typeof query === "string" ? { address: query } : query);
  return found && found.confidence >= 0.5 ? `${found.city}, ${found.state}, ${found.countryCode}` : undefined;
};

test("a word that every object has a property of is a word like any other", () => {
  expect(summaryOf("Constructor 12, Dallas, TX")).toBe("Dallas, TX, US");
});

describe("an address", () => {
  test.each(addresses)("$text is found", (example) => {
    const found = findPlace({ address: example.text });
    expect(found?.countryCode).toBe(example.countryCode);
    expect(found?.confidence).toBeGreaterThan(0.5);
    expect(milesBetween(found ?? { latitude: 0, longitude: 0 }, example)).toBeLessThan(30);
  });

  test.each([
    ["100 Mexico Ave, Laredo, TX", "Laredo, TX, US"],
    ["Calle Chicago, Tijuana", "Tijuana, BCN, MX"],
    ["Carretera Monterrey-Laredo km 21, Ciénega de Flores, NL", "Ciénega de Flores, NLE, MX"],
    ["Dallas, GA", "Dallas, GA, US"],
    ["Houston, MS", "Houston, MS, US"],
    ["Mexico, MO", "Mexico, MO, US"],
    ["Ontario, CA", "Ontario, CA, US"],
    ["Toronto, Ontario, CA", "Toronto, ON, CA"],
    ["Corner Brook, NL", "Corner Brook, NL, CA"],
    ["Monterrey, NL", "Monterrey, NLE, MX"],
    ["Vancouver BC", "Vancouver, BC, CA"],
    ["Tijuana BC", "Tijuana, BCN, MX"],
    ["Nogales, AZ", "Nogales, AZ, US"],
    ["Nogales, Sonora", "Nogales, SON, MX"],
    ["Monterey NL", "Monterrey, NLE, MX"],
    ["Mississuaga Ontario", "Mississauga, ON, CA"],
    ["64000", "Monterrey, NLE, MX"],
  ])("%s is %s", (address, place) => {
    expect(summaryOf(address)).toBe(place);
  });

  test.each(["", " ", "TBD", "N/A", "???", "12345678", "warehouse 12", "123 Main St", "Springfield", "Texas"])(
    "%j is not guessed at",
    (address) => {
      expect(summaryOf(address)).toBeUndefined();
    },
  );

  test("of words that only resemble a village is nothing at all", () => {
    expect(["warehouse 12", "123 Main St", "Customer location"].map((address) => findPlace({ address }))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("that may mean two places says which else", () => {
    const found = findPlace({ address: "Springfield" });
    expect([found?.city, found?.runnerUp?.city]).toEqual(["Springfield", "Springfield"]);
    expect(found?.runnerUp?.state).not.toBe(found?.state);
  });

  test("with a ZIP code lies where the ZIP code lies", () => {
    const far = findPlace({ address: "Laredo, TX 78045" });
    expect(far).toMatchObject({ latitude: 27.6357, longitude: -99.5923, postalCode: "78045", city: "Laredo" });
  });
});

describe("a structured place", () => {
  test.each([
    [{ city: "Monterrey", state: "NL", countryCode: "MX" }, "Monterrey, NLE, MX"],
    [{ city: "St. John's", state: "NL" }, "St. John's, NL, CA"],
    [{ city: "Apodaca", state: "MX-NLE" }, "Apodaca, NLE, MX"],
    [{ city: "Nuevo Laredo", state: "MX_TAM", countryCode: "mex" }, "Nuevo Laredo, TAM, MX"],
    [{ street: "100 Mexico Ave", city: "Laredo", state: "Texas" }, "Laredo, TX, US"],
    [{ postalCode: "75201", countryCode: "US" }, "Dallas, TX, US"],
    [{ postalCode: "64000", countryCode: "MX" }, "Monterrey, NLE, MX"],
    [{ postalCode: "M5V 2T6", countryCode: "CA" }, "Toronto, ON, CA"],
  ])("%j is %s", (query, place) => {
    expect(summaryOf(query)).toBe(place);
  });

  test("of another country, or with nothing in it, is no place", () => {
    expect([{ city: "Paris", countryCode: "FR" }, { state: "NL", countryCode: "MX" }, {}].map(summaryOf)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("a point", () => {
  test.each([
    [27.5064, -99.5075, "TX"],
    [27.4763, -99.5164, "TAM"],
    [31.7202, -106.4608, "CHH"],
    [31.7792, -106.49, "TX"],
    [32.5149, -117.0382, "BCN"],
    [32.552, -117.043, "CA"],
    [45.5088, -73.5878, "QC"],
    [25.7617, -80.1918, "FL"],
    [21.1743, -86.8466, "ROO"],
  ])("%d, %d is in %s", (latitude, longitude, state) => {
    expect(placeAt({ latitude, longitude })).toMatchObject({ latitude, longitude, state, confidence: 1 });
  });

  test("at the river is on the side its words say", () => {
    const bridge = { latitude: 27.4998, longitude: -99.5075 };
    expect(placeAt(bridge, { address: "Laredo, TX" })).toMatchObject({ ...bridge, countryCode: "US" });
    expect(placeAt(bridge, { address: "Nuevo Laredo, Tamps." })).toMatchObject({ ...bridge, countryCode: "MX" });
  });

  test("far from North America is nowhere", () => {
    const abroad = { guatemala: [14.63, -90.51], havana: [23.11, -82.37], paris: [48.85, 2.35] } as const;
    const found = Object.values(abroad).map(([latitude, longitude]) => placeAt({ latitude, longitude }));
    expect(found).toEqual([undefined, undefined, undefined]);
    expect(placeAt({ latitude: -90, longitude: 180 })).toBeUndefined();
  });
});

describe("whatever is sent", () => {
  const hostile = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.string({ unit: "grapheme", maxLength: 300 }),
    fc
      .array(fc.constantFrom("San", "de", "12345", ",", "St", "NL", "Juárez", "-", "MX", "\ud800"), { maxLength: 200 })
      .map((words) => words.join(" ")),
  );

  test("a place or none is answered, never an error", () => {
    fc.assert(
      fc.property(hostile, hostile, (address, state) => {
        const found = findPlace({ address });
        if (found) expect(found.confidence >= 0 && found.confidence <= 1).toBe(true);
        findPlace({ city: address, state });
      }),
    );
  });

  test.each(["a ", "San ", "12345 ", "é", ", ", "x", "Laredo TX ", "\u0000", "🚚", "- "])(
    "hundreds of thousands of %j are read in one go",
    (part) => {
      // What grows with the square of the text takes minutes, longer than a test may.
      findPlace({ address: part.repeat(300_000) });
    },
  );
});
