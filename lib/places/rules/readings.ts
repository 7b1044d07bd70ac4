import { type Gazetteer, placesOfKey } from "@/lib/places/rules/gazetteer";
import type { PostalCode } from "@/lib/places/rules/postal-codes";
import { findSatPlace } from "@/lib/places/rules/sat-codes";
import type { Address } from "@/lib/places/rules/score";
import { covers, isSame, overlap, type Span } from "@/lib/places/rules/span";
import { isNameLike } from "@/lib/places/rules/street-words";
import { type TownRole, townRoleOf } from "@/lib/places/rules/town-role";

/** Words of an address, and the places they may mean. */
export type Reading = Span & {
  places: ArrayLike<number>;
  edits: number;
  postalCode?: PostalCode;
  /** How much is to be believed of the town that a postal code leads to; less than 1 where it is only likely. */
  certainty?: number;
  /** The name of a state, taken for the city that is called alike. */
  isNamesake?: boolean;
};

export const nameWordsMax = 6;

/** The places whose names stand in the address, word for word. */
export function exactReadings(gazetteer: Gazetteer, address: Address): Reading[] {
  const found: Reading[] = [];
  const { words } = address;
  for (let start = 0; start < words.length; start++) {
    const { text: first, segment } = words[start] ?? { text: "", segment: 0 };
    let text = first;
    for (let end = start + 1; end <= words.length && end <= start + nameWordsMax; end++) {
      if (words[end - 1]?.segment !== segment) break;
      if (end > start + 1) text += ` ${words[end - 1]?.text}`;
      const reading = exactReading(gazetteer, address, { start, end }, text);
      if (reading) found.push(reading);
    }
  }
  return found.some(({ isNamesake }) => isNamesake)
    ? found.filter((reading) => !isStateOnly(gazetteer, address, reading, found))
    : found;
}

function exactReading(gazetteer: Gazetteer, address: Address, span: Span, text: string): Reading | undefined {
  const { length } = address.words[span.start]?.text ?? "";
  const directed = length <= 2 ? gazetteer.keyPositions.get(withDirection(text)) : undefined;
  const key = directed ?? gazetteer.keyPositions.get(text);
  if (key === undefined) return undefined;
  const role = townRoleOf(address, span);
  if (role === "NONE") return undefined;
  const places = placesOfKey(gazetteer, key);
  if (role === "ANY") return { ...span, places, edits: 0 };
  return { ...span, places: placesOfRole(gazetteer, role, places), edits: 0, isNamesake: role.isNamesake };
}

/** The town that a state is called after, or that after the state, is no village. */
const namesakePeopleMin = 10_000;

function placesOfRole(gazetteer: Gazetteer, { regions, isNamesake }: Exclude<TownRole, string>, places: Uint32Array) {
  const peopleMin = isNamesake ? namesakePeopleMin : 0;
  return places.filter(
    (place) => regions.includes(gazetteer.regions[place] ?? 0) && (gazetteer.populations[place] ?? 0) >= peopleMin,
  );
}

const directions = new Map([
  ["n", "north"],
  ["no", "north"],
  ["s", "south"],
  ["so", "south"],
  ["e", "east"],
  ["w", "west"],
]);

/** "w palm beach" → "west palm beach". */
function withDirection(text: string) {
  const space = text.indexOf(" ");
  const direction = space > 0 && space <= 2 ? directions.get(text.slice(0, space)) : undefined;
  return direction ? direction + text.slice(space) : text;
}

/** A state's name is not the town as well where another part of the address is the name of a place in it. */
function isStateOnly(gazetteer: Gazetteer, { words, evidence }: Address, reading: Reading, all: readonly Reading[]) {
  const state = evidence.states.find((span) => isSame(span, reading));
  if (!state || !reading.isNamesake) return false;
  const taken = takenSpans({ evidence });
  const isEdge = (index: number, segment: number | undefined) =>
    words[index]?.segment !== segment || covers(taken, index);
  const isPart = ({ start, end }: Span) =>
    isEdge(start - 1, words[start]?.segment) && isEdge(end, words[start]?.segment);
  return all.some(
    (other) =>
      !overlap(other, reading) &&
      isPart(other) &&
      words.slice(other.start, other.end).some(({ text }) => isNameLike(text)) &&
      Array.prototype.some.call(other.places, (place) => state.regions.includes(gazetteer.regions[place] ?? 0)),
  );
}

export const takenSpans = ({ evidence }: Pick<Address, "evidence">): Span[] => [
  ...evidence.states,
  ...evidence.countries,
  ...evidence.postalCodes,
];

/** The place that a code of SAT's catalogues names in the place of the town, where the state is said beside it. */
export function satReadings(gazetteer: Gazetteer, { words, hints }: Address): Reading[] {
  const [first, second] = words;
  const [region, another] = hints.regions ?? [];
  if (!first || second?.segment === first.segment || region === undefined || another !== undefined) return [];
  const place = findSatPlace(gazetteer, region, first.text);
  return place === undefined ? [] : [{ start: 0, end: 1, places: [place], edits: 0 }];
}
