// npm run gazetteer: makes lib/places/store/gazetteer.br, the places that addresses are looked up in, from packages.
import fs from "node:fs";
import path from "node:path";
import { regions } from "@/lib/places/rules/regions";
import { satCodesOfState } from "@/lib/places/rules/sat-codes";
import { keyOf } from "@/lib/places/rules/words";
import { packGazetteer } from "@/lib/places/store/gazetteer";
import { namesOf, shownName } from "@/scripts/gazetteer/aliases";
import { completeMunicipalities, gather, regionCode, type SatCode } from "@/scripts/gazetteer/atlas";
import { type Spot, southernBorder } from "@/scripts/gazetteer/sources";
import { zoneOf } from "@/scripts/gazetteer/zone-of";

const file = path.resolve(import.meta.dirname, "../lib/places/store/gazetteer.br");
const degrees = 1e5;
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

const { spots, zips: zipRows, satCodes } = gather();
completeMunicipalities(spots);
const order = (spot: Pick<Spot, "countryCode" | "state">) => regions.findIndex(({ code }) => code === regionCode(spot));
spots.sort((a, b) => order(a) - order(b) || (keyOf(a.name) < keyOf(b.name) ? -1 : 1));
const position = new Map(spots.map((spot, index) => [spot, index]));
const zones = spots.map(zoneOf);
const zoneNames = [...new Set(zones)].sort();
const { keys, keyStarts, keyPlaces } = indexNames(spots);
const scaled = (values: readonly number[]) => Int32Array.from(values, (value) => Math.round(value * degrees));
const placed = zipRows.filter(({ town }) => town !== undefined);
const satKey = ({ state, code }: SatCode) => order({ countryCode: "MX", state }) * satCodesOfState + code;
const satRows = satCodes.sort((a, b) => satKey(a) - satKey(b));
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
  satCodes: Uint32Array.from(satRows, satKey),
  satPlaces: Uint32Array.from(satRows, ({ spot }) => position.get(spot) ?? 0),
  border: scaled(southernBorder().flat()),
  names: spots.map(shownName),
  keys,
  zoneNames,
});
fs.writeFileSync(file, packed);
console.log(
  `${spots.length} places under ${keys.length} names, ${placed.length} ZIP codes, ${satRows.length} SAT codes, ${(packed.length / 1e6).toFixed(2)} MB`,
);
