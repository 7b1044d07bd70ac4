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

/** A point as the direction from the centre of the earth. */
export type Direction = { x: number; y: number; z: number };

export function directionOf({ latitude, longitude }: Point): Direction {
  const radius = Math.cos(latitude * radians);
  return {
    x: radius * Math.cos(longitude * radians),
    y: radius * Math.sin(longitude * radians),
    z: Math.sin(latitude * radians),
  };
}

/** The greater, the nearer: finds the nearest of many points without trigonometry for each. */
export const closeness = (a: Direction, b: Direction) => a.x * b.x + a.y * b.y + a.z * b.z;
