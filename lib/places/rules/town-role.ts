import type { Address } from "@/lib/places/rules/score";
import { covers, isSame, overlap, type Span } from "@/lib/places/rules/span";
import { isStreetLike } from "@/lib/places/rules/street-words";

/** Which places words may name: any, those of some regions, or none because they name a state or a country. */
export type TownRole = "ANY" | "NONE" | { regions: readonly number[]; isNamesake: boolean };

const isPartOf = (span: Span, whole: Span) => overlap(span, whole) && span.end - span.start < whole.end - whole.start;

/**
 * The name of a country is the town only where nothing else could be (Mexico, Mexico). The name of a state is the town
 * where another state follows (Ontario, CA), or where the rest is at most a street: then only a town of that very state,
 * as Puebla is. Part of such a name is never one: León in Nuevo León.
 */
export function townRoleOf(address: Address, span: Span): TownRole {
  const { evidence, hints } = address;
  const { states, countries } = evidence;
  if (countries.some((country) => isPartOf(span, country))) return "NONE";
  const country = countries.findIndex((other) => isSame(other, span));
  if (country >= 0) {
    const isSaidTwice =
      country < countries.length - 1 || hints.countryCode !== undefined || hints.regions !== undefined;
    return isSaidTwice && restOf(address).length === 0 ? "ANY" : "NONE";
  }
  if (states.some((state) => isPartOf(span, state))) return "NONE";
  const state = states.find((other) => isSame(other, span));
  if (!state) return "ANY";
  const next = states.find(({ start }) => start >= span.end);
  if (next) return { regions: next.regions, isNamesake: false };
  const rest = restOf(address);
  if (hints.regions) return rest.every(isStreetLike) ? "ANY" : "NONE";
  return rest.every(isStreetLike) ? { regions: state.regions, isNamesake: true } : "NONE";
}

/** What is left of each part of an address without states, countries, postal codes. */
function restOf({ words, evidence }: Address): string[][] {
  const { states, countries, postalCodes } = evidence;
  const named: Span[] = [...states, ...countries, ...postalCodes];
  const parts = new Map<number, string[]>();
  for (const [index, { text, segment }] of words.entries()) {
    if (!covers(named, index)) parts.set(segment, [...(parts.get(segment) ?? []), text]);
  }
  return [...parts.values()];
}
