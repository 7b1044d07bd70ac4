/** Longitude and latitude in degrees. */
export type Spot = { longitude: number; latitude: number };
export type MapPoint = readonly [x: number, y: number];

// Lambert's conformal conic with the standard parallels that suit Mexico to southern Canada.
const radians = Math.PI / 180;
const [south, north, middle, meridian] = [22 * radians, 48 * radians, 36 * radians, -99 * radians];
const steepness = (latitude: number) => Math.tan(Math.PI / 4 + latitude / 2);
const cone = Math.log(Math.cos(south) / Math.cos(north)) / Math.log(steepness(north) / steepness(south));
const factor = (Math.cos(south) * steepness(south) ** cone) / cone;
const radius = (latitude: number) => factor / steepness(latitude) ** cone;

/** Units of the map per earth radius, and where the map's corner lies. */
const scale = 1000;
const [left, top] = [-520, -430];

/** Where a place lies on the map; y grows to the south. */
export function project({ longitude, latitude }: Spot): MapPoint {
  const angle = cone * (longitude * radians - meridian);
  const away = radius(latitude * radians);
  const x = away * Math.sin(angle);
  const y = away * Math.cos(angle) - radius(middle);
  return [scale * x - left, scale * y - top];
}

/** The place that lies at a point of the map: the inverse of `project`. */
export function unproject([x, y]: MapPoint): Spot {
  const [east, down] = [(x + left) / scale, (y + top) / scale + radius(middle)];
  const height = (factor / Math.hypot(east, down)) ** (1 / cone);
  return {
    longitude: (Math.atan2(east, down) / cone + meridian) / radians,
    latitude: (2 * Math.atan(height) - Math.PI / 2) / radians,
  };
}
