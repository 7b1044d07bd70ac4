import { expect, test } from "vitest";
import { roadMiles } from "@/lib/border-crossings/rules/road-miles";
import { routeMiles } from "@/lib/border-crossings/rules/route-miles";

const monterrey = { latitude: 25.686, longitude: -100.316, countryCode: "MX" as const };
const dallas = { latitude: 32.777, longitude: -96.797, countryCode: "US" as const };
const chicago = { latitude: 41.878, longitude: -87.63, countryCode: "US" as const };

test("a route is as long as its legs", () => {
  expect(routeMiles([monterrey, dallas])).toBeCloseTo(roadMiles(monterrey, dallas), 6);
  expect(routeMiles([monterrey, dallas, chicago])).toBeCloseTo(
    roadMiles(monterrey, dallas) + roadMiles(dallas, chicago),
    6,
  );
});

test("a crossing out of the way makes it longer, and only its own leg", () => {
  const overLaredo = routeMiles([monterrey, dallas], "LAREDO_INTL_BRIDGE");
  const overPharr = routeMiles([monterrey, dallas], "PHARR_REYNOSA_INTL_BRIDGE");
  const overOtayMesa = routeMiles([monterrey, dallas], "OTAY_MESA_PORT_OF_ENTRY");
  expect(overLaredo).toBeGreaterThanOrEqual(roadMiles(monterrey, dallas) - 0.001);
  expect(overPharr).toBeGreaterThan(overLaredo);
  expect(overOtayMesa).toBeGreaterThan(overPharr + 1000);
  expect(routeMiles([monterrey, dallas, chicago], "PHARR_REYNOSA_INTL_BRIDGE") - overPharr).toBeCloseTo(
    roadMiles(dallas, chicago),
    6,
  );
});

test("a crossing means nothing where the border is not crossed", () => {
  expect(routeMiles([dallas, chicago], "LAREDO_INTL_BRIDGE")).toBe(roadMiles(dallas, chicago));
});
