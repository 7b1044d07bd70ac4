// npm run gazetteer: makes lib/places/store/gazetteer.br, the places that addresses are looked up in, from packages.
import fs from "node:fs";
import path from "node:path";
import { regions } from "@/lib/places/rules/regions";
import { keyOf } from "@/lib/places/rules/words";
import { packGazetteer } from "@/lib/places/store/gazetteer";
import { namesOf, shownName } from "@/scripts/gazetteer/aliases";
import {
  cities,
  freightSpots,
  namedPoints,
  type Spot,
  southernBorder,
  type Zip,
  zips,
} from "@/scripts/gazetteer/sources";
import { zoneOf } from "@/scripts/gazetteer/zone-of";

const file = path.resolve(import.meta.dirname, "../lib/places/store/gazetteer.br");
const degrees = 1e5;
/** Two entries of one name in one state are one place when they lie closer than this, in degrees. */
const sameTown = 0.3;

/** What a town that only the post knows is taken to have for each of its ZIP codes. */
const peopleOfZip = 500;

const regionCode = ({ countryCode, state }: Spot) => `${countryCode}-${state}`;
const isNear = (a: Spot | Zip, b: Spot) =>
  Math.abs(a.latitude - b.latitude) < sameTown && Math.abs(a.longitude - b.longitude) < sameTown;

/** The places gathered so far, by region and name. */
class Atlas {
  readonly spots: Spot[] = [];
  private readonly byKey = new Map<string, Spot[]>();

  find(region: string, name: string, near: Spot | Zip) {
    return this.byKey.get(`${region} ${keyOf(name)}`)?.find((spot) => isNear(near, spot));
  }

  add(spot: Spot) {
    if (!regions.some(({ code }) => code === regionCode(spot)) || keyOf(spot.name) === "") return undefined;
    this.spots.push(spot);
    for (const name of namesOf(spot)) {
      const key = `${regionCode(spot)} ${keyOf(name)}`;
      this.byKey.set(key, [...(this.byKey.get(key) ?? []), spot]);
    }
    return spot;
  }
}

function gather() {
  const atlas = new Atlas();
  for (const spot of [...freightSpots, ...cities()])
    if (!atlas.find(regionCode(spot), spot.name, spot)) atlas.add(spot);
  const municipalities = new Map<string, Spot>();
  for (const point of namedPoints()) {
    const known = atlas.find(regionCode(point), point.name, point) ?? atlas.add(point);
    if (!known || point.countryCode !== "MX" || point.municipality === "") continue;
    known.municipality ??= point.municipality;
    const id = `${point.state} ${point.municipality}`;
    if (known.population >= (municipalities.get(id)?.population ?? -1)) municipalities.set(id, known);
  }
  // A Mexican address names the municipality; it stands for its largest town.
  for (const town of municipalities.values()) {
    const area = { ...town, name: town.municipality ?? "" };
    if (!atlas.find(regionCode(town), area.name, town)) atlas.add(area);
  }
  const towns = new Set<Spot>();
  const zipTowns = zips().map((zip) => {
    const known = atlas.find(`US-${zip.state}`, zip.city, zip);
    const town = known ?? atlas.add({ ...zip, name: zip.city, countryCode: "US", population: 0 });
    if (!known && town) towns.add(town);
    if (town && towns.has(town)) town.population += peopleOfZip;
    return { ...zip, town };
  });
  return { spots: atlas.spots, zips: zipTowns };
}

/** A Mexican place without municipality has that of the nearest place with one. */
function completeMunicipalities(spots: readonly Spot[]) {
  const known = spots.filter((spot) => spot.municipality);
  for (const spot of spots) {
    if (spot.countryCode !== "MX" || spot.municipality) continue;
    const away = (other: Spot) => Math.hypot(other.latitude - spot.latitude, other.longitude - spot.longitude);
    const ofState = known.filter((other) => other.state === spot.state);
    const nearest = ofState.reduce((best, other) => (away(other) < away(best) ? other : best), ofState[0] ?? spot);
    spot.municipality = nearest.municipality ?? "";
  }
}

function indexNames(spots: readonly Spot[]) {
  const places = new Map<string, number[]>();
  for (const [index, spot] of spots.entries()) {
    for (const key of new Set(namesOf(spot).map(keyOf))) if (key) places.set(key, [...(places.get(key) ?? []), index]);
  }
  const entries = [...places].sort(([a], [b]) => (a < b ? -1 : 1));
  const keyStarts = [0];
  for (const [, found] of entries) keyStarts.push((keyStarts.at(-1) ?? 0) + found.length);
  return {
    keys: entries.map(([key]) => key),
    keyStarts,
    keyPlaces: entries.flatMap(([, found]) => found),
  };
}

const { spots, zips: zipRows } = gather();
completeMunicipalities(spots);
const order = (spot: Spot) => regions.findIndex(({ code }) => code === regionCode(spot));
spots.sort((a, b) => order(a) - order(b) || (keyOf(a.name) < keyOf(b.name) ? -1 : 1));
const position = new Map(spots.map((spot, index) => [spot, index]));
const zones = spots.map(zoneOf);
const zoneNames = [...new Set(zones)].sort();
const { keys, keyStarts, keyPlaces } = indexNames(spots);
const scaled = (values: readonly number[]) => Int32Array.from(values, (value) => Math.round(value * degrees));
const placed = zipRows.filter(({ town }) => town !== undefined);
const packed = packGazetteer({
  latitudes: scaled(spots.map(({ latitude }) => latitude)),
  longitudes: scaled(spots.map(({ longitude }) => longitude)),
  populations: Uint32Array.from(spots, ({ population }) => population),
  regions: Uint8Array.from(spots, order),
  zones: Uint8Array.from(zones, (zone) => zoneNames.indexOf(zone)),
  keyStarts: Uint32Array.from(keyStarts),
  keyPlaces: Uint32Array.from(keyPlaces),
  zips: Uint32Array.from(placed, ({ zip }) => zip),
  zipLatitudes: scaled(placed.map(({ latitude }) => latitude)),
  zipLongitudes: scaled(placed.map(({ longitude }) => longitude)),
  zipPlaces: Uint32Array.from(placed, ({ town }) => (town ? (position.get(town) ?? 0) : 0)),
  border: scaled(southernBorder().flat()),
  names: spots.map(shownName),
  keys,
  zoneNames,
});
fs.writeFileSync(file, packed);
console.log(
  `${spots.length} places under ${keys.length} names, ${placed.length} ZIP codes, ${(packed.length / 1e6).toFixed(2)} MB`,
);
