import { expect, test } from "vitest";
import { project, unproject } from "@/components/map/projection";

test.each([
  { longitude: -99.50754, latitude: 27.50641 },
  { longitude: -123.1207, latitude: 49.2827 },
  { longitude: -86.8515, latitude: 21.1619 },
])("a point of the map leads back to its place: %o", (spot) => {
  const found = unproject(project(spot));
  expect(found.longitude).toBeCloseTo(spot.longitude, 8);
  expect(found.latitude).toBeCloseTo(spot.latitude, 8);
});
