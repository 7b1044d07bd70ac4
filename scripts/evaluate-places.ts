// npm run evaluate:places: how many of the example addresses are found, what is not, and what it costs. Prints it and
// writes it for the page that shows it.
import fs from "node:fs";
import path from "node:path";
import { milesBetween } from "@/lib/core/great-circle";
import { findPlace } from "@/lib/places/find-place";
import { confidenceMin } from "@/lib/places/rules/locate";
import { gazetteer } from "@/lib/places/store/gazetteer";
import { fastestRound } from "@/scripts/fastest-round";
import { writeJson } from "@/scripts/write-json";

/** An example is a hit in the right country within 30 miles; junk, which has no country, when it is not believed. */
type Example = { text: string; latitude: number; longitude: number; countryCode: string } | { text: string };
const hitMilesMax = 30;

const folder = path.resolve(import.meta.dirname, "../lib/places/examples");
const given = process.argv.slice(2);
const files = given.length > 0 ? given : fs.readdirSync(folder).sort();

const collect = () => globalThis.gc?.();
const memory = () => {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
};

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

const told = ({ text, found }: ReturnType<typeof missOf>) => {
  const place = found
    ? `${found.city}, ${found.state}, ${found.countryCode} (${found.confidence.toFixed(2)})`
    : "nothing";
  return `  ${text} → ${place}`;
};

const before = memory();
const startedAt = performance.now();
gazetteer();
const loadMs = performance.now() - startedAt;
findPlace({ address: "Chciago, IL" });
const megabytes = memory() - before;

const sets = [];
for (const file of files) {
  const { note, addresses }: { note: string; addresses: Example[] } = JSON.parse(
    fs.readFileSync(path.resolve(folder, file), "utf8"),
  );
  const places = addresses.filter((example) => "latitude" in example);
  const junk = addresses.filter((example) => !("latitude" in example));
  const set = {
    file,
    note,
    places: places.length,
    found: places.filter(isHit).length,
    junk: junk.length,
    refused: junk.filter(isHit).length,
    misses: addresses.filter((it) => !isHit(it)).map(missOf),
    microseconds: Math.round(fastestRound(addresses, ({ text }) => findPlace({ address: text }))),
  };
  sets.push(set);
  console.log(`${file}: ${set.found}/${set.places} found, ${set.refused}/${set.junk} junk refused`);
  for (const miss of set.misses) console.log(told(miss));
  console.log(`${file}: ${set.microseconds} µs an address`);
}
console.log(`gazetteer read in ${loadMs.toFixed(0)} ms, keeps ${megabytes.toFixed(1)} MB`);
// Only of the project's own lists, for the page that shows them.
if (given.length === 0) writeJson(path.resolve(folder, "../evaluation.json"), { hitMilesMax, sets });
