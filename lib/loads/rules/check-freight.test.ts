import { describe, expect, test } from "vitest";
import { checkLoad } from "@/lib/loads/rules/check-load";
import { emptyDocument } from "@/lib/loads/rules/stored-load";
import type { LoadDocument } from "@/lib/loads/schema/load";

type Fields = Partial<LoadDocument>;
type TrailerType = NonNullable<NonNullable<Fields["trailerRequirements"]>["allowedTypes"]>[number];

const codesOf = (fields: Fields) =>
  checkLoad({ ...emptyDocument("L-1"), ...fields }, fields).map(({ code, path }) => `${code} ${path}`);

const stop = (type: "PICKUP" | "DELIVERY", countryCode: "US" | "MX" | "CA") => ({
  type,
  location: { place: { type: "ADDRESS" as const, countryCode } },
});
const northbound = [stop("PICKUP", "MX"), stop("DELIVERY", "US")];
const inMexico = [stop("PICKUP", "MX"), stop("DELIVERY", "MX")];

describe("more than a truck may weigh", () => {
  const weighing = (
    pounds: number[],
    { stops = northbound, trailer }: { stops?: Fields["stops"]; trailer?: TrailerType } = {},
  ) =>
    codesOf({
      ...(stops && { stops }),
      commodities: pounds.map((value) => ({ weight: { value, unit: "POUNDS" as const } })),
      ...(trailer && { trailerRequirements: { allowedTypes: [trailer] } }),
    });

  test("is warned of, in one line or in all, once", () => {
    expect(weighing([120_000])).toEqual(["unusual_weight load.commodities[0].weight"]);
    expect(weighing([30_000, 30_000])).toEqual(["unusual_weight load.commodities"]);
    expect(weighing([48_500])).toEqual([]);
  });

  test("counts kilograms as such", () => {
    const kilograms = (value: number) => ({ weight: { value, unit: "KILOGRAMS" as const } });
    expect(codesOf({ stops: northbound, commodities: [kilograms(42_000)] })).toEqual([
      "unusual_weight load.commodities[0].weight",
    ]);
    expect(codesOf({ stops: northbound, commodities: [kilograms(21_500)] })).toEqual([]);
  });

  test("is more in Mexico, with two trailers more still, and on a trailer for machines", () => {
    expect(weighing([70_000], { stops: inMexico })).toEqual([]);
    expect(weighing([90_000], { stops: inMexico })).toHaveLength(1);
    expect(weighing([105_000], { stops: inMexico, trailer: "FULL_DOUBLE_TRAILER" })).toEqual([]);
    expect(weighing([105_000], { trailer: "FULL_DOUBLE_TRAILER" })).toHaveLength(1);
    expect(weighing([130_000], { trailer: "LOWBOY" })).toEqual([]);
    expect(weighing([260_000], { trailer: "LOWBOY" })).toHaveLength(1);
  });

  test("is seen at a stop, too", () => {
    const [pickup, delivery] = [stop("PICKUP", "MX"), stop("DELIVERY", "US")];
    const weight = { value: 120_000, unit: "POUNDS" as const };
    expect(
      codesOf({
        stops: [
          { ...pickup, weight },
          { ...delivery, weight },
        ],
      }),
    ).toEqual(["unusual_weight load.stops[0].weight"]);
  });
});

describe("a temperature that the goods do not stand", () => {
  const keeping = (name: string, minimum: number, unit: "FAHRENHEIT" | "CELSIUS", maximum = minimum) =>
    codesOf({
      trailerRequirements: { allowedTypes: ["REEFER"] },
      commodities: [{ name, temperatureRequirements: { minimum, maximum, unit } }],
    });
  const warned = ["unusual_temperature load.commodities[0].temperatureRequirements"];

  test.each([
    ["Lettuce", -20, "FAHRENHEIT"],
    ["Lechuga orgánica", -5, "CELSIUS"],
    ["Fresh strawberries", 33, "CELSIUS"],
    ["Aguacate Hass", 40, "CELSIUS"],
    ["Aguacate Hass", 4, "FAHRENHEIT"],
    ["Frozen vegetables", 38, "FAHRENHEIT"],
    ["Camarón congelado", 5, "CELSIUS"],
    ["Chicken", 95, "FAHRENHEIT"],
    ["Vaccines", 36, "CELSIUS"],
    ["Insulina", 5, "FAHRENHEIT"],
    ["Ice cream", -60, "FAHRENHEIT"],
  ] as const)("%s at %d %s is warned of", (name, minimum, unit) => {
    expect(keeping(name, minimum, unit)).toEqual(warned);
  });

  test.each([
    ["Lettuce", 34, "FAHRENHEIT"],
    ["Aguacate Hass", 5, "CELSIUS"],
    ["Bananas", 56, "FAHRENHEIT"],
    ["Frozen strawberries", -10, "FAHRENHEIT"],
    ["Pulpa de mango congelada", -18, "CELSIUS"],
    ["Ice cream", -20, "FAHRENHEIT"],
    ["Chocolate", 65, "FAHRENHEIT"],
    ["Medicines", 25, "CELSIUS"],
    ["Lime juice concentrate", 0, "FAHRENHEIT"],
    ["Limestone samples", 10, "FAHRENHEIT"],
  ] as const)("%s at %d %s is not", (name, minimum, unit) => {
    expect(keeping(name, minimum, unit)).toEqual([]);
  });

  test("goods that travel hot are none of these", () => {
    const asphalt = { name: "Asphalt", temperatureRequirements: { minimum: 300, unit: "FAHRENHEIT" as const } };
    expect(codesOf({ trailerRequirements: { allowedTypes: ["TANKER"] }, commodities: [asphalt] })).toEqual([]);
  });
});
