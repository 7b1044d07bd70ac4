import { describe, expect, test } from "vitest";
import { ItemError } from "@/lib/core/batch";
import { locateStops } from "@/lib/places/locate-stops";
import type { LookupStop } from "@/lib/vocabulary/lookup-stop";

type Details = NonNullable<LookupStop["placeDetails"]>;

const dallas: LookupStop = { type: "DELIVERY", placeDetails: { place: { type: "CITY", city: "Dallas", state: "TX" } } };

/** What becomes of a place: the town that is taken with what is said of it, or the towns between which it is not clear. */
function located(placeDetails: Details) {
  try {
    const [stop] = locateStops([{ type: "PICKUP", placeDetails }, dallas]);
    return { taken: `${stop?.place?.city}, ${stop?.place?.state}`, said: stop?.doubt?.reason };
  } catch (error) {
    if (!(error instanceof ItemError)) throw error;
    const { candidate, runnerUp, stopIndex } = error.details ?? {};
    const possible = [candidate, runnerUp].filter((place) => place !== undefined);
    for (const { confidence } of possible) expect(confidence).toBeLessThan(0.5);
    const towns = possible.map(({ city, state }) => `${city}, ${state}`);
    return { refused: error.code, stopIndex, towns: towns.toSorted() };
  }
}

const ambiguous = (...towns: string[]) => ({ refused: "LOCATION_AMBIGUOUS", stopIndex: 0, towns: towns.toSorted() });
const address = (parts: object) => located({ place: { type: "ADDRESS", ...parts } });
const line = (text: string) => located({ place: { type: "ADDRESS_STRING", address: text } });

describe("two readings of a place more than 30 miles apart are not decided between", () => {
  test.each([
    [{ city: "Dallas", state: "CA", postalCode: "78045", countryCode: "US" }, ["Dallas, TX", "Laredo, TX"]],
    [{ city: "Houston", state: "TX", postalCode: "60601" }, ["Chicago, IL", "Houston, TX"]],
    [{ city: "Laredo", state: "TX", postalCode: "75201" }, ["Dallas, TX", "Laredo, TX"]],
    [
      { city: "Monterrey", state: "NL", postalCode: "44100", countryCode: "MX" },
      ["Guadalajara, JAL", "Monterrey, NLE"],
    ],
  ])("%o", (parts, towns) => {
    expect(address(parts)).toEqual(ambiguous(...towns));
  });

  test.each([
    ["Houston, TX 60601", ["Chicago, IL", "Houston, TX"]],
    ["Laredo, TX 75201, USA", ["Dallas, TX", "Laredo, TX"]],
    ["Guadalajara, Jalisco 64000, México", ["Guadalajara, JAL", "Monterrey, NLE"]],
    ["Tijuana, CA 92154", ["San Diego, CA", "Tijuana, BCN"]],
    ["Reynosa TX 78501", ["McAllen, TX", "Reynosa, TAM"]],
    ["Nogales", ["Nogales, AZ", "Nogales, SON"]],
  ])("%s", (text, towns) => {
    expect(line(text)).toEqual(ambiguous(...towns));
  });
});

describe("a contradiction that leaves the place where it is is said of it", () => {
  test("the postal code is that of a town near by", () => {
    expect(address({ city: "Gulf Shores", state: "AL", postalCode: "36533" })).toEqual({
      taken: "Gulf Shores, AL",
      said: "postal_code_and_city",
    });
  });

  test("the postal code and the town are of one state, and another one is named", () => {
    expect(line("Nuevo Laredo, TX 88000")).toEqual({ taken: "Nuevo Laredo, TAM", said: "postal_code_and_state" });
    expect(address({ city: "Nuevo Laredo", state: "TX", postalCode: "88000" })).toEqual({
      taken: "Nuevo Laredo, TAM",
      said: "postal_code_and_state",
    });
  });

  test("the country is another", () => {
    expect(address({ city: "Monterrey", state: "NL", countryCode: "US" })).toEqual({
      taken: "Monterrey, NLE",
      said: "place_and_country",
    });
  });

  test("a point is believed before its address", () => {
    const place = { type: "ADDRESS" as const, city: "Laredo", state: "TX" };
    expect(located({ place, coordinates: { latitude: 41.85, longitude: -87.65 } })).toEqual({
      taken: "Chicago, IL",
      said: "point_and_address",
    });
  });
});

test.each([
  "Dallas, TX 75201",
  "12345 Main St, Dallas, TX 75201",
  "12345 Main St Dallas TX 75201",
  "Av. Ruiz Cortines 2000, Monterrey, NL 64400",
  "Nogales, Sonora",
  "Nogales, AZ 85621",
  "Otay Mesa, CA 92154",
  "Tecate",
])("%s contradicts nothing", (text) => {
  expect(line(text).said).toBeUndefined();
  expect(line(text).refused).toBeUndefined();
});

test("a town that only its twin across the river has a name like is proposed", () => {
  expect(line("Laredo, Tamps.")).toEqual(ambiguous("Nuevo Laredo, TAM"));
  expect(address({ city: "Laredo", state: "Tamaulipas" })).toEqual(ambiguous("Nuevo Laredo, TAM"));
});
