import { describe, expect, test } from "vitest";
import { findPlace } from "@/lib/places/find-place";
import { regionOf } from "@/lib/places/rules/gazetteer";
import { confidenceMin } from "@/lib/places/rules/locate";
import type { PlaceQuery } from "@/lib/places/schema";
import { gazetteer } from "@/lib/places/store/gazetteer";

/** What is believed of a place, in short. */
const summaryOf = (query: PlaceQuery | string) => {
  const found = findPlace(typeof query === "string" ? { address: query } : query);
  return found && found.confidence >= confidenceMin ? `${found.city}, ${found.state}, ${found.countryCode}` : undefined;
};

/** The largest cities of Mexico outside its capital. */
function largestMexicanCities(count: number) {
  const { names, populations } = gazetteer();
  const regionOfPlace = (place: number) => regionOf(gazetteer(), place);
  return [...names.keys()]
    .filter((place) => regionOfPlace(place).countryCode === "MX" && regionOfPlace(place).state !== "CMX")
    .sort((a, b) => (populations[b] ?? 0) - (populations[a] ?? 0))
    .slice(0, count)
    .map((place) => ({ name: names[place] ?? "", state: regionOfPlace(place) }));
}

const swapped = (name: string) => name.slice(0, 2) + name.charAt(3) + name.charAt(2) + name.slice(4);

describe("the name of a country that serves as such is not the town as well", () => {
  test.each(["Mexico", "México", "MX", "Mex.", "Méx.", "MEXICO", "Estados Unidos Mexicanos"])(
    "none of Mexico's largest cities in %s is its capital",
    (country) => {
      for (const { name } of largestMexicanCities(80)) {
        for (const address of [`${name}, ${country}`, `${name} ${country}`, `${country}, ${name}`]) {
          expect([address, findPlace({ address })?.state]).not.toEqual([address, "CMX"]);
        }
      }
    },
  );

  test("nor where they are misspelt and their state is said", () => {
    for (const { name, state } of largestMexicanCities(80)) {
      for (const word of state.names.slice(1, 3)) {
        const address = `${swapped(name)}, ${word}, Mexico`;
        expect([address, findPlace({ address })?.state]).not.toEqual([address, "CMX"]);
      }
    }
  });

  test.each([
    ["Monterrey, Mexico", "Monterrey, NLE, MX"],
    ["Tijuana, Mexico", "Tijuana, BCN, MX"],
    ["Tecate MX", "Tecate, BCN, MX"],
    ["Mexico, Monterrey", "Monterrey, NLE, MX"],
    ["Mexico, Nuevo León, Monterrey", "Monterrey, NLE, MX"],
    ["Monterrey, Mexico, N.L.", "Monterrey, NLE, MX"],
    ["MX NL Monterrey", "Monterrey, NLE, MX"],
    ["Slatillo, Coah., Mexico", "Saltillo, COA, MX"],
    ["Ecatepec, Méx.", "Ecatepec de Morelos, MEX, MX"],
    ["Puebla, Mexico", "Puebla, PUE, MX"],
    ["Mexico, Puebla", "Puebla, PUE, MX"],
    ["Mexico, Mexico", "Ciudad de México, CMX, MX"],
    ["México, D.F.", "Ciudad de México, CMX, MX"],
    ["Mexico, MO", "Mexico, MO, US"],
    ["Mexico, Missouri, USA", "Mexico, MO, US"],
  ])("%s is %s", (address, place) => {
    expect(summaryOf(address)).toBe(place);
  });

  test.each(["Pending, Mexico", "N/A, Mexico", "Mexico", "N/A", "TBD, MX", "Mexcio", "USA", "Nuevo León, Mexico"])(
    "%s is no town",
    (address) => {
      expect(summaryOf(address)).toBeUndefined();
    },
  );

  test("as a town's own field it is the capital", () => {
    expect(summaryOf({ city: "México", state: "DF" })).toBe("Ciudad de México, CMX, MX");
    expect(summaryOf({ city: "Mexico", countryCode: "MX" })).toBe("Ciudad de México, CMX, MX");
    expect(summaryOf({ city: "Monterrey, Mexico", countryCode: "MX" })).toBe("Monterrey, NLE, MX");
  });
});

describe("the name of a state that serves as such is not the town as well", () => {
  test.each([
    ["Buffallo, New York", "Buffalo, NY, US"],
    ["New York, New York", "New York, NY, US"],
    ["New York", "New York, NY, US"],
    ["123 Main St, New York", "New York, NY, US"],
    ["Seattle, Washington", "Seattle, WA, US"],
    ["Washington, DC", "Washington, DC, US"],
    ["Kansas City, Kansas", "Kansas City, KS, US"],
    ["Wichita, Kansas, USA", "Wichita, KS, US"],
    ["Delaware, OH", "Delaware, OH, US"],
    ["Texas, Laredo", "Laredo, TX, US"],
    ["Av. Juárez 100, Puebla", "Puebla, PUE, MX"],
    ["Apodaca Nuevo León", "Apodaca, NLE, MX"],
    ["Toluca, Estado de México", "Toluca, MEX, MX"],
    ["Nuevo Laredo, Tamps. Mexico", "Nuevo Laredo, TAM, MX"],
  ])("%s is %s", (address, place) => {
    expect(summaryOf(address)).toBe(place);
  });

  test.each([
    "Pending, New York",
    "Pending, Puebla",
    "Xyzzyville, Washington",
    "Washington",
    "Kansas",
    "Kansas, USA",
    "Nuevo León",
    "Sonora, Mexico",
    "Jalisco, Mexico",
  ])("%s is no town", (address) => {
    expect(summaryOf(address)).toBeUndefined();
  });
});

describe("a state that contradicts the town", () => {
  test.each([
    { city: "Guadalajara", state: "NL", countryCode: "MX" },
    { city: "Nuevo Laredo", state: "TX" },
    { city: "Los Angeles", state: "CA", postalCode: "94158" },
    { city: "San Jerónimo", state: "Tlaxcala", countryCode: "MX" },
  ])("leaves %j open", (query) => {
    expect(summaryOf(query)).toBeUndefined();
  });

  test("gives way where the postal code agrees with the town", () => {
    expect(summaryOf({ city: "Romulus", state: "OH", postalCode: "48174-9725", countryCode: "US" })).toBe(
      "Romulus, MI, US",
    );
    expect(summaryOf({ city: "Madison", state: "WI", postalCode: "50313", countryCode: "US" })).toBe("Madison, WI, US");
  });
});
