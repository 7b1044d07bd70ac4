import type { Point } from "@/lib/core/great-circle";
import type { GazetteerColumns } from "@/lib/places/schema";

/** Places by cells of half a degree: those of a cell stand together in `places`. */
export type Grid = { starts: Uint32Array; places: Uint32Array };

const unit = 1e-5;
const [rows, columns] = [360, 720];
const rowOf = (latitude: number) => Math.min(rows - 1, Math.max(0, Math.floor((latitude + 90) * 2)));
const columnOf = (longitude: number) => Math.min(columns - 1, Math.max(0, Math.floor((longitude + 180) * 2)));

/** Sorted by counting: how many stand before each cell, then each place into its own. */
export function gridOf({ latitudes, longitudes }: GazetteerColumns): Grid {
  const cellOf = (place: number) =>
    rowOf((latitudes[place] ?? 0) * unit) * columns + columnOf((longitudes[place] ?? 0) * unit);
  const starts = new Uint32Array(rows * columns + 1);
  const next = (cell: number, by: number) => {
    starts[cell] = (starts[cell] ?? 0) + by;
    return starts[cell] ?? 0;
  };
  for (let place = 0; place < latitudes.length; place++) next(cellOf(place), 1);
  for (let cell = 1; cell < starts.length; cell++) next(cell, starts[cell - 1] ?? 0);
  const places = new Uint32Array(latitudes.length);
  for (let place = 0; place < latitudes.length; place++) places[next(cellOf(place), -1)] = place;
  return { starts, places };
}

/** Cells to look around a point before giving up: some 350 miles. */
const ringsMax = 10;

/** The place nearest to a point among those that are accepted; none when there is none in a few hundred miles. */
export function nearestPlace(
  gazetteer: GazetteerColumns & { grid: Grid },
  { latitude, longitude }: Point,
  accepts: (place: number) => boolean,
): number | undefined {
  const { grid, latitudes, longitudes } = gazetteer;
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  let [nearest, away]: [number | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  const [row, column] = [rowOf(latitude), columnOf(longitude)];
  // A place of ring r is at least r - 1 half degrees of latitude or longitude away.
  for (let ring = 0; ring <= ringsMax && away > ((ring - 1) / 2) * narrowing; ring++) {
    for (const cell of cellsOfRing(row, column, ring)) {
      for (let at = grid.starts[cell] ?? 0; at < (grid.starts[cell + 1] ?? 0); at++) {
        const place = grid.places[at] ?? 0;
        const height = (latitudes[place] ?? 0) * unit - latitude;
        const width = ((longitudes[place] ?? 0) * unit - longitude) * narrowing;
        const distance = Math.hypot(height, width);
        if (distance < away && accepts(place)) [nearest, away] = [place, distance];
      }
    }
  }
  return nearest;
}

function cellsOfRing(row: number, column: number, ring: number) {
  const cells: number[] = [];
  for (let y = Math.max(0, row - ring); y <= Math.min(rows - 1, row + ring); y++) {
    const isEdge = Math.abs(y - row) === ring;
    for (let x = column - ring; x <= column + ring; x += isEdge || ring === 0 ? 1 : 2 * ring) {
      if (x >= 0 && x < columns) cells.push(y * columns + x);
    }
  }
  return cells;
}

const degrees = 1e5;

/** Beyond the ends of the border only Guadalupe Island and the Yucatán lie south of them; Hawaii and Florida do not. */
const [farthestWest, farthestEast] = [-119 * degrees, -86 * degrees];

/**
 * Whether a point lies in Mexico rather than in the US or Canada: how often a line straight north from it meets the
 * border. The line is drawn to half a mile: a point within a mile of the river may get the wrong country.
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
