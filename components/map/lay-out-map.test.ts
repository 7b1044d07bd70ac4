import { expect, test } from "vitest";
import { frameAround, spreadDots } from "@/components/map/lay-out-map";
import { project } from "@/components/map/projection";
import { crossings } from "@/lib/border-crossings/rules/crossings";

const monterrey = { longitude: -100.31, latitude: 25.67 };
const dallas = { longitude: -96.8, latitude: 32.78 };
const laredo = { longitude: -99.54, latitude: 27.6 };

test("north is above and east is right", () => {
  const [[x, y], [eastX, northY]] = [project(monterrey), project(dallas)];
  expect(northY).toBeLessThan(y);
  expect(eastX).toBeGreaterThan(x);
});

test("a frame contains the points it is made for", () => {
  const frame = frameAround([monterrey, dallas, laredo]);
  for (const [x, y] of [monterrey, dallas, laredo].map(project)) {
    expect(x).toBeGreaterThan(frame.x);
    expect(x).toBeLessThan(frame.x + frame.width);
    expect(y).toBeGreaterThan(frame.y);
    expect(y).toBeLessThan(frame.y + frame.height);
  }
});

test("numbered dots do not lie on one another, and lone ones stay at their place", () => {
  const distance = 12;
  const dots = spreadDots(
    crossings.map((crossing) => ({ ...crossing, key: crossing.id })),
    distance,
  );
  for (const [index, one] of dots.entries()) {
    for (const other of dots.slice(index + 1)) {
      const apart = Math.hypot(one.shownAt[0] - other.shownAt[0], one.shownAt[1] - other.shownAt[1]);
      expect(apart).toBeGreaterThan(distance * 0.9);
    }
  }
  const [lone] = spreadDots([{ ...laredo, key: 1 }], distance);
  expect(lone?.shownAt).toEqual(project(laredo));
});

test("two dots at one place part", () => {
  const [one, other] = spreadDots(
    [1, 2].map((key) => ({ ...laredo, key })),
    10,
  );
  expect(one?.shownAt).not.toEqual(other?.shownAt);
});
