// The places gathered from all sources, each once, with the ZIP codes and SAT codes that name them.
import { regions } from "@/lib/places/rules/regions";
import { satLocalityFrom } from "@/lib/places/rules/sat-codes";
import { keyOf } from "@/lib/places/rules/words";
import { namesOf } from "@/scripts/gazetteer/aliases";
import { freightSpots } from "@/scripts/gazetteer/freight-spots";
import { type Municipality, mexicanLocalities, type SatLocality } from "@/scripts/gazetteer/mexican-localities";
import { cities, namedPoints, type Spot, type Zip, zips } from "@/scripts/gazetteer/sources";

/** Two entries of one name in one state are one place when they lie closer than this, in degrees. */
const [sameTown, sameSpot] = [0.3, 0.03];
/** What a town that only the post knows is taken to have for each of its ZIP codes. */
const peopleOfZip = 500;
/** INEGI lists every Mexican place of a thousand people: a smaller town that it does not have has fewer. */
const [unlistedFrom, unlistedPeople] = [50_000, 900];

export const regionCode = ({ countryCode, state }: Pick<Spot, "countryCode" | "state">) => `${countryCode}-${state}`;

type Point = { latitude: number; longitude: number };
const isNear = (a: Point, b: Point) =>
  Math.abs(a.latitude - b.latitude) < sameTown && Math.abs(a.longitude - b.longitude) < sameTown;

class Atlas {
  readonly spots: Spot[] = [];
  private readonly byKey = new Map<string, Spot[]>();

  named(region: string, name: string): Spot[] {
    return this.byKey.get(`${region} ${keyOf(name)}`) ?? [];
  }

  find(region: string, name: string, near: Point) {
    return this.named(region, name).find((spot) => isNear(near, spot));
  }

  /** A place at the very point whose name is the beginning of the one looked for: Dolores Hidalgo. */
  shortNamed(region: string, name: string, at: Point) {
    return this.spots.find(
      (spot) =>
        Math.abs(spot.latitude - at.latitude) < sameSpot &&
        Math.abs(spot.longitude - at.longitude) < sameSpot &&
        regionCode(spot) === region &&
        keyOf(name).startsWith(`${keyOf(spot.name)} `),
    );
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

export type SatCode = { state: string; code: number; spot: Spot };

export function gather() {
  const atlas = new Atlas();
  for (const spot of [...freightSpots, ...cities()])
    if (!atlas.find(regionCode(spot), spot.name, spot)) atlas.add(spot);
  for (const point of namedPoints()) {
    const known = atlas.find(regionCode(point), point.name, point) ?? atlas.add(point);
    if (known && point.municipality !== "") known.municipality ??= point.municipality;
  }
  const satCodes = addMexicanLocalities(atlas);
  return { spots: atlas.spots, zips: addZips(atlas), satCodes };
}

function addMexicanLocalities(atlas: Atlas): SatCode[] {
  const { municipalities, satLocalities } = mexicanLocalities();
  const listed = new Set<Spot>(atlas.spots.filter(({ countryCode }) => countryCode !== "MX"));
  const codes = municipalities.flatMap((municipality) => addMunicipality(atlas, municipality, listed) ?? []);
  for (const spot of atlas.spots) {
    const isFreight = freightSpots.includes(spot);
    if (!listed.has(spot) && !isFreight && spot.population < unlistedFrom)
      spot.population = Math.min(spot.population, unlistedPeople);
  }
  return [...codes, ...satLocalities.flatMap((locality) => codeOfLocality(atlas, locality) ?? [])];
}

function addMunicipality(atlas: Atlas, { state, code, name, localities }: Municipality, listed: Set<Spot>) {
  const region = regionCode({ countryCode: "MX", state });
  const towns = localities.flatMap(({ others, ...locality }, index) => {
    const names = [locality.name, ...others, ...(index === 0 ? [name] : [])];
    const plain = names.map((it) => it.replace(/^Heroica (Ciudad (de )?|Villa (de )?)?/, ""));
    const byName = [...names, ...plain].flatMap((it) => atlas.find(region, it, locality) ?? [])[0];
    const known = byName ?? atlas.shortNamed(region, locality.name, locality);
    const town = known ?? atlas.add({ ...locality, others, countryCode: "MX", state });
    if (!town) return [];
    if (known) known.others = [...(known.others ?? []), locality.name, ...others];
    if (!listed.has(town) && town.population < unlistedFrom) town.population = locality.population;
    listed.add(town);
    town.municipality = name;
    return town;
  });
  const ofGeoNames = atlas.spots.filter(
    (spot) => spot.state === state && keyOf(spot.municipality ?? "") === keyOf(name),
  );
  const seat = towns[0] ?? ofGeoNames[0];
  if (!seat) return undefined;
  // A Mexican address names the municipality; it stands for its seat.
  const area = atlas.find(region, name, seat) ?? atlas.add({ ...seat, name, others: [] }) ?? seat;
  area.population = Math.max(area.population, seat.population);
  listed.add(area);
  return { state, code, spot: area };
}

function codeOfLocality(atlas: Atlas, { state, code, names }: SatLocality): SatCode | undefined {
  const region = regionCode({ countryCode: "MX", state });
  const spots = names.flatMap((name) => atlas.named(region, name));
  const [spot] = spots.sort((a, b) => b.population - a.population);
  return spot && { state, code: satLocalityFrom + code, spot };
}

function addZips(atlas: Atlas) {
  const towns = new Set<Spot>();
  return zips().map((zip) => {
    const named = atlas.named(`US-${zip.state}`, zip.city);
    const known = named.find((spot) => isNear(zip, spot)) ?? named.find((spot) => freightSpots.includes(spot));
    const town = known ?? atlas.add({ ...zip, name: zip.city, countryCode: "US", population: 0 });
    if (!known && town) towns.add(town);
    if (town && towns.has(town)) town.population += peopleOfZip;
    return isFarFrom(zip, town)
      ? { ...zip, latitude: town.latitude, longitude: town.longitude, town }
      : { ...zip, town };
  });
}

/** The post gives some boxes the middle of their county. */
const isFarFrom = (zip: Zip, town: Spot | undefined): town is Spot => town !== undefined && !isNear(zip, town);

/** A Mexican place without municipality has that of the nearest place with one. */
export function completeMunicipalities(spots: readonly Spot[]) {
  const known = spots.filter((spot) => spot.municipality);
  for (const spot of spots) {
    if (spot.countryCode !== "MX" || spot.municipality) continue;
    const away = (other: Spot) => Math.hypot(other.latitude - spot.latitude, other.longitude - spot.longitude);
    const ofState = known.filter((other) => other.state === spot.state);
    const nearest = ofState.reduce((best, other) => (away(other) < away(best) ? other : best), ofState[0] ?? spot);
    spot.municipality = nearest.municipality ?? "";
  }
}
