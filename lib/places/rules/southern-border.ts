import type { Point } from "@/lib/core/great-circle";

const degrees = 1e5;

/** Beyond the ends of the border only Guadalupe Island and the Yucatán lie south of them; Hawaii and Florida do not. */
const [farthestWest, farthestEast] = [-119 * degrees, -86 * degrees];

/**
 * Whether a point lies in Mexico rather than in the US or Canada: how often a line straight north from it meets the
 * border. The line is drawn to half a mile: a point within a mile of the river may be told wrong.
 */
export function isSouthOfBorder(border: Int32Array, { latitude, longitude }: Point): boolean {
  const [x, y] = [longitude * degrees, latitude * degrees];
  const [westX, westY, eastX, eastY] = [border[0] ?? 0, border[1] ?? 0, border.at(-2) ?? 0, border.at(-1) ?? 0];
  if (x <= westX) return y < westY && x > farthestWest;
  if (x >= eastX) return y < eastY && x < farthestEast;
  let isSouth = false;
  for (let index = 0; index + 3 < border.length; index += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [border[index], border[index + 1], border[index + 2], border[index + 3]];
    if (x1 <= x === x2 <= x) continue;
    if (y1 + ((x - x1) / (x2 - x1)) * (y2 - y1) > y) isSouth = !isSouth;
  }
  return isSouth;
}
