// The example addresses, and how the finder does on them.
import fs from "node:fs";
import path from "node:path";
import { milesBetween } from "@/lib/core/great-circle";
import { findPlace } from "@/lib/places/find-place";
import { confidenceMin } from "@/lib/places/rules/locate";

/** An example is a hit in the right country within 30 miles; junk, which has no country, when it is not believed. */
type Example = { text: string; latitude: number; longitude: number; countryCode: string } | { text: string };
export const hitMilesMax = 30;

export const addressesFolder = path.resolve(import.meta.dirname, "../lib/places/examples");

export function readAddresses(file: string): { note: string; addresses: Example[] } {
  return JSON.parse(fs.readFileSync(path.resolve(addressesFolder, file), "utf8"));
}

function isHit(example: Example) {
  const found = findPlace({ address: example.text });
  const isBelieved = found !== undefined && found.confidence >= confidenceMin;
  if (!("latitude" in example)) return !isBelieved;
  return isBelieved && found.countryCode === example.countryCode && milesBetween(found, example) <= hitMilesMax;
}

function missOf({ text }: Example) {
  const found = findPlace({ address: text });
  if (!found) return { text };
  const { city, state, countryCode, confidence } = found;
  return { text, found: { city, state, countryCode, confidence } };
}

export function judgeAddresses(file: string) {
  const { note, addresses } = readAddresses(file);
  const places = addresses.filter((example) => "latitude" in example);
  const junk = addresses.filter((example) => !("latitude" in example));
  return {
    file,
    note,
    places: places.length,
    found: places.filter(isHit).length,
    junk: junk.length,
    refused: junk.filter(isHit).length,
    misses: addresses.filter((it) => !isHit(it)).map(missOf),
  };
}
