import { type MapPoint, project, type Spot } from "@/components/map/projection";

export type Frame = { x: number; y: number; width: number; height: number };

const aspect = 4 / 3;
/** A frame that contains these points with a margin; never so near that the outlines look coarse. */
export function frameAround(spots: readonly Spot[], widthMin = 110): Frame {
  const points = spots.map(project);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const width = Math.max(widthMin, (right - left) * 1.25, (bottom - top) * 1.25 * aspect);
  const height = width / aspect;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** Mexico, the US and the south of Canada. */
export const wholeMap: Frame = { x: 40, y: 60, width: 1000, height: 760 };

export type Dot<Key> = Spot & { key: Key };
export type PlacedDot<Key> = Dot<Key> & { at: MapPoint; shownAt: MapPoint };

const rounds = 80;

/** Where numbered dots are shown: at their place, or beside it where they would lie on one another. */
export function spreadDots<Key>(dots: readonly Dot<Key>[], distance: number): PlacedDot<Key>[] {
  const placed = dots.map((dot) => {
    const at = project(dot);
    return { dot, at, x: at[0], y: at[1] };
  });
  for (let round = 0; round < rounds; round++) {
    for (const [index, one] of placed.entries()) {
      for (const other of placed.slice(index + 1)) {
        // Dots at one and the same place part to the sides.
        const [dx, dy] = [other.x - one.x || 0.01, other.y - one.y];
        const apart = Math.hypot(dx, dy);
        if (apart >= distance) continue;
        const push = (distance - apart) / 2 / apart;
        one.x -= dx * push;
        one.y -= dy * push;
        other.x += dx * push;
        other.y += dy * push;
      }
    }
  }
  return placed.map(({ dot, at, x, y }) => ({ ...dot, at, shownAt: [x, y] }));
}
