export type Point = { latitude: number; longitude: number };

const earthRadiusMiles = 3958.8;
const radians = Math.PI / 180;

/** Miles as the crow flies (haversine on a sphere). */
export function milesBetween(a: Point, b: Point) {
  const height = Math.sin(((b.latitude - a.latitude) * radians) / 2);
  const width = Math.sin(((b.longitude - a.longitude) * radians) / 2);
  const share = height * height + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * width * width;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(share)));
}
